import * as core from '@vitrine/sdk';
import type { EmbedConstructor, CompatMembers } from './embed';
import { createCompatClass } from './compat-class';
import { embedStatics } from './statics';

/** Embedded Q&A box. */
export interface Qna extends Omit<core.Qna, keyof CompatMembers>, CompatMembers {}

/** Class of embedded Q&A boxes. */
export const Qna = createCompatClass(core.Qna, {
  ...embedStatics,
  allowedEvents: ['loaded', 'visualRendered'],
  type: 'Qna',
}) as EmbedConstructor<Qna>;
