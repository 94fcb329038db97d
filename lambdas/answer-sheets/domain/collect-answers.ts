import {
  type AnswerSheets,
  type LeftOutSheet,
  type MarkedQuestion,
  type ReadSheet,
} from '#shared/model/answer-sheets.ts';
import { doubtfulAnswers } from '#shared/answers/mark-answers.ts';
import { TASK, type Test } from '#shared/model/draft.ts';
import type { PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import { answersOfSheet, inkOfSheet, layoutOfPrint, pupilOfSheet } from './answers-of-sheet.ts';
import type { PhotographedSheet, ReadPhoto } from './read-photo.ts';
import { rightOption } from './right-options.ts';

interface SheetOfPhoto extends PhotographedSheet {
  readonly picture: number;
}

const testOf = ({ printed }: PhotographedSheet): string => printed.draft.jobId;
const classOf = ({ printed }: PhotographedSheet): string => printed.classId;

/** What most of the sheets have in common. */
function mostCommon<Item>(
  items: readonly Item[],
  what: (item: Item) => string,
): string | undefined {
  const counts = [...Map.groupBy(items, what)].map(([one, same]) => [one, same.length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The sheets of the test and class that most photos show, and those of others. */
export function sheetsOfOneTest(photos: readonly ReadPhoto[]) {
  const all = photos.flatMap(({ sheets }, picture) =>
    sheets.map((sheet): SheetOfPhoto => ({ ...sheet, picture })),
  );
  const draft = mostCommon(all, testOf);
  const ofTest = all.filter((sheet) => testOf(sheet) === draft);
  const classId = mostCommon(ofTest, classOf);
  return {
    ...{ draft, classId },
    sheets: ofTest.filter((sheet) => classOf(sheet) === classId),
    otherTests: all.filter((sheet) => testOf(sheet) !== draft),
    otherClasses: ofTest.filter((sheet) => classOf(sheet) !== classId),
  };
}
export type SheetsOfOneTest = ReturnType<typeof sheetsOfOneTest>;

const doubtsOf = ({ groups }: PhotographedSheet): number =>
  groups.filter(({ doubt }) => doubt !== undefined).length;

/** The pupils whose number is on several sheets without a name: only one of these sheets can be theirs. */
function claimedTwice(sheets: readonly SheetOfPhoto[]): ReadonlySet<string> {
  const claims = Map.groupBy(
    sheets.filter(({ printed }) => printed.pupil === undefined),
    (sheet) => pupilOfSheet(sheet) ?? '',
  );
  const numbers = (same: readonly SheetOfPhoto[]) => new Set(same.map((one) => one.printed.number));
  return new Set([...claims].flatMap(([pupil, same]) => (numbers(same).size > 1 ? pupil : [])));
}

/** The best sheet of each pupil. One without a name has no pupil if another sheet may be that pupil's. */
function onePerPupil(sheets: readonly SheetOfPhoto[]) {
  const best = sheets.toSorted(
    (a, b) =>
      Number(a.printed.pupil === undefined) - Number(b.printed.pupil === undefined) ||
      doubtsOf(a) - doubtsOf(b) ||
      a.picture - b.picture,
  );
  const claimed = claimedTwice(sheets);
  const numbers = new Set<number>();
  const pupils = new Set<string>();
  const kept: { sheet: SheetOfPhoto; pupil: string | undefined }[] = [];
  const repeated: SheetOfPhoto[] = [];
  for (const sheet of best) {
    const pupil = pupilOfSheet(sheet);
    const isNamed = sheet.printed.pupil !== undefined;
    const isTaken = pupil !== undefined && (pupils.has(pupil) || (!isNamed && claimed.has(pupil)));
    if (numbers.has(sheet.printed.number) || (isTaken && isNamed)) {
      repeated.push(sheet);
      continue;
    }
    numbers.add(sheet.printed.number);
    if (pupil !== undefined && !isTaken) pupils.add(pupil);
    kept.push({ sheet, pupil: isTaken ? undefined : pupil });
  }
  return { kept, repeated };
}

/**
 * The questions that were printed, with the points and keys that the draft has now. A printed one that the draft has lost,
 * or whose right option is not on every sheet, has no key: the teacher is asked about its answers, or gives it a key.
 */
function questionsOf(test: Test, prints: readonly PrintedAnswerSheet[]): MarkedQuestion[] {
  const printed = Map.groupBy(
    prints.flatMap(({ questions }) => questions),
    ({ id }) => id,
  );
  const now: MarkedQuestion[] = [
    ...test.questions.map((question): MarkedQuestion => {
      const { id, points } = question;
      const key = rightOption(question);
      const isPrinted = (option: string): boolean =>
        printed.get(id)?.every(({ options }) => options?.includes(option)) ?? false;
      return key !== undefined && isPrinted(key) ? { id, points, key } : { id, points };
    }),
    ...(test.task ? [{ id: TASK, points: test.task.points }] : []),
  ].filter(({ id }) => printed.has(id));
  const known = new Set(now.map(({ id }) => id));
  const lost = [...printed].flatMap(([id, [first]]) =>
    first && !known.has(id) ? { id, points: first.points } : [],
  );
  return [...now, ...lost];
}

/** The layouts of the prints, each once, and which each print has. */
function layoutsOf(prints: readonly PrintedAnswerSheet[]) {
  const all = prints.map(layoutOfPrint);
  const texts = all.map((layout) => JSON.stringify(layout));
  const different = [...new Set(texts)];
  return {
    layouts: different.flatMap((text) => all[texts.indexOf(text)] ?? []),
    indexes: texts.map((text) => different.indexOf(text)),
  };
}

interface Known {
  readonly test: Test;
  /** When it was to be written, as the draft says. */
  readonly date?: string;
  readonly classNames: ReadonlyMap<string, string>;
}

/**
 * The answers of a class, with what was left out and why.
 * @param photos in the order of the request
 * @param of the sheets that belong together; there is one at least
 */
export function collectAnswers(
  photos: readonly ReadPhoto[],
  of: SheetsOfOneTest & { readonly draft: string; readonly classId: string },
  { test, date, classNames }: Known,
): { content: AnswerSheets; pages: PhotographedSheet['page'][] } {
  const { draft, classId } = of;
  const { kept, repeated } = onePerPupil(of.sheets);
  const inOrder = kept.toSorted((a, b) => a.sheet.picture - b.sheet.picture);
  const prints = inOrder.map(({ sheet }) => sheet.printed);
  const { layouts, indexes } = layoutsOf(prints);
  const [version, ...otherVersions] = new Set(prints.map((print) => print.draft.version));
  const sheets = inOrder.map(({ sheet, pupil }, index): ReadSheet => ({
    picture: sheet.picture,
    layout: indexes[index] ?? 0,
    ...(pupil !== undefined && { pupil }),
    answers: answersOfSheet(sheet),
    ink: inkOfSheet(sheet),
    ...(sheet.warnings.length > 0 && { warnings: [...sheet.warnings] }),
  }));
  const leftOut: LeftOutSheet[] = [
    ...photos.flatMap(({ problem }, picture) => (problem ? { picture, problem } : [])),
    ...of.otherTests.map(({ picture, printed }) => {
      return { picture, problem: 'other-test' as const, name: printed.title };
    }),
    ...of.otherClasses.map(({ picture, printed }) => {
      const name = classNames.get(printed.classId);
      return { picture, problem: 'other-class' as const, ...(name !== undefined && { name }) };
    }),
    ...repeated.map((sheet) => {
      const pupil = pupilOfSheet(sheet);
      const { picture } = sheet;
      return { picture, problem: 'repeated' as const, ...(pupil !== undefined && { pupil }) };
    }),
  ];
  const content = {
    ...{ classId, draft, title: test.title, language: test.language, scale: test.scale },
    ...(test.subject && { subject: test.subject }),
    ...(test.role && { role: test.role }),
    ...(date !== undefined && { date }),
    ...(version !== undefined && otherVersions.length === 0 && { draftVersion: version }),
    ...{ questions: questionsOf(test, prints), layouts, sheets },
    leftOut: leftOut.toSorted((a, b) => a.picture - b.picture),
  };
  return { content, pages: inOrder.map(({ sheet }) => sheet.page) };
}

/** What the history says of a reading. */
export const madeOf = (content: AnswerSheets) => ({
  classId: content.classId,
  title: content.title,
  sheets: content.sheets.length,
  doubts: doubtfulAnswers(content).length,
});
