import * as core from '@vitrine/sdk';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics } from './statics';

/** An embedded question-and-answer box. */
export interface Qna extends Omit<core.Qna, keyof PublishedMembers>, PublishedMembers {}

/** An embedded question-and-answer box, to construct, derive from or compare with. */
export const Qna = publishedClass(core.Qna, {
  ...embedStatics,
  allowedEvents: ['loaded', 'visualRendered'],
  type: 'Qna',
}) as EmbedConstructor<Qna>;
