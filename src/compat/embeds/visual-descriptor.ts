import * as core from '@vitrine/sdk';
import type { ISlicerState, IVisualLayout } from '../models';
import type { Page } from './page';

// Members whose powerbi-client declarations differ from the core.
interface PublishedVisualMembers {
  /** Page that contains the visual. */
  page: Page;
  /** Unique name within the page. */
  name: string;
  /** Title shown to users. */
  title: string;
  /** Type of the visual, for example `'slicer'`. */
  type: string;
  /** Position and size on the page in pixels. */
  layout: IVisualLayout;
  /** Sets the state of a slicer. */
  setSlicerState(state: ISlicerState): Promise<core.HttpPostMessageResponse<void>>;
  /** Returns the state of a slicer. */
  getSlicerState(): Promise<ISlicerState>;
}

/** Visual of a report page. */
export interface VisualDescriptor
  extends Omit<core.VisualDescriptor, keyof PublishedVisualMembers>, PublishedVisualMembers {}

/** Class of the visuals of a report page. */
export const VisualDescriptor = core.VisualDescriptor as unknown as new (
  page: Page,
  name: string,
  title: string,
  type: string,
  layout: IVisualLayout,
) => VisualDescriptor;
