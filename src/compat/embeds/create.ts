import * as core from '@vitrine/sdk';
import type { IReportCreateConfiguration } from '../models';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Embedded report authoring on a dataset. */
export interface Create extends Omit<core.Create, keyof PublishedMembers | 'createConfig'>, PublishedMembers {
  /** Body of the create request. */
  createConfig: IReportCreateConfiguration;
}

/** Class of embedded report authoring. */
export const Create = publishedClass(core.Create, {
  ...embedStatics,
  findIdFromEmbedUrl: parameterReader('datasetId'),
}) as EmbedConstructor<Create> & IdStatics;
