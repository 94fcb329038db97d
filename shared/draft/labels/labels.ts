import type { Language } from '../../model/locale.ts';
import { ar } from './ar.ts';
import { en, type Labels } from './en.ts';

/** What sheets say besides the draft's own texts, in its language. */
export const labelsIn = (language: Language): Labels => ({ en, ar })[language];
