import type { Language } from '#shared/model/locale.ts';
import { ar } from './ar.ts';
import { en, type ReportTexts } from './en.ts';

export const textsIn = (language: Language): ReportTexts => ({ en, ar })[language];
