// imported before the library, which is compiled when it is imported
import '@angular/compiler';
import { NgxPowerBiModule } from 'ngx-powerbi';
import type { Report } from 'powerbi-client';
import { createAngularProgram } from './angular-app';

const program = createAngularProgram(
  NgxPowerBiModule,
  `<ngx-powerbi-component class="report" style="display: block"
    type="report" tokenType="Embed" [id]="bindings.config.id" [embedUrl]="bindings.config.embedUrl"
    [accessToken]="bindings.config.accessToken" [options]="bindings.config.settings"
    (embedded)="bindings.onEmbedded($event)"
  ></ngx-powerbi-component>`,
);

window.program = {
  ...program,
  start(container, config, onEvent) {
    program.start(container, config, onEvent);
    const addHandlers = () => {
      const report: Report = program.report();
      for (const name of ['loaded', 'rendered', 'pageChanged']) report.on(name, () => onEvent(name));
    };
    new MutationObserver((_records, observer) => {
      if (!container.querySelector('iframe')) return;
      observer.disconnect();
      addHandlers();
    }).observe(container, { childList: true, subtree: true });
  },
};
