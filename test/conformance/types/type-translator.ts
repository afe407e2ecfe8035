import ts from 'typescript';

/** Names that code using powerbi-client can refer to. */
export interface ReachableNames {
  /** Exports of powerbi-client. */
  exported: ReadonlySet<string>;
  /** Exports of powerbi-models. */
  models: ReadonlySet<string>;
  /** Exports of the `service` namespace. */
  service: ReadonlySet<string>;
}

/** Types that the declarations use but do not export, with an expression that refers to them. */
const unexportedTypes: Record<string, string> = {
  IHttpPostMessageResponse: 'Response',
  IReportNode: `pbi.Page['report']`,
  IPageNode: `pbi.VisualDescriptor['page']`,
  BookmarksManager: `pbi.Report['bookmarksManager']`,
};

/** Translator from types in the declarations to types that a program can refer to. */
export class TypeTranslator {
  /** Members that a program cannot use, because it cannot refer to their types. The callers of `translate` add them. */
  readonly unreachable: string[] = [];
  readonly #reachable: ReachableNames;

  constructor(reachable: ReachableNames) {
    this.#reachable = reachable;
  }

  /** Returns the expression for a declared type, or undefined if a program cannot refer to it. */
  expressionFor(name: string): string | undefined {
    const { exported, models, service } = this.#reachable;
    if (name in unexportedTypes) return unexportedTypes[name];
    if (exported.has(name)) return `pbi.${name}`;
    if (models.has(name)) return `models.${name}`;
    if (service.has(name)) return `service.${name}`;
    return undefined;
  }

  /** Translates a type. Returns undefined if it contains a name that a program cannot refer to. */
  translate(node: ts.TypeNode | undefined): string | undefined {
    if (!node) return 'any';
    const start = node.getStart();
    let text = node.getText();
    const replacements: { from: number; to: number; by: string }[] = [];
    const unknown: string[] = [];
    const visit = (child: ts.Node): void => {
      if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
        const { typeName } = child;
        const expression = this.expressionFor(typeName.text);
        if (expression)
          replacements.push({ from: typeName.getStart() - start, to: typeName.end - start, by: expression });
        else if (!isGlobal(typeName.text) && !isParameter(typeName)) unknown.push(typeName.text);
      }
      ts.forEachChild(child, visit);
    };
    visit(node);
    for (const { from, to, by } of replacements.reverse()) text = text.slice(0, from) + by + text.slice(to);
    return unknown.length === 0 ? text : undefined;
  }
}

/** Global types that occur in the declarations. */
const globals = ['Promise', 'HTMLElement', 'HTMLIFrameElement', 'CustomEvent', 'Date', 'Array', 'Function', 'Window'];

const isGlobal = (name: string): boolean => globals.includes(name);

/** Returns whether a name is a type parameter of an enclosing declaration. */
function isParameter(name: ts.Identifier): boolean {
  const declares = (node: ts.Node): boolean =>
    'typeParameters' in node &&
    (node.typeParameters as ts.NodeArray<ts.TypeParameterDeclaration> | undefined)?.some(
      (parameter) => parameter.name.text === name.text,
    ) === true;
  return ts.findAncestor(name, declares) !== undefined;
}
