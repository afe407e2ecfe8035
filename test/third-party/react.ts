import type { Report } from 'powerbi-client';
import { Report as PowerBIReport } from 'powerbi-report-component';
import { createElement } from 'react';
import * as ReactDOM from 'react-dom';
import type { Program, ReportConfiguration } from './program';

// React 17, whose types are not installed
const { render, unmountComponentAtNode } = ReactDOM as unknown as {
  render: (element: unknown, container: Element) => void;
  unmountComponentAtNode: (container: Element) => void;
};

let root: HTMLElement;
let emit: (name: string) => void;
let report: Report;

function show({ id, ...config }: ReportConfiguration): void {
  const props = {
    ...config,
    embedType: 'report',
    embedId: id,
    tokenType: 'Embed',
    permissions: 'Read',
    style: { height: '500px' },
    onLoad: (loaded: Report) => {
      report = loaded;
      emit('loaded');
    },
    onRender: () => emit('rendered'),
    onPageChange: () => emit('pageChanged'),
  };
  render(createElement(PowerBIReport as never, props), root);
}

window.program = {
  start(container, config, onEvent) {
    root = container;
    emit = onEvent;
    show(config);
  },
  update: show,
  stop() {
    unmountComponentAtNode(root);
  },
  report: () => report,
} satisfies Program;
