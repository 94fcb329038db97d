import type { Language } from '../../model/locale.ts';
import { ar } from './ar.ts';
import { en, type Labels } from './en.ts';

/** Labels on sheets, in the draft's language. */
export const labelsIn = (language: Language): Labels => ({ en, ar })[language];
