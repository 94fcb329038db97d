import type { Language } from '#shared/model/locale.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';

interface CardTexts {
  /** The letters of the four sides, clockwise from the upper one. */
  readonly letters: readonly [string, string, string, string];
  readonly title: (name: string) => string;
  readonly number: (number: number) => string;
  readonly className: (name: string) => string;
  readonly hold: string;
  readonly file: (name: string) => string;
}

const en: CardTexts = {
  letters: ['A', 'B', 'C', 'D'],
  title: (name) => `Answer cards · ${name}`,
  number: (number) => `Card ${number}`,
  className: (name) => `Class ${isolate(name)}`,
  hold: 'Hold the card here. The letter at the top is your answer. Keep your fingers off the black square.',
  file: (name) => `answer cards ${name}`,
};

const ar: CardTexts = {
  letters: ['أ', 'ب', 'ج', 'د'],
  title: (name) => `بطاقات الإجابة · ${name}`,
  number: (number) => `البطاقة ${number}`,
  className: (name) => `القسم ${isolate(name)}`,
  hold: 'أمسك البطاقة من هنا. إجابتك هي الحرف الذي في الأعلى. لا تضع أصابعك على المربع الأسود.',
  file: (name) => `بطاقات الإجابة ${name}`,
};

export const cardTexts: Readonly<Record<Language, CardTexts>> = { en, ar };
