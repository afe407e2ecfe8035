import ts from 'typescript';

/** Where the names of the declarations are to be had for a program. */
export interface Reachable {
  /** Exports of the client. */
  exported: ReadonlySet<string>;
  /** Exports of the models. */
  models: ReadonlySet<string>;
  /** Exports of the client's namespace `service`. */
  service: ReadonlySet<string>;
}

/** Types that the declarations use and do not export, and what stands for them. */
const hidden: Record<string, string> = {
  IHttpPostMessageResponse: 'Response',
  IReportNode: `pbi.Page['report']`,
  IPageNode: `pbi.VisualDescriptor['page']`,
  BookmarksManager: `pbi.Report['bookmarksManager']`,
};

/** Turns types as the declarations write them into types as a program writes them. */
export class Names {
  /** Members that a program cannot use, because they take or give a type that it cannot name. */
  readonly unreachable: string[] = [];
  readonly #reachable: Reachable;

  constructor(reachable: Reachable) {
    this.#reachable = reachable;
  }

  /** How a program names a declared type; undefined when it cannot. */
  of(name: string): string | undefined {
    const { exported, models, service } = this.#reachable;
    if (name in hidden) return hidden[name];
    if (exported.has(name)) return `pbi.${name}`;
    if (models.has(name)) return `models.${name}`;
    if (service.has(name)) return `service.${name}`;
    return undefined;
  }

  /** A type as a program writes it; undefined when it contains a name that a program cannot reach. */
  type(node: ts.TypeNode | undefined): string | undefined {
    if (!node) return 'any';
    const start = node.getStart();
    let text = node.getText();
    const replacements: { from: number; to: number; by: string }[] = [];
    const unknown: string[] = [];
    const visit = (child: ts.Node): void => {
      if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
        const { typeName } = child;
        const known = this.of(typeName.text);
        if (known) replacements.push({ from: typeName.getStart() - start, to: typeName.end - start, by: known });
        else if (!isGlobal(typeName.text) && !isParameter(typeName)) unknown.push(typeName.text);
      }
      ts.forEachChild(child, visit);
    };
    visit(node);
    for (const { from, to, by } of replacements.reverse()) text = text.slice(0, from) + by + text.slice(to);
    return unknown.length === 0 ? text : undefined;
  }
}

const globals = ['Promise', 'HTMLElement', 'HTMLIFrameElement', 'CustomEvent', 'Date', 'Array', 'Function', 'Window'];

const isGlobal = (name: string): boolean => globals.includes(name);

/** Tells whether a name is a type parameter of a declaration around it. */
function isParameter(name: ts.Identifier): boolean {
  const declares = (node: ts.Node): boolean =>
    'typeParameters' in node &&
    (node.typeParameters as ts.NodeArray<ts.TypeParameterDeclaration> | undefined)?.some(
      (parameter) => parameter.name.text === name.text,
    ) === true;
  return ts.findAncestor(name, declares) !== undefined;
}
