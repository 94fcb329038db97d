import type { DraftLanguage } from '#shared/model/locale.ts';

/** The same text in both languages. */
export type Said = Readonly<Record<DraftLanguage, string>>;

/** Continues a calculation with its result in words. */
export const thatIs: Said = { ar: '، أي', en: ', that is', fr: ', c’est-à-dire' };

/** Capitalises the first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
