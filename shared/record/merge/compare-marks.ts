import type { IncomingMarks, Target } from '../../model/added-marks.ts';
import { limits } from '../../model/limits.ts';
import type { MarkSheetColumn, MarkSheetContent } from '../../model/mark-sheet.ts';
import { cleanText } from '../../text/clean-text.ts';
import { markValue, noMarkIn, parseMark } from '../marks/parse-mark.ts';

/** What would happen to one mark or remark. */
export interface ComparedMark {
  readonly pupil: string;
  /** The index of the incoming column, or the kind of text. */
  readonly column: number | PupilText;
  /** What the sheet has; empty if it has nothing. */
  readonly before: string;
  readonly after: string;
  /** `wrong`: no mark, above the full mark or too long, so it is never written. */
  readonly state: 'new' | 'same' | 'different' | 'wrong';
}

/** Where a sheet keeps the texts about pupils, by what an incoming row calls them. */
export const pupilTexts = { remark: 'remarks', advice: 'advice' } as const;
export type PupilText = keyof typeof pupilTexts;
export const kindsOfText = ['remark', 'advice'] as const satisfies readonly PupilText[];

export const scaleIn = (content: MarkSheetContent): number => content.columns[0]?.scale ?? 20;

/** Whether two texts are one mark: `12,5` and `12.50` are. */
const isSameMark = (one: string, other: string, scale: number): boolean => {
  const kinds = [parseMark(one).kind, parseMark(other).kind];
  if (kinds.every((kind) => kind === 'mark')) {
    return markValue(one, scale) === markValue(other, scale);
  }
  const word = noMarkIn(one);
  return one === other || (word !== undefined && word === noMarkIn(other));
};

const isWrong = (text: string, scale: number): boolean => {
  const { kind } = parseMark(text);
  const value = markValue(text, scale) ?? 0;
  return kind === 'unreadable' || value > scale || text.length > limits.gradebookTextLength;
};

/** The points of a pupil for the questions of a test, in their order; undefined if none are given for each. */
export const pointsFor = (
  { questions }: Pick<MarkSheetColumn, 'questions'>,
  given: readonly string[] | undefined,
): Readonly<Record<string, string>> | undefined =>
  given &&
  questions &&
  Object.fromEntries(questions.map(({ id }, at) => [id, cleanText(given[at] ?? '') || '0']));

/** Compares marks with those of the sheet. A blank is left out: it never removes a mark. */
export function compareMarks(
  content: MarkSheetContent,
  { columns, rows }: IncomingMarks,
  targets: readonly Target[],
): readonly ComparedMark[] {
  const byId = new Map(content.columns.map((column) => [column.id, column]));
  return rows.flatMap(({ pupil, marks, points, ...texts }) => {
    const compared = columns.flatMap(({ usual, scale: own = usual }, column): ComparedMark[] => {
      const target = targets[column] ?? 'none';
      const after = cleanText(marks[column] ?? '');
      if (target === 'none' || parseMark(after).kind === 'blank') return [];
      const known = target === 'new' ? undefined : byId.get(target.to);
      // The column was deleted meanwhile.
      if (target !== 'new' && !known) return [];
      const scale = known?.scale ?? own ?? scaleIn(content);
      const before = (known && content.marks[pupil]?.[known.id]?.text) ?? '';
      const given = known && pointsFor(known, points?.[column]);
      const most = new Map(known?.questions?.map((question) => [question.id, question.points]));
      const isPointWrong = ([id, text]: readonly [string, string]) =>
        isWrong(text, most.get(id) ?? 0);
      if (isWrong(after, scale) || Object.entries(given ?? {}).some(isPointWrong))
        return [{ pupil, column, before, after, state: 'wrong' }];
      const had = Object.entries((given && content.points?.[pupil]?.[known.id]) ?? {});
      const isOther = had.some(([id, text]) => !isSameMark(text, given?.[id] ?? '', scale));
      const isBlank = parseMark(before).kind === 'blank';
      if (isOther || (!isBlank && !isSameMark(before, after, scale)))
        return [{ pupil, column, before, after, state: 'different' }];
      if (isBlank) return [{ pupil, column, before: '', after, state: 'new' }];
      const state = had.length < Object.keys(given ?? {}).length ? 'new' : 'same';
      return [{ pupil, column, before, after, state }];
    });
    const written = kindsOfText.flatMap((column): ComparedMark[] => {
      const after = cleanText(texts[column] ?? '');
      if (!after) return [];
      const before = content[pupilTexts[column]]?.[pupil] ?? '';
      const isLong = after.length > limits.gradebookTextLength;
      const state = isLong ? 'wrong' : !before ? 'new' : before === after ? 'same' : 'different';
      return [{ pupil, column, before, after, state }];
    });
    return [...compared, ...written];
  });
}

/** Names one compared mark, for the teacher's choices. */
export const keyOfMark = ({ pupil, column }: Pick<ComparedMark, 'pupil' | 'column'>): string =>
  `${pupil} ${column}`;

/** How many compared marks are in each state. */
export const countMarks = (
  compared: readonly ComparedMark[],
): Readonly<Record<ComparedMark['state'], number>> => {
  const counts = { new: 0, same: 0, different: 0, wrong: 0 };
  for (const { state } of compared) counts[state] += 1;
  return counts;
};
