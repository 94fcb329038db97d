import { SURE } from '#shared/page/doubts.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { readMarkCells } from '#lambdas/pages/engines/page-reader/digits/read-mark-cells.ts';
import { emptyHand } from '#lambdas/pages/engines/page-reader/hand/hand.ts';
import {
  learnPage,
  type ConfirmedCell,
} from '#lambdas/pages/engines/page-reader/hand/learn-page.ts';
import { handPages, teachersOf, wellCut, type HandPage, type Teacher } from './hand-pages.ts';

/** How some marks were read: all, those asked about, those that are wrong without being asked about, and all wrong ones. */
interface Count {
  readonly marks: number;
  readonly doubts: number;
  readonly unseen: number;
  readonly misread: number;
}

/** A page's marks, read without the hand and by it. */
interface JudgedPage {
  readonly page: number;
  readonly samples: number;
  readonly before: Count;
  readonly after: Count;
  /** Processor time of reading its marks, and of what the hand adds to it, in seconds. */
  readonly seconds: number;
  readonly added: number;
}

const NONE: Count = { marks: 0, doubts: 0, unseen: 0, misread: 0 };
const sense = (text: string): string => JSON.stringify(parseMark(text));

function counted(count: Count, read: { text: string; confidence: number }, truth: string): Count {
  const isDoubt = read.confidence < SURE.mark || parseMark(read.text).kind === 'unreadable';
  const isWrong = sense(read.text) !== sense(truth);
  return {
    marks: count.marks + 1,
    doubts: count.doubts + (isDoubt ? 1 : 0),
    unseen: count.unseen + (isWrong && !isDoubt ? 1 : 0),
    misread: count.misread + (isWrong ? 1 : 0),
  };
}

const secondsOf = <Result>(work: () => Result): readonly [Result, number] => {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1e6];
};

/** Reads a teacher's pages one after another, each by the hand that the earlier ones, all confirmed, have taught. */
export async function judgeTeacher(
  { samples }: Pick<Teacher, 'samples'>,
  pages: AsyncIterable<HandPage>,
): Promise<JudgedPage[]> {
  const judged: JudgedPage[] = [];
  let hand = emptyHand();
  for await (const { page, columns } of pages) {
    const confirmed: ConfirmedCell[] = [];
    let [before, after, seconds, added] = [NONE, NONE, 0, 0];
    for (const { cells, texts, context } of wellCut(columns)) {
      const [, general] = secondsOf(() => readMarkCells(cells, context));
      const [readings, byHand] = secondsOf(() => readMarkCells(cells, { ...context, hand }));
      seconds += general;
      added += byHand - general;
      for (const [row, reading] of readings.entries()) {
        const text = texts[row];
        if (text === undefined) continue;
        before = counted(before, reading.alone ?? reading, text);
        after = counted(after, reading, text);
        if (reading.notes) confirmed.push({ notes: reading.notes, text });
      }
    }
    const [learnt, learning] = secondsOf(() => learnPage(hand, confirmed));
    hand = learnt;
    judged.push({ page, samples, before, after, seconds, added: added + learning });
  }
  return judged;
}

const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, one) => ({
      marks: sum.marks + one.marks,
      doubts: sum.doubts + one.doubts,
      unseen: sum.unseen + one.unseen,
      misread: sum.misread + one.misread,
    }),
    NONE,
  );

const lineOf = (name: string, pages: readonly JudgedPage[]): string => {
  const [before, after] = [
    sumOf(pages.map((page) => page.before)),
    sumOf(pages.map((page) => page.after)),
  ];
  const change = ((100 * after.doubts) / Math.max(1, before.doubts) - 100).toFixed(0);
  const pair = (of: (count: Count) => number): string => `${of(before)} → ${of(after)}`.padEnd(11);
  return [
    name.padEnd(26),
    String(before.marks).padStart(6),
    `  ${pair(({ doubts }) => doubts)} ${change.padStart(4)} %`,
    `  ${pair(({ unseen }) => unseen)}`,
    `  ${pair(({ misread }) => misread)}`,
  ].join(' ');
};

/** Groups of teachers by how many samples of a digit they wrote. */
const GROUPS = [
  { name: '1 or 2 samples of a digit', least: 0, most: 2 },
  { name: '3 to 7', least: 3, most: 7 },
  { name: '8 or more', least: 8, most: Infinity },
];

/** A table of the pages in their order, of the pages from the third on, and of these by the number of samples. */
function handTable(pages: readonly JudgedPage[]): string[] {
  const numbers = [...new Set(pages.map(({ page }) => page))].toSorted((a, b) => a - b);
  const late = pages.filter(({ page }) => page >= 3);
  const total = (of: (page: JudgedPage) => number): string =>
    (pages.reduce((sum, page) => sum + of(page), 0) / Math.max(1, pages.length)).toFixed(2);
  return [
    `${'Page'.padEnd(26)}  marks   asked about          wrong, unasked  misread`,
    ...numbers.map((number) =>
      lineOf(
        String(number),
        pages.filter(({ page }) => page === number),
      ),
    ),
    lineOf('3 to 5', late),
    ...GROUPS.map(({ name, least, most }) =>
      lineOf(
        `  ${name}`,
        late.filter(({ samples }) => samples >= least && samples <= most),
      ),
    ),
    `The marks of a page take ${total(({ seconds }) => seconds)} s of processor; the hand adds ${total(({ added }) => added)} s.`,
  ];
}

/** Reads the pages of the first judging writers of UNIPEN, among them the one of pendigits if its file is named. */
export async function judgeHands(
  folder: string,
  pendigits: string | undefined,
  writers: number,
): Promise<void> {
  const judged: JudgedPage[] = [];
  const teachers = teachersOf(folder, 'judge', pendigits).slice(0, writers);
  for (const [index, teacher] of teachers.entries()) {
    const pages = await judgeTeacher(teacher, handPages(teacher, 'judge', index));
    console.log(lineOf(`${teacher.hand.writer} (${teacher.samples})`, pages));
    judged.push(...pages);
  }
  console.log(['', ...handTable(judged)].join('\n'));
}
