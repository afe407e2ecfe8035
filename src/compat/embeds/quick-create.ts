import * as core from '@vitrine/sdk';
import type { IQuickCreateConfiguration } from '../models';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics } from './statics';

/** The creation of a dataset and a report from data that the page gives. */
export interface QuickCreate extends Omit<core.QuickCreate, keyof PublishedMembers | 'createConfig'>, PublishedMembers {
  /** What the create call sends. */
  createConfig: IQuickCreateConfiguration;
}

/** The creation from data, to construct, derive from or compare with. */
export const QuickCreate = publishedClass(core.QuickCreate, embedStatics) as EmbedConstructor<QuickCreate>;
