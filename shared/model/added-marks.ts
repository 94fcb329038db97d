import * as z from 'zod/mini';
import { documentVersion } from './document.ts';
import { averageRule } from './average-rule.ts';
import { limits } from './limits.ts';
import { markSheetColumn, markSheetHeading, markSheetId, markSource } from './mark-sheet.ts';
import { pupilId } from './saved-class.ts';
import { isoDate } from './text.ts';

/** As found elsewhere. What is too long for a sheet is refused by itself, so the limit of a call is higher. */
const foundText = z.string().check(z.maxLength(2 * limits.gradebookTextLength));
const { id, role, scale, draft, draftVersion, answers, questions } = markSheetColumn.shape;

/** A column of marks that come from elsewhere: a page, a workbook, the clipboard, answer sheets. */
const incomingColumn = z.strictObject({
  /** The id of the column that it was printed for, which a new column keeps. With it, a call may be repeated. */
  id: z.optional(id),
  heading: foundText,
  role,
  /** The full mark; missing if the source does not say it, and then any column takes the marks. */
  scale: z.optional(scale),
  /** The full mark of a new column for them if the source does not say it; missing for the usual one of the sheet. */
  usual: z.optional(scale),
  /** The test that pupils wrote: its column takes the marks, or else an empty one for tests, or else a new one. */
  test: z.optional(z.strictObject({ date: isoDate(), draft, draftVersion, answers, questions })),
});
export type IncomingColumn = Readonly<z.infer<typeof incomingColumn>>;

const listOf = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.readonly(z.array(item).check(z.maxLength(most)));
const byColumn = <Item extends z.core.$ZodType>(item: Item) =>
  listOf(item, limits.gradebookColumns);

const incomingRow = z.strictObject({
  pupil: pupilId,
  /** A text for each column, as written. */
  marks: byColumn(foundText),
  /** For columns of tests: the points for each question, whose sum the mark is. */
  points: z.optional(byColumn(listOf(foundText, limits.testQuestions))),
  remark: z.optional(foundText),
  advice: z.optional(foundText),
});

/** Marks from elsewhere: rows of pupils who were found in the class. */
export const incomingMarks = z.strictObject({
  columns: byColumn(incomingColumn),
  rows: listOf(incomingRow, 2 * limits.classPupils).check(
    z.refine((rows) => new Set(rows.map(({ pupil }) => pupil)).size === rows.length, {
      error: 'duplicate_pupil',
    }),
  ),
  /** How the source works out averages; used if the sheet has no rule of its own. */
  averages: z.optional(averageRule),
});
export type IncomingMarks = Readonly<z.infer<typeof incomingMarks>>;

/** The column that takes the marks: its id, a new one, or none. */
const target = z.union([z.readonly(z.strictObject({ to: id })), z.enum(['new', 'none'])]);
export type Target = z.infer<typeof target>;

/** Names one mark or text of the incoming ones: the pupil, and the index of the column. */
const place = z.object({
  pupil: pupilId,
  column: z.union([z.int(), z.enum(['remark', 'advice'])]),
});

/** What a teacher has decided about marks that come from elsewhere. */
const markChoices = z.strictObject({
  /** Where each column goes; missing: where its id, heading or role says. */
  targets: z.optional(
    byColumn(target).check(
      z.refine(
        (targets) => {
          const ids = targets.flatMap((one) => (typeof one === 'object' ? one.to : []));
          return new Set(ids).size === ids.length;
        },
        { error: 'duplicate_target' },
      ),
    ),
  ),
  /** Marks that replace those of the sheet, as long as it still has `before`. */
  replaced: z.optional(
    listOf(
      z.strictObject({ ...place.shape, before: foundText }),
      2 * limits.classPupils * limits.gradebookColumns,
    ),
  ),
  /** Nothing is written if another mark differs, or if a column has no room. */
  wholly: z.optional(z.boolean()),
  /**
   * The teacher has not looked at them: nothing is written unless each mark is new or there already, in the column of
   * the sheet that it was printed for. The sheet says which marks went in so.
   */
  unasked: z.optional(z.boolean()),
});
export type MarkChoices = Readonly<z.infer<typeof markChoices>>;

/** Marks for the sheet of a subject in a term. */
export const marksToAdd = z.extend(markSheetHeading, {
  table: incomingMarks,
  choices: z.optional(markChoices),
  /** Where the marks come from; missing if the teacher typed them. */
  source: z.optional(z.omit(markSource, { id: true, addedAt: true, unasked: true })),
  /** The columns and the rule of the sheet if there is none yet. */
  begin: z.optional(
    z.strictObject({
      columns: listOf(markSheetColumn, limits.sheetColumns),
      averages: z.optional(averageRule),
    }),
  ),
  /** The entity tag of the version that the choices are about; empty if there was no sheet. */
  seen: z.optional(z.string().check(z.maxLength(100))),
});
export type MarksToAdd = Readonly<z.infer<typeof marksToAdd>>;

export const addedMarks = z.object({
  /** Missing if there is no sheet, and nothing to write. */
  sheetId: z.optional(markSheetId),
  document: z.optional(documentVersion),
  /** The sheet's column of each column; null if none has its marks. */
  columns: z.array(z.nullable(id)),
  /** How many marks, and how many remarks and pieces of advice, were written, and how many the sheet had already. */
  marks: z.int(),
  remarks: z.int(),
  same: z.int(),
  /** The sheet has others, which stay. */
  different: z.array(z.extend(place, { before: z.string(), after: z.string() })),
  /** `wrong`: no mark, above the full mark or too long. `stranger`: the class has no such pupil. */
  refused: z.array(z.extend(place, { after: z.string(), reason: z.enum(['wrong', 'stranger']) })),
  /** Columns for which the sheet has no room. */
  leftOut: z.int(),
});
export type AddedMarks = z.infer<typeof addedMarks>;
