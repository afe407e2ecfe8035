import * as core from '@vitrine/sdk';
import type { IHttpPostMessageResponse, WithStatusText } from '../messages/http-post-message';
import type { EmbedConstructor } from './embed';
import { createCompatClass } from './compat-class';
import { Report, type CompatReportMembers, type Page, type ReportStatics, type VisualDescriptor } from './report';

// Members whose powerbi-client declarations differ from the core.
interface CompatVisualMembers extends CompatReportMembers {
  /**
   * Always throws, because a single visual does not support this method.
   *
   * @throws {EmbedError} `notSupported`
   */
  getPages(): Promise<Page[]>;
  /**
   * Always throws, because a single visual does not support this method.
   *
   * @throws {EmbedError} `notSupported`
   */
  setPage(pageName: string): Promise<IHttpPostMessageResponse<void>>;
  /** Returns the visual's descriptor, which has methods for the visual. */
  getVisualDescriptor(): Promise<VisualDescriptor>;
}

/** Embedded single visual from a report. */
export interface Visual extends Omit<WithStatusText<core.Visual>, keyof CompatVisualMembers>, CompatVisualMembers {}

/** Static members of `Visual`. */
export interface VisualStatics extends ReportStatics {
  /** Error message of `getPages`. */
  GetPagesNotSupportedError: string;
  /** Error message of `setPage`. */
  SetPageNotSupportedError: string;
  /** Error message of `render`. */
  RenderNotSupportedError: string;
}

const visualStatics = {
  type: 'visual',
  GetPagesNotSupportedError: 'Get pages is not supported while embedding a visual.',
  SetPageNotSupportedError: 'Set page is not supported while embedding a visual.',
  RenderNotSupportedError: 'render is not supported while embedding a visual.',
};

class VisualImplementation extends core.Visual {
  override getPages(): never {
    throw new core.EmbedError('notSupported', visualStatics.GetPagesNotSupportedError);
  }

  override setPage(): never {
    throw new core.EmbedError('notSupported', visualStatics.SetPageNotSupportedError);
  }
}

/** Class for embedded single visuals. */
export const Visual = createCompatClass(
  'Visual',
  VisualImplementation,
  visualStatics,
  Report,
) as EmbedConstructor<Visual> & VisualStatics;
