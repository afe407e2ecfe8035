import * as core from '@vitrine/sdk';
import type { IVisualLayout } from '../models';
import type { Page, VisualDescriptor as VisualDescriptorInstance } from './report-declarations';

/** Visual of a report page. */
export type VisualDescriptor = VisualDescriptorInstance;

/** Class of the visuals of a report page. */
export const VisualDescriptor = core.VisualDescriptor as unknown as new (
  page: Page,
  name: string,
  title: string,
  type: string,
  layout: IVisualLayout,
) => VisualDescriptor;
