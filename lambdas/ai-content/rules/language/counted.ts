import type { DraftLanguage } from '#shared/model/locale.ts';
import { nouns, type Noun } from './nouns.ts';

const rules = new Intl.PluralRules('ar');

/**
 * A noun with its number: «سؤالان», «3 أسئلة», «11 سؤالا», “3 questions”. Numbers are digits, so that their gender
 * does not matter; `subject` tells whether an Arabic dual is the subject of its sentence.
 */
export function counted(
  language: DraftLanguage,
  count: number,
  noun: Noun,
  subject = false,
): string {
  if (language !== 'ar') return `${count} ${nouns[noun][language][count === 1 ? 0 : 1]}`;
  const [one, two, otherTwo, few, many] = nouns[noun].ar;
  switch (rules.select(count)) {
    case 'one':
      return one;
    case 'two':
      return subject ? two : otherTwo;
    case 'few':
      return `${count} ${few}`;
    case 'many':
      return `${count} ${many}`;
    default:
      return `${count} ${one.split(' ')[0] ?? one}`;
  }
}
