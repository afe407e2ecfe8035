import * as core from '@vitrine/sdk';
import type { ISlicerState, IVisualLayout } from '../models';
import type { Page } from './page';

/** Where the published declarations of visuals say otherwise than the core. */
interface PublishedVisualMembers {
  /** The page. */
  page: Page;
  /** The visual's unique name. */
  name: string;
  /** The title that people see. */
  title: string;
  /** The visual's type, for example 'slicer'. */
  type: string;
  /** Its place on the page, in pixels. */
  layout: IVisualLayout;
  /** Sets a slicer's state. */
  setSlicerState(state: ISlicerState): Promise<core.HttpPostMessageResponse<void>>;
  /** A slicer's state. */
  getSlicerState(): Promise<ISlicerState>;
}

/** A visual of a page. */
export interface VisualDescriptor
  extends Omit<core.VisualDescriptor, keyof PublishedVisualMembers>, PublishedVisualMembers {}

/** A visual, to construct or compare with. */
export const VisualDescriptor = core.VisualDescriptor as unknown as new (
  page: Page,
  name: string,
  title: string,
  type: string,
  layout: IVisualLayout,
) => VisualDescriptor;
