import type { AnswerLayout, PrintedQuestion, SheetAnswer } from '#shared/model/answer-sheets.ts';
import { groupsOfQuestion, type PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import { quarterSteps } from '#shared/paper/printed-answers.ts';
import { pageBorder } from '#shared/paper/straight-page.ts';
import type { PhotographedSheet } from './read-photo.ts';

type Group = PhotographedSheet['groups'][number];
const empty: Group = { filled: [] };

/** A spare sheet begins with the tens and ones of the pupil's number. */
const NUMBER_GROUPS = 2;

/** What belongs to each question, out of a list with an entry for each group of bubbles. */
function byQuestion<Entry>(
  { questions, pupils }: PrintedAnswerSheet,
  entries: readonly Entry[],
): [PrintedQuestion, Entry[]][] {
  let next = pupils ? NUMBER_GROUPS : 0;
  return questions.map((question) => {
    const count = groupsOfQuestion(question);
    next += count;
    return [question, entries.slice(next - count, next)];
  });
}

/** The points that the teacher filled in: whole ones, and quarters beside them. */
function givenPoints({ points: most }: PrintedQuestion, groups: readonly Group[]): SheetAnswer {
  const [wholes = empty, read = empty] = groups;
  // Most points have no quarters: whether an empty row may have lost something is no question.
  const quarters = read.filled.length === 0 && wholes.filled.length > 0 ? empty : read;
  const doubt = wholes.doubt ?? quarters.doubt;
  const [whole] = wholes.filled;
  const [quarter] = quarters.filled;
  if (whole === undefined && quarter === undefined) return { doubt: doubt ?? 'unmarked' };
  const points = (whole ?? 0) + (quarter === undefined ? 0 : (quarterSteps[quarter] ?? 0));
  if (points > most) return { doubt: doubt ?? 'unmarked' };
  return { points, ...(doubt && { doubt }) };
}

const chosenOptions = (
  options: readonly string[],
  [group = empty]: readonly Group[],
): SheetAnswer => ({
  chosen: group.filled.flatMap((index) => options[index] ?? []),
  ...(group.doubt && { doubt: group.doubt }),
});

/** A pupil may have answered beside the bubbles, if there are at least this many choices and this share of them is empty. */
const BLANK = { choices: 3, share: 0.8 } as const;

interface Choice {
  /** How many bubbles it has. */
  readonly options: number;
  /** Nothing was seen in it, and nothing else is asked about it. */
  readonly isBlank: boolean;
}

/**
 * Choices that may have been answered beside their bubbles: those of the sheet if nearly all are empty, else those of each
 * number of options, by index. One answer says it of all of them, or a sheet that was left empty has forty questions.
 */
export function blankChoices(choices: readonly Choice[]): number[][] {
  const all = [...choices.keys()];
  const blanksOf = (some: readonly number[]): number[][] => {
    const blank = some.filter((index) => choices[index]?.isBlank);
    const isBlank = some.length >= BLANK.choices && blank.length >= BLANK.share * some.length;
    return isBlank ? [blank] : [];
  };
  const ofSheet = blanksOf(all);
  const kinds = Map.groupBy(all, (index) => choices[index]?.options);
  return ofSheet.length > 0 ? ofSheet : [...kinds.values()].flatMap(blanksOf);
}

/** What was answered on a sheet, by question; if nearly all is empty, the first of its empty answers is asked about. */
export function answersOfSheet({
  printed,
  groups,
}: Pick<PhotographedSheet, 'printed' | 'groups'>): Record<string, SheetAnswer> {
  const answers = byQuestion(printed, groups).map(([question, own]) => ({
    question,
    answer: question.options ? chosenOptions(question.options, own) : givenPoints(question, own),
  }));
  const choices = answers.flatMap(({ question: { id, options }, answer: { chosen, doubt } }) =>
    options && chosen
      ? [{ id, options: options.length, isBlank: chosen.length === 0 && doubt === undefined }]
      : [],
  );
  const asked = new Set(blankChoices(choices).flatMap(([first = -1]) => choices[first]?.id ?? []));
  return Object.fromEntries(
    answers.map(({ question: { id }, answer }): [string, SheetAnswer] => [
      id,
      asked.has(id) ? { ...answer, doubt: 'blank' } : answer,
    ]),
  );
}

const thousandths = (share: number): number => Math.round(1000 * share);

export const inkOfSheet = ({
  printed,
  inks,
}: Pick<PhotographedSheet, 'printed' | 'inks'>): Record<string, number[]> =>
  Object.fromEntries(
    byQuestion(printed, inks).flatMap(([{ id, options }, [bubbles = []]]) =>
      options
        ? [[id, bubbles.flatMap(({ ink, share }) => [thousandths(ink), thousandths(share)])]]
        : [],
    ),
  );

/** Whose sheet it is; undefined if it is a spare one whose number is missing, in doubt, or not in the list. */
export function pupilOfSheet({
  printed,
  groups,
}: Pick<PhotographedSheet, 'printed' | 'groups'>): string | undefined {
  if (!printed.pupils) return printed.pupil;
  const digits = groups.slice(0, NUMBER_GROUPS);
  const isSure = digits.every(({ filled, doubt }) => filled.length === 1 && doubt === undefined);
  const number = digits.reduce((sum, { filled: [digit = 0] }) => sum * 10 + digit, 0);
  return isSure ? printed.pupils[number - 1] : undefined;
}

/** Where the bubbles of a print are in its picture. */
export function layoutOfPrint(printed: PrintedAnswerSheet): AnswerLayout {
  const { form, layout } = printed;
  const { width, height } = layout.page;
  return {
    form,
    picture: { width: width + 2 * pageBorder, height: height + 2 * pageBorder },
    questions: byQuestion(printed, layout.groups).map(([question, groups]) => ({
      ...question,
      bubbles: groups.flat().map(({ x, y }) => [x + pageBorder, y + pageBorder]),
    })),
  };
}
