import { limits } from '#shared/model/limits.ts';
import type { AverageRule } from '#shared/model/average-rule.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { JobFailureCode } from '#shared/model/job.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { findAverageRule } from '#shared/page/average-check.ts';
import { usualRule } from '#shared/record/averages/average-presets.ts';
import { clipText } from '#shared/text/clean-text.ts';
import { distrustBadColumns, distrustJumps } from './badly-read-columns.ts';
import { isIn } from '#shared/page/box.ts';
import { runningShare } from './column-content.ts';
import { applyClassList, listedNames, type ClassLists } from './find-class-list.ts';
import { seenIn, toGradebookTable } from './gradebook-table.ts';
import type { PlacedMark } from '../hand/seen-marks.ts';
import { addHeadingsAbove } from './headings-above.ts';
import { inferRoles } from './infer-roles.ts';
import { joinParts, type PageTable } from './join-parts.ts';
import { digitsOf, languageOf, type PageLanguage } from './page-language.ts';
import { findWarnings, isCut } from './page-warnings.ts';
import { textOfWords } from '#shared/page/page-words.ts';
import { dropPaperEdges } from './paper-edges.ts';
import { repairRowNumbers, fillRowNumberGaps } from './row-number-repair.ts';
import {
  wordsOf,
  type PageReading,
  type ReadCell,
  type ReadTable,
  type Word,
} from '#shared/page/page-reading.ts';
import { mirrored, toPart } from './table-parts.ts';

/** What is known about a page apart from its picture. */
export interface ReadingOptions {
  /** The language that the teacher has set; without it, found from the page. */
  readonly language?: PageLanguage;
  readonly classLists?: ClassLists;
  /** The sheet of the class lists with the page's class. */
  readonly sheet?: string;
  /** The level whose rule is assumed for the averages if the page's own do not show one. */
  readonly level?: SchoolLevel;
  /** Height in pixels of the picture that was read; small digits are read badly. */
  readonly pictureHeight: number;
}

export type PageFailureCode = Extract<JobFailureCode, `page-${string}` | `table-${string}`>;

export type Reading =
  | {
      readonly gradebook: Gradebook;
      /** What was seen of its marks, if the teacher's hand is learnt. */
      readonly seen: readonly PlacedMark[];
    }
  | { readonly failure: PageFailureCode };

/** With fewer words it is a scratch or a stamp. */
const FEWEST_WORDS = 3;
/** If this share of the words runs in another direction, the page is turned. */
const TURNED = 0.6;
/** Per cent; words with more confidence show the direction of the page. */
const SURE = 70;
/** Per cent; with a lower mean confidence, a page was guessed instead of read. */
const GUESSED = 35;
const FEWEST_ROWS = 2;

/** Puts the words that lie in a cell, and that no cell lists, into that cell. */
function takeStrays(table: ReadTable, outside: readonly Word[]): ReadTable {
  const taken = new Set<Word>();
  const withStrays = (cell: ReadCell): ReadCell => {
    const { box, confidence } = cell;
    if (!box || confidence === 0) return cell;
    const found = outside.filter((word) => word.box && isIn(word.box, box) && !taken.has(word));
    if (found.length === 0) return cell;
    found.forEach((word) => taken.add(word));
    const words = [...cell.words, ...found];
    return { ...cell, words, text: textOfWords(words) };
  };
  return { ...table, rows: table.rows.map((row) => row.map(withStrays)) };
}

const hasArabic = ({ classes }: ClassLists): boolean =>
  classes.some(({ pupils }) => pupils.some(({ fullName }) => /\p{Script=Arabic}/u.test(fullName)));

/** The side of a table on which its rows are numbered, if only one has numbers. */
function numberedSide({ rows }: ReadTable): 'left' | 'right' | undefined {
  const isRunning = (index: number): boolean =>
    runningShare(rows.map((row) => row.at(index)?.text ?? '')) > 0.5;
  const [isLeft, isRight] = [isRunning(0), isRunning(-1)];
  if (isLeft === isRight) return undefined;
  return isLeft ? 'left' : 'right';
}

