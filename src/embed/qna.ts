import type { HttpPostMessageResponse } from '../protocol/envelope';
import type { ValidationError } from '../errors';
import type { EmbedConfiguration } from '../models';
import { qnaEvents, type QnaEvents } from '../protocol/events';
import { validateLoadQnaConfiguration } from '../validation';
import { Embed, type CallOptions } from './embed';

/** An embedded question-and-answer box. */
export class Qna extends Embed<QnaEvents> {
  /** The names that `on` takes. */
  override readonly allowedEvents = qnaEvents;
  /** The type, as the peer spells it. */
  override readonly embedtype: string = 'qna';
  /** Path of the load call. */
  override readonly loadPath: string = '/qna/load';
  /** Path of the load call of a phased load. */
  override readonly phasedLoadPath: string = '/qna/prepare';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/qna/:uniqueId/events/:eventName'];
  /** The event that says that the content is there. */
  override readonly loadedEvent: string = 'loaded';

  /** A question-and-answer box has no id of its own. */
  override getId(): undefined {
    return undefined;
  }

  /** The last part of the embed URL that bootstrap builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'qnaEmbed';
  }

  /** Checks the configuration as a Q&A's load: it needs a token and data sets (wire protocol, 4). */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return validateLoadQnaConfiguration(config);
  }

  /** Asks a question in place of the present one. */
  setQuestion(question: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('POST /qna/interpret', { body: { question }, ...options });
  }
}
