import { labelsIn } from '#shared/draft/labels.ts';
import { pointsOfAnswer } from '#shared/answers/mark-answers.ts';
import {
  truthOptions,
  type AnswerLayout,
  type AnswerSheets,
  type SheetAnswer,
} from '#shared/model/answer-sheets.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/** A row of the table: a pupil with or without a sheet, or a sheet whose pupil is not known. */
export interface AnswerRow {
  readonly pupil: string | undefined;
  /** Empty if it is not known. */
  readonly name: string;
  /** By index; undefined if there is none. */
  readonly sheet: number | undefined;
}

/** An answer of the table; without a question it is the pupil of a sheet. */
export interface Place {
  readonly sheet: number;
  readonly question?: string;
}

export const isSamePlace = (one: Place, other: Place | undefined): boolean =>
  one.sheet === other?.sheet && one.question === other.question;

type Pupils = Pick<SavedClass, 'pupils' | 'left'>;

/** Sheets without a pupil, then the pupils in the order of their class, then those who are no longer in it. */
export function answerRows(
  { sheets }: AnswerSheets,
  { pupils, left = [] }: Pupils = { pupils: [] },
): AnswerRow[] {
  const sheetOf = new Map(sheets.flatMap(({ pupil }, sheet) => (pupil ? [[pupil, sheet]] : [])));
  const listed = new Set(pupils.map(({ id }) => id));
  const nameless = sheets.flatMap(({ pupil, dismissed }, sheet) =>
    pupil === undefined && !dismissed ? [{ pupil, name: '', sheet }] : [],
  );
  const inClass = pupils.map(({ id, fullName }) => ({
    ...{ pupil: id, name: fullName },
    sheet: sheetOf.get(id),
  }));
  const gone = [...sheetOf]
    .filter(([id]) => !listed.has(id))
    .map(([id, sheet]) => ({
      ...{ pupil: id, sheet },
      name: left.find((one) => one.id === id)?.fullName ?? '',
    }));
  return [...nameless, ...inClass, ...gone];
}

/** Returns a function that gives rows equal to those before as the same objects. */
export const rowSharing = (): ((next: readonly AnswerRow[]) => readonly AnswerRow[]) => {
  let last: readonly AnswerRow[] = [];
  return (next) => {
    const shared = next.map((row) => last.find((one) => isSame(one, row)) ?? row);
    if (!isSame(shared, last)) last = shared;
    return last;
  };
};

/** What a person must look at, row by row. */
export const placesToCheck = (
  { questions, sheets }: AnswerSheets,
  rows: readonly AnswerRow[],
): Place[] =>
  rows.flatMap(({ sheet, pupil }): Place[] => {
    const answers = sheet === undefined ? undefined : sheets[sheet]?.answers;
    if (sheet === undefined || !answers) return [];
    const doubts = questions
      .filter((question) => pointsOfAnswer(question, answers[question.id]) === undefined)
      .map(({ id }) => ({ sheet, question: id }));
    return [...(pupil === undefined ? [{ sheet }] : []), ...doubts];
  });

export interface LetteredOption {
  readonly id: string;
  readonly letter: string;
}

const isTruth = (options: readonly string[]): boolean =>
  options.every((id) => truthOptions.some((one) => one === id));

/** The options of a question in the order and with the letters of a print; none if a person gives points. */
export function optionsOn(
  layout: AnswerLayout | undefined,
  question: string,
  language: DraftLanguage,
): LetteredOption[] {
  const options = layout?.questions.find(({ id }) => id === question)?.options ?? [];
  const { letters, trueLetter, falseLetter } = labelsIn(language);
  const printed = isTruth(options) ? [trueLetter, falseLetter] : [...letters];
  return options.map((id, index) => ({ id, letter: printed[index] ?? String(index + 1) }));
}

/** The letters of what was read; empty if the pupil left it out. */
export const chosenLetters = (
  options: readonly LetteredOption[],
  { chosen = [] }: SheetAnswer,
): string =>
  options
    .filter(({ id }) => chosen.includes(id))
    .map(({ letter }) => letter)
    .join('+');
