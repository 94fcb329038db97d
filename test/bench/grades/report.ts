import type { PageTruth } from './pages/make-page.ts';
import type { PageScore } from './scoring/score-page.ts';
import { calibration, tally, tallyOf, type Tally } from './scoring/tally.ts';

/** A page of the benchmark with the results of three readers. */
export interface ScoredPage {
  readonly id: string;
  readonly isSample: boolean;
  readonly truth: PageTruth;
  readonly score: PageScore;
  /** With the class list. */
  readonly listed: PageScore;
  readonly plain: PageScore | undefined;
  readonly warnings: readonly string[];
  readonly failure: string | undefined;
}

const figure = (value: number, digits = 1): string =>
  Number.isNaN(value) ? '–' : value.toFixed(digits);

const HEADINGS = [
  'pages',
  'marks',
  'exact %',
  'missing %',
  'wrong %',
  'wrong unflagged %',
  'flagged %',
  'name ±1 %',
  'name by list %',
  'plain exact %',
  'plain name ±1 %',
];

function lineOf(pages: readonly ScoredPage[]): string[] {
  const own: Tally = tally(pages.map(({ score }) => score));
  const listed = tally(pages.map((page) => page.listed));
  const plain = tally(pages.flatMap((page) => page.plain ?? []));
  return [
    String(own.pages),
    String(own.marks),
    figure(own.exact),
    figure(own.missing),
    figure(own.wrong),
    figure(own.wrongUnflagged, 2),
    figure(own.flagged),
    figure(own.namesNear),
    figure(listed.namesChosen),
    figure(plain.exact),
    figure(plain.namesNear),
  ];
}

const FIRST = 36;
const columnsOf = (cells: readonly string[]): string =>
  cells.map((cell, index) => cell.padStart(Math.max(6, HEADINGS[index]?.length ?? 0))).join('  ');

type Part = keyof Pick<PageTruth['options'], 'style' | 'capture' | 'digits' | 'textHeight'>;

/** The pages grouped by these properties, in order of first appearance. */
function groupsOf(pages: readonly ScoredPage[], parts: readonly Part[]) {
  return Map.groupBy(pages, ({ truth }) =>
    parts
      .map((part) => (part === 'textHeight' ? `${truth.options[part]} px` : truth.options[part]))
      .join(', '),
  );
}

/** The table of the benchmark: the total, then its parts. */
export function tableOf(pages: readonly ScoredPage[]): string[] {
  const made = pages.filter(({ isSample }) => !isSample);
  const groups: [string, readonly ScoredPage[]][] = [
    ['samples', pages.filter(({ isSample }) => isSample)],
    ['made from the seed', made],
    ...groupsOf(made, ['style', 'capture']),
    ...groupsOf(made, ['style', 'capture', 'digits']),
    ...groupsOf(made, ['style', 'textHeight']),
  ];
  return [
    ' '.repeat(FIRST) + columnsOf(HEADINGS),
    ...groups
      .filter(([, members]) => members.length > 0)
      .map(([name, members]) => name.padEnd(FIRST) + columnsOf(lineOf(members))),
  ];
}

/** The promised and the actual accuracy for each confidence, over all pages. */
export const calibrationOf = (pages: readonly ScoredPage[]): string[] =>
  calibration(pages.map(({ score }) => score)).map(
    ({ from, count, promised, kept }) =>
      `  from ${String(from).padStart(4)}: ${String(count).padStart(5)} marks, promised ${figure(promised)} %, kept ${figure(kept)} %`,
  );

/** How many names were read wrongly without a class list, and flagged. */
export function nameLines(pages: readonly ScoredPage[]): string[] {
  const groups = Map.groupBy(
    pages,
    ({ truth: { options } }) => `${options.language}, ${options.names}`,
  );
  return [...groups].map(([group, members]) => {
    const names = members.flatMap(({ score }) => score.names);
    const wrong = names.filter(({ isRight }) => !isRight);
    const flagged = names.filter(({ isFlagged }) => isFlagged);
    const missed = wrong.filter(({ isFlagged }) => !isFlagged);
    return `  ${group.padEnd(FIRST)} ${names.length} names, wrong ${wrong.length}, flagged ${flagged.length}, wrong and not flagged ${missed.length}`;
  });
}

/** One line for each page, with its errors. */
export const pageLines = (pages: readonly ScoredPage[]): string[] =>
  pages.map(({ id, score, failure, warnings, truth }) => {
    const { exact, missing, wrong, wrongUnflagged, flagged } = tally([score]);
    const faults = [
      failure && `failed: ${failure}`,
      score.lostRows && `${score.lostRows} of ${truth.rows.length} rows lost`,
      score.inventedRows && `${score.inventedRows} rows too many`,
      score.mistypedColumns && `${score.mistypedColumns} columns not as they are`,
      ...warnings,
    ].filter(Boolean);
    return `${id.padEnd(FIRST)} ${truth.options.ruling.padEnd(4)} exact ${figure(exact)}, missing ${figure(missing)}, wrong ${figure(wrong)}, unflagged ${figure(wrongUnflagged, 2)}, flagged ${figure(flagged)}${faults.length > 0 ? `; ${faults.join('; ')}` : ''}`;
  });

/** One line for each hand that wrote marks, and one for the ways in which readings are wrong. */
export function handLines(
  pages: readonly ScoredPage[],
  writerOf: (page: ScoredPage, column: number) => string,
): string[] {
  const marks = pages.flatMap((page) =>
    page.score.marks
      .filter(({ truth }) => /\d/.test(truth))
      .map((mark) => ({ ...mark, writer: writerOf(page, mark.column) })),
  );
  const lines = [...Map.groupBy(marks, ({ writer }) => writer)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([writer, own]) => {
      const { exact, flagged, wrongUnflagged } = tallyOf(own);
      return `  ${writer.padEnd(FIRST)} ${String(own.length).padStart(4)} marks, exact ${figure(exact)}, flagged ${figure(flagged)}, wrong unflagged ${figure(wrongUnflagged, 2)}`;
    });
  const wrong = marks.filter(({ outcome }) => outcome === 'wrong');
  const lengths = wrong.map(({ truth, read = '' }) => Math.sign(read.length - truth.length));
  const count = (sign: number): number => lengths.filter((length) => length === sign).length;
  const { exact, flagged, wrongUnflagged } = tallyOf(marks);
  return [
    `Numbers that people wrote: ${marks.length} marks, exact ${figure(exact)}, flagged ${figure(flagged)}, wrong unflagged ${figure(wrongUnflagged, 2)}`,
    ...lines,
    `Wrong: ${wrong.length}, of these shorter ${count(-1)}, as long ${count(0)}, longer ${count(1)}`,
    `  ${wrong.map(({ truth, read, isFlagged }) => `${truth}→${read}${isFlagged ? '' : '!'}`).join('  ')}`,
  ];
}
