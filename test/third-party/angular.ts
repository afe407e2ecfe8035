// imported before the library, which is compiled when it is imported
import '@angular/compiler';
import { PowerBIEmbedModule } from 'powerbi-client-angular';
import { createAngularProgram } from './angular-app';

window.program = createAngularProgram(
  PowerBIEmbedModule,
  `<powerbi-report
    [embedConfig]="bindings.config" [eventHandlers]="bindings.eventHandlers" [cssClassName]="'report'"
  ></powerbi-report>`,
);
