import { limits } from '#shared/model/limits.ts';
import type { AverageRule, Gradebook } from '#shared/model/gradebook.ts';
import type { JobFailureCode } from '#shared/model/job.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { findAverageRule } from '#shared/page/average-check.ts';
import { usualRule } from '#shared/record/averages/average-presets.ts';
import { clipText, cleanText } from '#shared/text/clean-text.ts';
import { distrustBadColumns, distrustJumps } from './badly-read-columns.ts';
import { boxOf } from './box.ts';
import { runningShare } from './column-content.ts';
import { applyClassList, listedNames, type ClassLists } from './find-class-list.ts';
import { toGradebookTable } from './gradebook-table.ts';
import { addHeadingsAbove } from './headings-above.ts';
import { inferRoles } from './infer-roles.ts';
import { joinParts, type PageTable } from './join-parts.ts';
import { digitsOf, languageOf, type PageLanguage } from './page-language.ts';
import { findWarnings, isCut } from './page-warnings.ts';
import { wordOf, type Word } from './page-words.ts';
import { dropPaperEdges } from './paper-edges.ts';
import { repairRowNumbers, fillRowNumberGaps } from './row-number-repair.ts';
import { toGrid, type Grid } from './table-grid.ts';
import { mirrored, toPart } from './table-parts.ts';
import type { Block } from './textract-blocks.ts';

/** What is known about a page besides its picture. */
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

export type Reading = { readonly gradebook: Gradebook } | { readonly failure: PageFailureCode };

/** With fewer words it is a scratch or a stamp. */
const FEWEST_WORDS = 3;
/** If this share of the words runs in another direction, the page is turned. */
const TURNED = 0.6;
/** Per cent; words with more confidence show the direction of the page. */
const SURE = 70;
/** Per cent; with a lower mean confidence, a page was guessed instead of read. */
const GUESSED = 35;
const FEWEST_ROWS = 2;

/** Words that are inside a table but in none of its cells, to be assigned by their position. */
function looseWords(blocks: readonly Block[], words: readonly Word[]): readonly Word[] {
  const listed = new Set(
    blocks
      .filter(({ BlockType }) => BlockType === 'CELL' || BlockType === 'TABLE_TITLE')
      .flatMap(({ Relationships }) => Relationships.flatMap(({ Ids }) => Ids)),
  );
  return words.filter(({ id, box }) => box && (id === undefined || !listed.has(id)));
}

const hasArabic = ({ classes }: ClassLists): boolean =>
  classes.some(({ pupils }) => pupils.some(({ fullName }) => /\p{Script=Arabic}/u.test(fullName)));

/** The side of a table on which its rows are numbered, if only one has numbers. */
function numberedSide({ rows }: Grid): 'left' | 'right' | undefined {
  const isRunning = (index: number): boolean =>
    runningShare(rows.map((row) => row.at(index)?.text ?? '')) > 0.5;
  const [isLeft, isRight] = [isRunning(0), isRunning(-1)];
  if (isLeft === isRight) return undefined;
  return isLeft ? 'left' : 'right';
}

/** The text above the table; of several lines the nearest ones. */
function titleOf(blocks: readonly Block[], { box, titles }: PageTable): string {
  const above = blocks.flatMap((block) => {
    const place = boxOf(block);
    if (block.BlockType !== 'LINE' || !place || !box || place.bottom > box.top + 0.005) return [];
    return [cleanText(block.Text ?? '')];
  });
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

/**
 * Reads the gradebook of a page from the blocks of Textract's `AnalyzeDocument`. Pure; for any blocks it returns a
 * valid gradebook that misses no row with text, or the reason why there is none.
 */
export function readGradebook(blocks: readonly Block[], options: ReadingOptions): Reading {
  const words = blocks.flatMap((block) => wordOf(block) ?? []);
  const tables = blocks.filter(({ BlockType }) => BlockType === 'TABLE');
  const failure = failureOf(words, tables.length);
  if (failure) return { failure };

  const byId = new Map(
    blocks.flatMap((block) => (block.Id === undefined ? [] : [[block.Id, block]])),
  );
  const loose = looseWords(blocks, words);
  const grids = tables.map((table) => addHeadingsAbove(toGrid(table, byId, loose), loose));
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
    title: titleOf(blocks, table),
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
