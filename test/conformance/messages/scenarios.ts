import type { Scenario } from './scenario';
import { authoringScenarios } from './scenarios/authoring';
import { creationScenarios } from './scenarios/creation';
import { eventScenarios } from './scenarios/events';
import { filterScenarios } from './scenarios/filters';
import { layoutScenarios } from './scenarios/layout';
import { loadScenarios } from './scenarios/load';
import { menuScenarios } from './scenarios/menu';
import { pageScenarios } from './scenarios/pages';
import { paginatedScenarios } from './scenarios/paginated';
import { reportScenarios } from './scenarios/report';
import { serviceScenarios } from './scenarios/service';
import { tokenScenarios } from './scenarios/token';
import { visualScenarios } from './scenarios/visuals';

/** Scenarios for programs that extend powerbi-client, which only the compat entry point supports. */
export const compatScenarios: Record<string, Scenario> = authoringScenarios;

/** Scenarios by name. The golden file of the same name contains powerbi-client's recording. */
export const scenarios: Record<string, Scenario> = {
  ...loadScenarios,
  ...creationScenarios,
  ...tokenScenarios,
  ...reportScenarios,
  ...pageScenarios,
  ...filterScenarios,
  ...visualScenarios,
  ...layoutScenarios,
  ...menuScenarios,
  ...paginatedScenarios,
  ...eventScenarios,
  ...serviceScenarios,
  ...compatScenarios,
};