/** The text above the table; of several lines the nearest ones. */
function titleOf(page: PageReading, { box, titles }: PageTable): string {
  const above = page.lines
    .filter((line) => box && line.box.bottom <= box.top + 0.005)
    .map(({ text }) => text);
  const lines = [...new Set([...above, ...titles])].filter((line) => /\p{L}{2}/u.test(line));
  let title = '';
  for (const line of lines.toReversed()) {
    const longer = title === '' ? line : `${line} · ${title}`;
    if (longer.length > limits.gradebookTextLength) break;
    title = longer;
  }
  return clipText(title || (lines.at(-1) ?? ''), limits.gradebookTextLength);
}

/** The rule that the page's averages follow, or else the rule of the teacher's level. */
function averagesOf(gradebook: Gradebook, level: SchoolLevel | undefined): AverageRule | undefined {
  const found = gradebook.columns
    .flatMap(({ kind }, index) => (kind === 'average' ? [findAverageRule(gradebook, index)] : []))
    .find((rule) => rule !== undefined);
  return found
    ? { preset: found.preset, scale: found.scale, parts: [...found.parts] }
    : usualRule(gradebook.columns, level);
}

function failureOf(words: readonly Word[], tables: number): PageFailureCode | undefined {
  if (words.length < FEWEST_WORDS && tables === 0) return 'page-blank';
  if (words.length === 0) return 'page-blank';
  // Uncertain words may be read upside down, for instance Arabic letters by a reader that knows only Latin ones.
  const sure = words.filter(({ confidence }) => confidence >= SURE);
  if (sure.length > 0 && sure.filter(({ isTurned }) => isTurned).length >= sure.length * TURNED) {
    return 'page-upside-down';
  }
  return tables === 0 ? 'table-missing' : undefined;
}

const isGuessed = (words: readonly Word[]): boolean =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length < GUESSED;

/** Makes a gradebook of what was read: for any reading one that misses no row with text, or the reason. */
export function readGradebook(page: PageReading, options: ReadingOptions): Reading {
  const words = wordsOf(page);
  const failure = failureOf(words, page.tables.length);
  if (failure) return { failure };

  const grids = page.tables.map((table) =>
    addHeadingsAbove(takeStrays(table, page.words), page.words),
  );
  const largest = grids.toSorted((a, b) => b.rows.length - a.rows.length)[0];
  const language =
    options.language ??
    languageOf(words, {
      isListArabic: options.classLists !== undefined && hasArabic(options.classLists),
      numbered: largest && numberedSide(largest),
    });
  const isFromRight = language === 'ar';
  const isListed = options.classLists && listedNames(options.classLists);
  const parts = grids.map((grid) =>
    dropPaperEdges(toPart(isFromRight ? mirrored(grid) : grid, isListed)),
  );
  const table = joinParts(parts, isFromRight);
  if (!table || table.rows.length < FEWEST_ROWS) {
    return { failure: isGuessed(words) ? 'page-unreadable' : 'table-too-small' };
  }
  if (table.rows.length > limits.gradebookRows) return { failure: 'table-too-large' };

  const found = inferRoles(toGradebookTable(table));
  const asFound: Gradebook = {
    language,
    digits: digitsOf(found.sources.flat(2).flatMap((cell) => cell.words)),
    title: titleOf(page, table),
    columns: found.columns,
    rows: found.rows,
    warnings: [
      ...(table.isSomethingLeftOut ? (['tables-left-out'] as const) : []),
      ...(isCut(table) ? (['page-cut'] as const) : []),
    ],
  };
  const read = repairRowNumbers(fillRowNumberGaps(asFound));
  const trusted = distrustJumps(distrustBadColumns(read));
  const named = options.classLists
    ? applyClassList(trusted, options.classLists, options.sheet)
    : trusted;
  const averages = averagesOf(named, options.level);
  return {
    seen: seenIn(found),
    gradebook: {
      ...named,
      ...(averages && { averages }),
      warnings: [
        ...findWarnings(found, named, { words, height: options.pictureHeight }),
        ...named.warnings,
      ],
    },
  };
}
