import * as core from '@vitrine/sdk';
import type { IQuickCreateConfiguration } from '../models';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics } from './statics';

/** Embedded quick create: a dataset and a report created from data passed by the page. */
export interface QuickCreate extends Omit<core.QuickCreate, keyof PublishedMembers | 'createConfig'>, PublishedMembers {
  /** Body of the create request. */
  createConfig: IQuickCreateConfiguration;
}

/** Class of embedded quick create. */
export const QuickCreate = publishedClass(core.QuickCreate, embedStatics) as EmbedConstructor<QuickCreate>;
