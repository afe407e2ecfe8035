import type { Report } from 'powerbi-client';
import { PowerBIReportEmbed } from 'powerbi-client-vue-js';
import { createApp, h, reactive, type App } from 'vue';
import type { Program, ReportConfiguration } from './program';

let app: App;
let state: { config: ReportConfiguration };
let report: Report;

window.program = {
  start(container, config, onEvent) {
    state = reactive({ config });
    const names = ['loaded', 'rendered', 'pageChanged'];
    const eventHandlers = new Map(names.map((name) => [name, () => onEvent(name)]));
    app = createApp({
      render: () =>
        h(PowerBIReportEmbed as never, {
          embedConfig: state.config,
          eventHandlers,
          cssClassName: 'report',
          onReportObj: (embed: Report) => {
            // the component stores the report in reactive state
            report = embed;
          },
        }),
    });
    app.mount(container);
  },
  update(config) {
    state.config = config;
  },
  stop() {
    app.unmount();
  },
  report: () => report,
} satisfies Program;
