import type { Language } from '../model/locale.ts';
import ar from '../texts/ar/holidays.json' with { type: 'json' };
import en from '../texts/en/holidays.json' with { type: 'json' };

export type HolidayId = keyof typeof en;

/** Names of the default holidays; a teacher may rename them. */
export const holidayNames: Readonly<Record<Language, Readonly<Record<HolidayId, string>>>> = {
  en,
  ar,
};
