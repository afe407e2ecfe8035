import * as core from '@vitrine/sdk';
import type { EmbedConstructor } from './embed';
import { createCompatClass } from './compat-class';
import { reportStatics, type ReportStatics } from './report';
import type { CompatReportMembers } from './report-declarations';
import type { VisualDescriptor } from './visual-descriptor';

// Members whose powerbi-client declarations differ from the core.
interface CompatVisualMembers extends CompatReportMembers {
  /**
   * Not supported by single visuals.
   *
   * @throws {EmbedError} `notSupported` in all cases
   */
  setPage(pageName: string): Promise<core.HttpPostMessageResponse<void>>;
  /** Returns the descriptor of the visual, with its methods. */
  getVisualDescriptor(): Promise<VisualDescriptor>;
}

/** Embedded single visual of a report. */
export interface Visual extends Omit<core.Visual, keyof CompatVisualMembers>, CompatVisualMembers {}

/** Static members of `Visual`. */
export interface VisualStatics extends ReportStatics {
  /** Error message of `getPages`. */
  GetPagesNotSupportedError: string;
  /** Error message of `setPage`. */
  SetPageNotSupportedError: string;
  /** Error message of `render`. */
  RenderNotSupportedError: string;
}

/** Class of embedded single visuals. */
export const Visual = createCompatClass(core.Visual, {
  ...reportStatics,
  type: 'visual',
  GetPagesNotSupportedError: 'Get pages is not supported while embedding a visual.',
  SetPageNotSupportedError: 'Set page is not supported while embedding a visual.',
  RenderNotSupportedError: 'render is not supported while embedding a visual.',
}) as EmbedConstructor<Visual> & VisualStatics;
