import type { Language } from '../model/locale.ts';

const en = {
  autumn: 'Autumn break',
  winter: 'Winter break',
  spring: 'Spring break',
  summer: 'Summer break',
  revolution: 'Anniversary of the Revolution',
  newYear: 'New Year',
  yennayer: 'Amazigh New Year (Yennayer)',
  labour: 'Labour Day',
  independence: 'Independence Day',
  muharram: 'Islamic New Year',
  ashura: 'Ashura',
  mawlid: 'Birth of the Prophet',
  fitr: 'Eid al-Fitr',
  adha: 'Eid al-Adha',
};
export type HolidayId = keyof typeof en;

/** Names of the default holidays; a teacher may rename them. */
export const holidayNames: Readonly<Record<Language, Readonly<Record<HolidayId, string>>>> = {
  en,
  ar: {
    autumn: 'عطلة الخريف',
    winter: 'عطلة الشتاء',
    spring: 'عطلة الربيع',
    summer: 'العطلة الصيفية',
    revolution: 'ذكرى اندلاع الثورة التحريرية',
    newYear: 'رأس السنة الميلادية',
    yennayer: 'رأس السنة الأمازيغية (يناير)',
    labour: 'عيد العمال',
    independence: 'عيد الاستقلال والشباب',
    muharram: 'رأس السنة الهجرية',
    ashura: 'عاشوراء',
    mawlid: 'المولد النبوي الشريف',
    fitr: 'عيد الفطر المبارك',
    adha: 'عيد الأضحى المبارك',
  },
};
