import * as core from '@vitrine/sdk';
import type { IReportCreateConfiguration } from '../models';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** The creation of a report on a dataset. */
export interface Create extends Omit<core.Create, keyof PublishedMembers | 'createConfig'>, PublishedMembers {
  /** What the create call sends. */
  createConfig: IReportCreateConfiguration;
}

/** The creation of a report, to construct, derive from or compare with. */
export const Create = publishedClass(core.Create, {
  ...embedStatics,
  findIdFromEmbedUrl: parameterReader('datasetId'),
}) as EmbedConstructor<Create> & IdStatics;
