import * as core from '@vitrine/sdk';
import type { IQuickCreateConfiguration } from '../models';
import type { WithStatusText } from '../messages/http-post-message';
import { assertValid } from './assert-valid';
import { createCompatClass } from './compat-class';
import { Embed, type CompatMembers, type EmbedConstructor } from './embed';

/** Embedded quick create, which creates a dataset and a report from data that the page passes. */
export interface QuickCreate
  extends Omit<WithStatusText<core.QuickCreate>, keyof CompatMembers | 'createConfig'>, CompatMembers {
  /** Body of the create request. */
  createConfig: IQuickCreateConfiguration;
}

class QuickCreateImplementation extends core.QuickCreate {
  #assigned: core.QuickCreateConfiguration | undefined;

  override get createConfig(): core.QuickCreateConfiguration {
    return this.#assigned ?? super.createConfig;
  }

  override set createConfig(config: core.QuickCreateConfiguration) {
    this.#assigned = config;
  }

  protected override get loadBody(): object {
    return this.createConfig;
  }

  override async create(): Promise<void> {
    assertValid(this, this.createConfig);
    return super.create();
  }

  protected override complete(
    config: core.ResolvedConfiguration,
    find: core.FindValue,
    isBootstrap: boolean,
  ): core.ResolvedConfiguration {
    this.#assigned = undefined;
    return super.complete(config, find, isBootstrap);
  }
}

/** Class for embedded quick create. */
export const QuickCreate = createCompatClass(
  'QuickCreate',
  QuickCreateImplementation,
  {},
  Embed,
) as EmbedConstructor<QuickCreate>;
