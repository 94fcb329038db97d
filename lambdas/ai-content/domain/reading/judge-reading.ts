import * as z from 'zod/mini';
import {
  foreignSentences,
  headingsIn,
  missingEvidence,
  numbersIn,
  phrasesToKeep,
  restOf,
} from '#shared/draft/reading-evidence.ts';
import { languageOf } from '#shared/draft/readability.ts';
import { isEasier, readabilityOfText } from '#shared/draft/readings.ts';
import type { Test } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { prose } from '#shared/model/question.ts';
import type { ReadingLevel } from '#shared/model/reading.ts';
import { readingAnswer } from '../answers.ts';
import { cleanText } from '../assemble/clean-text.ts';
import { languageNames } from '../faults/asked-rules.ts';
import type { Task } from '../task.ts';

/** A version may be a little longer, as short sentences repeat their subjects. */
const LONGEST = 1.3;
/** Smaller numbers may be written for words, as in `3 stages`. */
const COUNTED = 10;
/** If more questions than this share have lost what they rest on, it is another text. */
const LOST = 0.5;

/** Markdown, and a line before the text that is no part of it. */
const MARKUP = /^\s*(?:#|[-*] |```)|\*\*/m;
const LEAD = /^[^\n]{1,80}:[ \t]*\n/;
const ADDRESS = /https?:|www\.|@/i;

/** A version of a source text from an answer, and what is wrong with it. */
export interface JudgedReading {
  readonly text: string;
  /** Why it may not be used. */
  readonly faults: readonly string[];
  /** What questions rest on and it lacks, which the teacher may decide about. */
  readonly lost: readonly string[];
}

export interface ReadingAsked {
  readonly test: Test;
  readonly sourceText: string;
  readonly level: ReadingLevel;
}

export const rewriteTask = (
  { test, sourceText, level }: ReadingAsked,
  before?: JudgedReading,
): Task => ({
  task: 'rewrite',
  level,
  language: languageOf(sourceText, test.language),
  school: test.level,
  text: sourceText,
  keep: [...new Set(test.questions.flatMap((question) => phrasesToKeep(question, sourceText)))],
  rests: [...new Set(test.questions.map((question) => restOf(question, sourceText)))],
  ...(before && {
    before: { text: before.text, faults: [...before.faults, ...before.lost] },
  }),
});

function faultsOf(text: string, lost: number, { test, sourceText }: ReadingAsked): string[] {
  const language = languageOf(sourceText, test.language);
  const known = new Set(numbersIn(sourceText));
  const added = numbersIn(text).filter((number) => !known.has(number) && Number(number) > COUNTED);
  const headings = headingsIn(sourceText).filter((line) => !headingsIn(text).includes(line));
  const [before, after] = [sourceText, text].map((one) => readabilityOfText(one, test));
  return [
    ...(languageOf(text, language) === language
      ? []
      : [`it is not in ${languageNames[language]}, the language of the text`]),
    ...(text.length > sourceText.length * LONGEST || text.length > limits.longTextLength
      ? [`it is too long: at most ${sourceText.length} characters`]
      : []),
    ...added.map((number) => `the number ${number} is not in the text`),
    ...headings.map((line) => `the line ${line} is missing`),
    ...(ADDRESS.test(text) && !ADDRESS.test(sourceText) ? ['it has an address'] : []),
    ...([MARKUP, LEAD].some((own) => own.test(text) && !own.test(sourceText))
      ? ['it has a heading, a remark or markup of its own']
      : []),
    ...foreignSentences(text, sourceText).map((one) => `the text does not say this: ${one}`),
    ...(isEasier(after, before)
      ? []
      : ['it is not easier: its sentences and its words must be shorter']),
    ...(lost > test.questions.length * LOST ? ['it is about something else'] : []),
  ];
}

/** The version that an answer gives; `undefined` if it gives none. */
export function judgeReading(asked: ReadingAsked, answer: unknown): JudgedReading | undefined {
  const { data } = z.safeParse(readingAnswer, answer);
  const text = z.safeParse(prose(Infinity), data && cleanText(data.text)).data?.trim();
  if (!text) return undefined;
  const { test, sourceText } = asked;
  const lost = test.questions.flatMap((question) => {
    const missing = missingEvidence(question, sourceText, text);
    const rest = restOf(question, sourceText);
    return missing === undefined
      ? []
      : [`«${missing}» is missing or said differently, and this rests on it: «${rest}»`];
  });
  return { text, faults: faultsOf(text, lost.length, asked), lost };
}
