import { honourIds } from '#shared/model/honours.ts';
import type { Language } from '#shared/model/locale.ts';
import type { SchoolHonours } from '#shared/record/figures/school-honours.ts';
import { commas } from '#shared/model/punctuation.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import { printedDay } from '../typography/printed-day.ts';
import { officialTextsIn } from './official-texts.ts';

/**
 * The thresholds of honours with their date and source.
 * @param mark writes a mark in the language
 */
export function honoursNote(
  { honours, language }: { readonly honours: SchoolHonours; readonly language: Language },
  mark: (value: number) => string,
): string {
  const { thresholds, source = '', since = '', areUsual } = honours;
  const texts = officialTextsIn(language);
  const list = honourIds.flatMap((id) => {
    const from = thresholds[id];
    return from === undefined ? [] : [texts.threshold(texts.honours[id], mark(from))];
  });
  const day = since && printedDay(since);
  return texts.thresholds(
    list,
    areUsual ? texts.usualThresholds(day) : joinSaid([source, day], commas[language]),
  );
}
