import type calculations from '#shared/texts/en/calculations.json';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { textsAbout } from './calculation-texts.ts';

/** What drafts count. */
export type Noun = keyof (typeof calculations)['counted'];

const text = textsAbout('counted');

/** A noun with its number: «سؤالين», «3 أسئلة». */
export const counted = (language: DraftLanguage, count: number, noun: Noun): string =>
  text(language, noun, { count });
