import type { Language } from '#shared/model/locale.ts';
import type { Term } from '#shared/model/term.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';

interface PrintTexts {
  readonly title: (term: Term) => string;
  readonly className: (name: string) => string;
  readonly number: string;
  readonly name: string;
  readonly remarks: string;
  /** What to do with the sheet, and where a pupil who joins goes. */
  readonly note: string;
  readonly page: (page: number, pages: number) => string;
  /** The parts of the file's name. */
  readonly file: (name: string, subject: string, term: Term) => string;
}

const en: PrintTexts = {
  title: (term) => `Marks: ${['first', 'second', 'third'][term - 1] ?? ''} term`,
  className: (name) => `Class ${isolate(name)}`,
  number: 'No.',
  name: 'Surname and name',
  remarks: 'Remarks',
  note: 'One mark in each cell. Photograph the whole page to enter the marks. Pupils who join go into the empty rows.',
  page: (page, pages) => `Page ${page} of ${pages}`,
  file: (name, subject, term) => `marks ${name} ${subject} term ${term}`,
};

const ar: PrintTexts = {
  title: (term) => `سجل التنقيط: الفصل ${['الأول', 'الثاني', 'الثالث'][term - 1] ?? ''}`,
  className: (name) => `القسم ${isolate(name)}`,
  number: 'الرقم',
  name: 'اللقب والاسم',
  remarks: 'الملاحظات',
  note: 'نقطة واحدة في كل خانة. صوّر الصفحة كاملة لإدخال النقاط. يُكتب التلاميذ الجدد في الأسطر الفارغة.',
  page: (page, pages) => `صفحة ${page} من ${pages}`,
  file: (name, subject, term) => `سجل التنقيط ${name} ${subject} الفصل ${term}`,
};

export const printTexts: Readonly<Record<Language, PrintTexts>> = { en, ar };
