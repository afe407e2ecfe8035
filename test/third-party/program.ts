import type { Report } from 'powerbi-client';

/** Report configuration that the test passes to a program. */
export interface ReportConfiguration {
  type: 'report';
  id: string;
  embedUrl: string;
  accessToken: string;
  tokenType: 1;
  settings?: object;
}

/** A program that embeds a report with a third-party library. The same test runs all programs. */
export interface Program {
  /** Shows the report in a container, and reports its events. */
  start(container: HTMLElement, config: ReportConfiguration, onEvent: (name: string) => void): void;
  /** Changes the configuration. */
  update(config: ReportConfiguration): void;
  /** Removes the report. */
  stop(): void;
  /** Returns the report. */
  report(): Report;
}

declare global {
  interface Window {
    program: Program;
  }
}
