import type { CreateOptions, Embed, EmbedConfiguration, EmbedDefinition, Embedder, EmbedFeature } from '@vitrine/sdk';
import type { EmbedRecord } from './embed-record';

/** An embedder, or the prototype of all embedders: the object whose `create` is replaced. */
export type Instrumented = Pick<Embedder, 'create'>;

/** The part of a recorder that is notified when embeds are created. */
export interface CreationRecorder {
  recordOf(embedder: Embedder, element: HTMLElement, type: string): EmbedRecord;
  fail(record: EmbedRecord, error: unknown): void;
  observe(record: EmbedRecord, embed: Embed): void;
  featureFor(record: EmbedRecord, others: EmbedFeature): EmbedFeature;
}

type Create = (
  this: Embedder,
  definition: EmbedDefinition,
  element: HTMLElement,
  config: EmbedConfiguration,
  options?: CreateOptions,
) => Embed;

/**
 * Records every embed that an embedder creates, by replacing its `create` method. This costs nothing on pages without
 * the devtools, and covers all services on the page, which have no shared registry.
 *
 * @returns a function that restores `create`
 */
export function instrument(target: Instrumented, recorder: CreationRecorder): () => void {
  const original = target.create as Create;
  const isOwn = Object.hasOwn(target, 'create');
  const replacement: Create = function (definition, element, config, options = {}) {
    // `create` itself reports a container that is not an element.
    if (!(element instanceof Node)) return original.call(this, definition, element, config, options);
    const record = recorder.recordOf(this, element, definition.type);
    record.configure(this, definition.type, config);
    const features = options.features ?? [];
    const others: EmbedFeature = Object.assign({}, this.features, ...features) as EmbedFeature;
    try {
      const recording = [...features, recorder.featureFor(record, others)];
      const embed = original.call(this, definition, element, config, { ...options, features: recording });
      recorder.observe(record, embed);
      return embed;
    } catch (error) {
      recorder.fail(record, error);
      throw error;
    }
  };
  const holder = target as { create?: Create };
  holder.create = replacement;
  return () => {
    // Another copy of the devtools may have replaced `create` since.
    if (holder.create !== replacement) return;
    if (isOwn) holder.create = original;
    else delete holder.create;
  };
}
