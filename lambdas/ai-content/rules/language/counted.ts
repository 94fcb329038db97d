import type { DraftLanguage } from '#shared/model/locale.ts';
import { nouns, type Noun } from './nouns.ts';

const rules = new Intl.PluralRules('ar');

/** A noun with its number: «سؤالان», «3 أسئلة»; `subject` is for an Arabic dual. */
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
