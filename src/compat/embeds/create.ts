import * as core from '@vitrine/sdk';
import type { IReportCreateConfiguration } from '../models';
import type { WithStatusText } from '../messages/http-post-message';
import { assertValid } from './assert-valid';
import { createCompatClass } from './compat-class';
import { Embed, type CompatMembers, type EmbedConstructor } from './embed';
import { parameterReader, type IdStatics } from './statics';

/** Embedded editor for a new report on an existing dataset. */
export interface Create extends Omit<WithStatusText<core.Create>, keyof CompatMembers | 'createConfig'>, CompatMembers {
  /** Body of the create request. */
  createConfig: IReportCreateConfiguration;
}

class CreateImplementation extends core.Create {
  #assigned: core.ReportCreateConfiguration | undefined;

  override get createConfig(): core.ReportCreateConfiguration {
    return this.#assigned ?? super.createConfig;
  }

  override set createConfig(config: core.ReportCreateConfiguration) {
    this.#assigned = config;
  }

  override getId(): string | undefined {
    return this.createConfig.datasetId;
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

/** Class for embedded report authoring. */
export const Create = createCompatClass(
  'Create',
  CreateImplementation,
  {
    findIdFromEmbedUrl: parameterReader('datasetId'),
  },
  Embed,
) as EmbedConstructor<Create> & IdStatics;
