import { describe, expect, it } from 'vitest';
import { levelInWords, levelOfCode } from './class-code.ts';

describe('the level in a class code', () => {
  it.each([
    ['Primary', '3اب|5 اب 2|1AP|5AP2|4 ابتدائي'],
    ['Middle', '1م1|4 م 2|٢م٣|2AM3|1MS2|4ème AM 1|3 متوسط 2'],
    [
      'Secondary',
      '2ثا|1ثا 3|2ث1|3AS|1ج م ع ت 2|3 ع ت 1|2 ت ر|3 آ ف|2 ل أ|3AS Sciences 2|3 تقني رياضي',
    ],
    [undefined, '|5م1|4ثا|1|قائمة|3 ملاحظات|الأستاذ|1محمد|Class 3B|6AM|2 مرابط|12م1'],
  ])('is found in %s', (level, codes) => {
    for (const code of codes.split('|')) expect(levelOfCode(code), code).toBe(level);
  });
});

describe('the level in words', () => {
  it.each([
    ['Primary', 'ابتدائية النور|المدرسة الابتدائية النور|École primaire|الخامسة ابتدائي'],
    ['Middle', 'متوسطة النور|CEM Vallée|السنة الأولى متوسط 1|إكمالية النور'],
    ['Secondary', 'ثانوية النور|Lycée Émir|الثالثة ثانوي علوم تجريبية'],
    [undefined, 'مدرسة النور|École des Oliviers|'],
  ])('is found in %s', (level, texts) => {
    for (const text of texts.split('|')) expect(levelInWords(text), text).toBe(level);
  });
});
