import { PowerBIEmbedModule } from 'powerbi-client-angular';
import { createAngularProgram } from './angular-app';

window.program = createAngularProgram(
  PowerBIEmbedModule,
  `<powerbi-report
    [embedConfig]="bindings.config" [eventHandlers]="bindings.eventHandlers" [cssClassName]="'report'"
  ></powerbi-report>`,
);
