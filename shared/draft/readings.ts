import type { Test } from '../model/draft.ts';
import { readingLevels, type Reading, type ReadingLevel } from '../model/reading.ts';
import { seedOf } from '../seeded.ts';
import { traitsOf } from './questions/traits-of.ts';
import { languageOf, readabilityOf, type Readability } from './readability.ts';
import { linesIn, missingEvidence } from './reading-evidence.ts';
import { holdsPhrase } from './words.ts';

const hash = (value: unknown): string => seedOf(JSON.stringify(value)).toString(36);

/** A hash of a version and of what is asked about it, to see whether either has changed since it was solved. */
export const printOf = ({ questions }: Pick<Test, 'questions'>, text: string): string =>
  hash([
    text,
    questions.map((question) => {
      const { id, kind, stem } = question;
      const { shown, answers } = traitsOf(question);
      return [id, kind, stem, shown, answers, kind === 'truth' && question.answer];
    }),
  ]);

/** A question whose key may not be the right one for a version of the text. */
export interface ReadingNote {
  readonly id: string;
  /** Its place in the test, from 1. */
  readonly number: number;
  readonly why: 'missing' | 'differs';
  /** What the version lacks. */
  readonly missing?: string;
  /** Names the note among those that are settled. */
  readonly key: string;
}

/** What the teacher has to decide about a version, without what is settled. */
export function readingNotes(test: Test, { text, solving, settled = [] }: Reading): ReadingNote[] {
  const { sourceText = '' } = test;
  return test.questions
    .flatMap((question, index): ReadingNote[] => {
      const { id } = question;
      const missing = missingEvidence(question, sourceText, text);
      const note = { id, number: index + 1 };
      return [
        ...(missing === undefined
          ? []
          : [{ ...note, why: 'missing' as const, missing, key: hash([id, missing]) }]),
        ...(solving?.differed.includes(id)
          ? [{ ...note, why: 'differs' as const, key: hash([id, solving.of]) }]
          : []),
      ];
    })
    .filter(({ key }) => !settled.includes(key));
}

/** How easily a text is read, without the lines that name its sources. */
export const readabilityOfText = (
  text: string,
  { language }: Pick<Test, 'language'>,
): Readability | undefined => readabilityOf(linesIn(text), languageOf(text, language));

/** How much lower the LIX of an easier text must be. */
const EASIER_BY = 2;
export const isEasier = (text: Readability | undefined, than: Readability | undefined): boolean =>
  text !== undefined && than !== undefined && text.lix <= than.lix - EASIER_BY;

/** The test with a version in place of its text; passages that the version does not have word for word are left out. */
export function withReading(test: Test, level: ReadingLevel): Test | undefined {
  const version = test.readings?.find((one) => one.level === level);
  if (!version?.text.trim()) return undefined;
  return {
    ...test,
    sourceText: version.text,
    questions: test.questions.map((question) => {
      if (!question.passage || holdsPhrase(version.text, question.passage)) return question;
      const { passage: _, ...others } = question;
      return others;
    }),
  };
}

/** The versions of a text with one replaced or added, in the order of the levels. */
export const withVersion = (readings: readonly Reading[], version: Reading): Reading[] =>
  readingLevels.flatMap((level) =>
    level === version.level ? [version] : readings.filter((one) => one.level === level),
  );
