import * as core from '@vitrine/sdk';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics } from './statics';

/** Embedded Q&A box. */
export interface Qna extends Omit<core.Qna, keyof PublishedMembers>, PublishedMembers {}

/** Class of embedded Q&A boxes. */
export const Qna = publishedClass(core.Qna, {
  ...embedStatics,
  allowedEvents: ['loaded', 'visualRendered'],
  type: 'Qna',
}) as EmbedConstructor<Qna>;
