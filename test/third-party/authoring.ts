import 'powerbi-report-authoring';
import { factories, service, type Report } from 'powerbi-client';
import type { Program } from './program';

const powerbi = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
let root: HTMLElement;
let report: Report;

window.program = {
  start(container, config, onEvent) {
    root = container;
    report = powerbi.embed(root, config) as Report;
    for (const name of ['loaded', 'rendered', 'pageChanged']) report.on(name, () => onEvent(name));
  },
  update(config) {
    powerbi.embed(root, config);
  },
  stop() {
    powerbi.reset(root);
  },
  report: () => report,
} satisfies Program;
