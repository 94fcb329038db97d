import type { ClassSubjects } from '../../model/class-subjects.ts';
import type { Language } from '../../model/locale.ts';
import { commas } from '../../model/punctuation.ts';
import { writeFigure } from '../../model/write-figure.ts';
import { textsOf } from '../../text/texts-of.ts';
import ar from '../../texts/ar/general.json' with { type: 'json' };
import en from '../../texts/en/general.json' with { type: 'json' };
import type { TermResults } from './class-results.ts';
import { presetCalled } from './coefficient-presets.ts';
import type { SubjectMark } from './general-average.ts';
import { doubledSubjects } from './subject-names.ts';

export const generalTextsIn = textsOf({ en, ar }, () => ({
  bonus: (subjects: string, half: string, scale: string) => ({ subjects, half, scale }),
  words: (subjects: string) => ({ subjects }),
  notInTerm: (subjects: string) => ({ subjects }),
  uncounted: (subjects: string) => ({ subjects }),
  doubled: (subjects: string) => ({ subjects }),
  decision: (pass: string) => ({ pass }),
  origin: { preset: (source: string, read: string) => ({ source, read }) },
}));

/** Names in a sentence, each with a direction of its own. */
const listed = (names: readonly string[], language: Language): string =>
  names.map((name) => `\u2068${name}\u2069`).join(commas[language]);

/** Where the coefficients of a class come from. */
export function coefficientOrigin({ preset }: ClassSubjects, language: Language): string {
  const { origin, sources } = generalTextsIn(language);
  const found = presetCalled(preset);
  const source = found && new Map(Object.entries(sources)).get(found.source);
  return found && source !== undefined ? origin.preset(source, found.read) : origin.own;
}

/** The rule of the general averages of a term, in sentences: only those that something in the table needs. */
export function termRule(
  { subjects, pupils, scale, term, uncounted }: TermResults,
  settings: ClassSubjects,
  language: Language,
): readonly string[] {
  const texts = generalTextsIn(language);
  const has = (mark: SubjectMark): boolean => pupils.some(({ marks }) => marks.includes(mark));
  const counting = subjects.filter(({ state }) => state !== 'none');
  const namesOf = (some: readonly { readonly subject: string }[]) =>
    some.map(({ subject }) => subject);
  const named = (names: readonly string[], text: (names: string) => string) =>
    names.length > 0 ? [text(listed(names, language))] : [];
  const isWritten = (kind: 'absent' | 'excused') => has(kind) || settings[kind] === 'zero';
  const figure = (value: number) => writeFigure(value, language);
  const without = subjects.filter(({ state }) => state === 'none');
  const inWords = without.filter(({ words = [] }) => words.includes(term));
  return [
    counting.every(({ coefficient, bonus }) => coefficient === 1 && !bonus)
      ? texts.plain
      : texts.weighted,
    ...(has('exempt') ? [texts.exempt] : []),
    ...(isWritten('absent') ? [texts.absent[settings.absent ?? 'open']] : []),
    ...(isWritten('excused') ? [texts.excused[settings.excused ?? 'open']] : []),
    ...named(namesOf(counting.filter(({ bonus }) => bonus)), (names) =>
      texts.bonus(names, figure(scale / 2), figure(scale)),
    ),
    ...named(namesOf(inWords), texts.words),
    ...named(namesOf(without.filter((one) => !inWords.includes(one))), texts.notInTerm),
    ...named(uncounted, texts.uncounted),
    ...named(namesOf(doubledSubjects(counting)), texts.doubled),
    ...(pupils.some(({ gaps }) => gaps.length > 0) ? [texts.gaps] : []),
    coefficientOrigin(settings, language),
  ];
}

/** The rule of the averages of the year, and of its decision. */
export function yearRule({ pass }: ClassSubjects, language: Language): readonly string[] {
  const texts = generalTextsIn(language);
  return [texts.year, ...(pass === undefined ? [] : [texts.decision(writeFigure(pass, language))])];
}
