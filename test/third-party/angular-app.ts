import 'zone.js';
import { ApplicationRef, Component, NgModule, type NgModuleRef, type Type } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { platformBrowserDynamic } from '@angular/platform-browser-dynamic';
import type { Report } from 'powerbi-client';
import type { Program, ReportConfiguration } from './program';

/** Fields that the root component's template binds to. */
export interface Bindings {
  config: ReportConfiguration;
  onEvent: (name: string) => void;
  eventHandlers: Map<string, () => void>;
  report: Report | undefined;
  onEmbedded: (report: Report) => void;
}

/** Creates the program for an Angular application whose root component has the given template. */
export function createAngularProgram(library: Type<unknown>, template: string): Program {
  let bindings: Bindings;
  let module: NgModuleRef<unknown>;

  class Root {
    get bindings(): Bindings {
      return bindings;
    }
  }
  Component({ selector: 'app-root', template })(Root);

  // oxlint-disable-next-line typescript/no-extraneous-class -- Angular's modules are empty classes
  class AppModule {}
  NgModule({ imports: [BrowserModule, library], declarations: [Root], bootstrap: [Root] })(AppModule);

  return {
    start(container, config, onEvent) {
      const eventHandlers = new Map(['loaded', 'rendered', 'pageChanged'].map((name) => [name, () => onEvent(name)]));
      const onEmbedded = (report: Report) => {
        bindings.report = report;
      };
      bindings = { config, onEvent, eventHandlers, report: undefined, onEmbedded };
      container.append(document.createElement('app-root'));
      void platformBrowserDynamic()
        .bootstrapModule(AppModule)
        .then((created) => {
          module = created;
        });
    },
    update(config) {
      bindings.config = config;
      module.injector.get(ApplicationRef).tick();
    },
    stop() {
      module.destroy();
    },
    // every service returns an element's embed, even if a different service created it
    report: () => bindings.report ?? (window.powerbi.get(document.querySelector('.report')!) as Report),
  };
}
