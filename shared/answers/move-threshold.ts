import type { AnswerSheets, ReadSheet, SheetAnswer } from '../model/answer-sheets.ts';
import { judgeInk } from '../paper/judge-bubbles.ts';

export interface MovedAnswer {
  readonly sheet: number;
  readonly question: string;
  readonly before: SheetAnswer;
  readonly after: SheetAnswer;
}

const USUAL = 100;
export const thresholdOf = ({ threshold = USUAL }: AnswerSheets): number => threshold;

/** Whether the darkness of bubbles is stored: older readings have none. */
export const canMoveThreshold = ({ sheets }: AnswerSheets): boolean =>
  sheets.some(({ ink }) => ink !== undefined);

/** What the darkness of a question's bubbles says with a threshold in percent; undefined if it is not stored. */
function readAgain(
  { layouts }: AnswerSheets,
  { layout, ink }: ReadSheet,
  question: string,
  threshold: number,
): SheetAnswer | undefined {
  const numbers = ink?.[question];
  const options = layouts[layout]?.questions.find(({ id }) => id === question)?.options;
  if (!numbers || !options) return undefined;
  const bubbles = options.map((_, at) => ({
    ink: (numbers[2 * at] ?? 0) / 1000,
    share: (numbers[2 * at + 1] ?? 0) / 1000,
  }));
  const { filled, doubt } = judgeInk(bubbles, threshold / USUAL);
  return { chosen: filled.flatMap((at) => options[at] ?? []), ...(doubt && { doubt }) };
}

const isSameAnswer = (one: SheetAnswer, other: SheetAnswer): boolean =>
  one.doubt === other.doubt && one.chosen?.join(' ') === other.chosen?.join(' ');

/** The answers that another threshold changes: not what the teacher has said, or what is asked for other reasons. */
export function movedAnswers(content: AnswerSheets, threshold: number): MovedAnswer[] {
  const now = thresholdOf(content);
  return content.sheets.flatMap((sheet, index) =>
    sheet.dismissed
      ? []
      : content.questions.flatMap(({ id: question }) => {
          const before = sheet.answers[question];
          if (!before || before.settled) return [];
          const read = readAgain(content, sheet, question, now);
          const after = readAgain(content, sheet, question, threshold);
          // An empty answer that is asked about has nothing to lose, and is asked about until ink is seen.
          const isEmpty = before.chosen?.length === 0 && read?.chosen?.length === 0;
          if (!read || !after || !(isEmpty ? after.chosen?.length : isSameAnswer(before, read)))
            return [];
          return isSameAnswer(before, after) ? [] : [{ sheet: index, question, before, after }];
        }),
  );
}

export function moveThreshold(content: AnswerSheets, threshold: number): AnswerSheets {
  const moved = Map.groupBy(movedAnswers(content, threshold), ({ sheet }) => sheet);
  return {
    ...content,
    threshold,
    sheets: content.sheets.map((sheet, index) => ({
      ...sheet,
      answers: {
        ...sheet.answers,
        ...Object.fromEntries(
          (moved.get(index) ?? []).map(({ question, after }) => [question, after]),
        ),
      },
    })),
  };
}
