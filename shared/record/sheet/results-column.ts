import { USUAL_SCALE } from '../averages/averages.ts';
import { parseMark } from '../marks/parse-mark.ts';
import { limits } from '../../model/limits.ts';
import type { IncomingColumn } from '../../model/added-marks.ts';
import type { TestRole } from '../../model/mark-role.ts';
import type { MarkSheetColumn as Column, MarkSheetContent } from '../../model/mark-sheet.ts';
import { cleanText, clipText } from '../../text/clean-text.ts';
import { foldText } from '../../text/fold-text.ts';
import { newId } from '../../text/new-id.ts';

type Test = NonNullable<IncomingColumn['test']>;

/** An exam, if it is called one; other columns of tests count as tests. */
const testRoleOf = ({ role }: Pick<IncomingColumn, 'role'>): TestRole =>
  role === 'exam' ? role : 'test';

const hasPoints = ({ points = {} }: MarkSheetContent, { id }: Column): boolean =>
  Object.values(points).some((ofPupil) => Object.keys(ofPupil[id] ?? {}).length > 0);

/** Whether results were entered already: marks, or points that make none yet. */
const hasResults = (content: MarkSheetContent, column: Column): boolean =>
  hasPoints(content, column) ||
  Object.values(content.marks).some(
    (ofPupil) => parseMark(ofPupil[column.id]?.text ?? '').kind !== 'blank',
  );

/**
 * The questions of a test's column. Points that were given belong to the questions they were given for, unless answer
 * sheets bring new ones; pupils' points are then kept under the ids that columns of earlier releases have.
 */
function questionsOf(
  { questions, draftVersion }: Pick<Column, 'questions' | 'draftVersion'>,
  isGiven: boolean,
  { questions: asked, ...test }: Test,
): Pick<Test, 'questions' | 'draftVersion'> {
  const isOfDraft = questions?.some(({ id }) => asked?.some((question) => question.id === id));
  if (asked && (!isGiven || (test.answers !== undefined && isOfDraft)))
    return { questions: asked, draftVersion: test.draftVersion };
  if (!asked || test.answers === undefined) return { questions, draftVersion };
  const own = asked.map(({ id, points }, index) => ({ id: questions?.[index]?.id ?? id, points }));
  return { questions: own, draftVersion: undefined };
}

/**
 * A sheet with a column for the results of a test, and the column's id. An empty column for tests takes them if its full
 * mark is the same, because an average needs it filled; otherwise there is a new one. The same test gets no second
 * column.
 * @returns undefined if the sheet has no room
 */
export function openTestColumn(
  content: MarkSheetContent,
  incoming: IncomingColumn,
  test: Test,
): { readonly content: MarkSheetContent; readonly columnId: string } | undefined {
  const { heading: title, usual = USUAL_SCALE, scale = usual } = incoming;
  const role = testRoleOf(incoming);
  const { date, draft, answers } = test;
  const heading = clipText(cleanText(title), limits.gradebookTextLength);
  const isSame = (column: Column): boolean =>
    column.date === date &&
    column.scale === scale &&
    ((draft !== undefined && column.draft === draft) ||
      foldText(column.heading) === foldText(heading) ||
      (!hasResults(content, column) && (column.role ?? role) === role));
  const isFree = (column: Column): boolean =>
    column.role === role &&
    column.scale === scale &&
    column.date === undefined &&
    !hasResults(content, column);
  const found = content.columns.find(isSame) ?? content.columns.find(isFree);
  if (!found && content.columns.length >= limits.sheetColumns) return undefined;
  const before = found ?? { id: newId(), heading: '', role, scale };
  const { questions, draftVersion } = questionsOf(before, hasPoints(content, before), test);
  const { draftVersion: _, ...kept } = before;
  // What a draft is called may change as long as its column is empty.
  const isCalled = draft !== undefined && before.draft === draft && incoming.role !== undefined;
  const column: Column = {
    ...kept,
    ...(isCalled && !hasResults(content, before) && { role }),
    heading: (hasResults(content, before) ? before.heading : heading) || before.heading,
    date,
    ...(draft !== undefined && { draft }),
    ...(draftVersion !== undefined && { draftVersion }),
    ...(answers !== undefined && { answers }),
    ...(questions && { questions: [...questions] }),
  };
  const isUnchanged =
    (['role', 'heading', 'date', 'draft', 'draftVersion', 'answers'] as const).every(
      (key) => column[key] === found?.[key],
    ) && JSON.stringify(column.questions) === JSON.stringify(found?.questions);
  if (isUnchanged) return { content, columnId: column.id };
  // Beside its like: a test comes before the exam.
  const stays = found?.role === column.role;
  const others = content.columns.filter((other) => stays || other !== found);
  const last = others.findLastIndex((other) => other.role === role);
  const at = found && stays ? others.indexOf(found) : last + 1 || others.length;
  const columns = others.toSpliced(at, stays ? 1 : 0, column);
  const points = content.points && keptPoints(content.points, column);
  return { content: { ...content, columns, ...(points && { points }) }, columnId: column.id };
}

/** The points of a sheet without those of questions that a column no longer has. */
const keptPoints = (
  points: NonNullable<MarkSheetContent['points']>,
  { id: columnId, questions = [] }: Column,
): NonNullable<MarkSheetContent['points']> =>
  Object.fromEntries(
    Object.entries(points).map(([pupil, { [columnId]: given = {}, ...others }]) => {
      const own = Object.entries(given).filter(([id]) => questions.some((one) => one.id === id));
      return [pupil, own.length > 0 ? { ...others, [columnId]: Object.fromEntries(own) } : others];
    }),
  );
