import type { HttpPostMessageResponse } from '../protocol/envelope';
import type { ValidationError } from '../errors';
import type { EmbedConfiguration } from '../models';
import { qnaEvents, type QnaEvents } from '../protocol/events';
import { validateLoadQnaConfiguration } from '../validation';
import { Embed, type CallOptions } from './embed';

/** An embedded question-and-answer box. */
export class Qna extends Embed<QnaEvents> {
  override readonly allowedEvents = qnaEvents;
  override readonly embedtype: string = 'qna';
  override readonly loadPath: string = '/qna/load';
  override readonly phasedLoadPath: string = '/qna/prepare';
  override eventRoutes: readonly string[] = ['/qna/:uniqueId/events/:eventName'];

  /** A question-and-answer box has no id of its own. */
  override getId(): undefined {
    return undefined;
  }

  /** @internal */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'qnaEmbed';
  }

  /** Checks the configuration as a Q&A's load: it needs a token and data sets (wire protocol, 4). */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return validateLoadQnaConfiguration(config);
  }

  /** Asks a question in place of the present one. */
  setQuestion(question: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.request('POST /qna/interpret', { body: { question }, ...options });
  }
}
