import type { DraftLanguage } from '../../model/locale.ts';
import { ar } from './ar.ts';
import { en, type Labels } from './en.ts';
import { fr } from './fr.ts';

/** Labels on sheets, in the draft's language. */
export const labelsIn = (language: DraftLanguage): Labels => ({ en, ar, fr })[language];
