import * as core from '@vitrine/sdk';
import type { IReportCreateConfiguration } from '../models';
import type { EmbedConstructor, CompatMembers } from './embed';
import { createCompatClass } from './compat-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Embedded report authoring on a dataset. */
export interface Create extends Omit<core.Create, keyof CompatMembers | 'createConfig'>, CompatMembers {
  /** Body of the create request. */
  createConfig: IReportCreateConfiguration;
}

/** Class of embedded report authoring. */
export const Create = createCompatClass(core.Create, {
  ...embedStatics,
  findIdFromEmbedUrl: parameterReader('datasetId'),
}) as EmbedConstructor<Create> & IdStatics;
