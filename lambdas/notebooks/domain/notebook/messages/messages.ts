import type { Language } from '#shared/model/locale.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Messages } from './en.ts';

export const messagesIn = (language: Language): Messages => ({ en, ar })[language];
