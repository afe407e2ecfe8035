import * as core from '@vitrine/sdk';
import type { WithStatusText } from '../messages/http-post-message';
import { createCompatClass } from './compat-class';
import { Embed, type CompatMembers, type EmbedConstructor } from './embed';

/** Embedded Q&A box. */
export interface Qna extends Omit<WithStatusText<core.Qna>, keyof CompatMembers>, CompatMembers {}

/** Class for embedded Q&A boxes. */
export const Qna = createCompatClass(
  'Qna',
  core.Qna,
  {
    allowedEvents: ['loaded', 'visualRendered'],
    type: 'Qna',
  },
  Embed,
) as EmbedConstructor<Qna>;
