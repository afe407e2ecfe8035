import * as core from '@vitrine/sdk';
import type { IQuickCreateConfiguration } from '../models';
import type { EmbedConstructor, CompatMembers } from './embed';
import { createCompatClass } from './compat-class';
import { embedStatics } from './statics';

/** Embedded quick create: a dataset and a report created from data passed by the page. */
export interface QuickCreate extends Omit<core.QuickCreate, keyof CompatMembers | 'createConfig'>, CompatMembers {
  /** Body of the create request. */
  createConfig: IQuickCreateConfiguration;
}

/** Class of embedded quick create. */
export const QuickCreate = createCompatClass(core.QuickCreate, embedStatics) as EmbedConstructor<QuickCreate>;
