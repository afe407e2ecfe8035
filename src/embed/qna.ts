import type { HttpPostMessageResponse } from '../protocol/envelope';
import { qnaEvents, type QnaEvents } from '../protocol/events';
import type { CallOptions } from './call-options';
import { Embed } from './embed';

/** Embedded Q&A box, which answers a natural-language question with a visual. */
export class Qna extends Embed<QnaEvents> {
  /** Names of the events that `on` accepts. */
  override readonly allowedEvents = qnaEvents;
  /** Type of the embed: `'qna'`. */
  override readonly embedtype: string = 'qna';
  /** Path of the load request. */
  override readonly loadPath: string = '/qna/load';
  /** Path of the load request for a phased load. */
  override readonly phasedLoadPath: string = '/qna/prepare';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/qna/:uniqueId/events/:eventName'];
  /** Event that the frame emits when its content has loaded. */
  override readonly loadedEvent: string = 'loaded';

  /** Returns undefined, because a Q&A box has no id. */
  override getId(): undefined {
    return undefined;
  }

  /** Returns the last path segment of the embed URL that `bootstrap` builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'qnaEmbed';
  }

  /** Replaces the question, for example 'sales by region'. */
  setQuestion(question: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('POST /qna/interpret', { body: { question }, ...options }, (response) => {
      this.changes = { question };
      return response;
    });
  }
}
