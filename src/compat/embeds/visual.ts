import * as core from '@vitrine/sdk';
import type { EmbedConstructor } from './embed';
import { publishedClass } from './published-class';
import { reportStatics, type PublishedReportMembers, type ReportStatics } from './report';
import type { VisualDescriptor } from './visual-descriptor';

/** Where the published declarations of single visuals say otherwise than the core. */
interface PublishedVisualMembers extends PublishedReportMembers {
  /** Not for a single visual. @throws EmbedError `notSupported` */
  setPage(pageName: string): Promise<core.HttpPostMessageResponse<void>>;
  /** The visual, to call upon. */
  getVisualDescriptor(): Promise<VisualDescriptor>;
}

/** One visual of a report, embedded alone. */
export interface Visual extends Omit<core.Visual, keyof PublishedVisualMembers>, PublishedVisualMembers {}

/** The static members of `Visual`. */
export interface VisualStatics extends ReportStatics {
  /** The message of `getPages`. */
  GetPagesNotSupportedError: string;
  /** The message of `setPage`. */
  SetPageNotSupportedError: string;
  /** The message of `render`. */
  RenderNotSupportedError: string;
}

/** One visual of a report, to construct, derive from or compare with. */
export const Visual = publishedClass(core.Visual, {
  ...reportStatics,
  type: 'visual',
  GetPagesNotSupportedError: 'Get pages is not supported while embedding a visual.',
  SetPageNotSupportedError: 'Set page is not supported while embedding a visual.',
  RenderNotSupportedError: 'render is not supported while embedding a visual.',
}) as EmbedConstructor<Visual> & VisualStatics;
