import { limits } from '#shared/model/limits.ts';
import type { AverageRule, Gradebook } from '#shared/model/gradebook.ts';
import type { JobFailureCode } from '#shared/model/job.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { findAverageRule } from '#shared/gradebook/average-check.ts';
import { usualRule } from '#shared/gradebook/average-presets.ts';
import { clipText, cleanText } from '#shared/spreadsheet/clean-text.ts';
import { distrustBadColumns, distrustJumps } from './badly-read-columns.ts';
import { boxOf } from './box.ts';
import { runningShare } from './column-content.ts';
import { withClassList, type ClassLists } from './find-class-list.ts';
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

/** What is known of a page beside its picture. */
export interface ReadingOptions {
  /** The language the teacher says it is in; found from the page without it. */
  readonly language?: PageLanguage;
  readonly classLists?: ClassLists;
  /** The sheet of the class lists that the page is of. */
  readonly sheet?: string;
  /** Whose rule the averages are taken to follow, if the page's own show none. */
  readonly level?: SchoolLevel;
  /** The height of the picture that was read, in pixels: small digits are read badly. */
  readonly pictureHeight: number;
}

/** Why a page cannot be read. */
export type PageFailureCode = Extract<JobFailureCode, `page-${string}` | `table-${string}`>;

export type Reading = { readonly gradebook: Gradebook } | { readonly failure: PageFailureCode };

/** Fewer words are a scratch or a stamp. */
const FEWEST_WORDS = 3;
/** From this share of words that run another way on, the page is turned. */
const TURNED = 0.6;
/** Words that are surer than this, in per cent, say how the page lies. */
const SURE = 70;
/** A page whose words are less sure than this on average was not read, but guessed. */
const GUESSED = 35;
const FEWEST_ROWS = 2;

/** Words that stand in a table and in none of its cells are put where they lie. */
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

/** On which side of a table its rows are numbered, if on one alone. */
function numberedSide({ rows }: Grid): 'left' | 'right' | undefined {
  const isRunning = (place: number): boolean =>
    runningShare(rows.map((row) => row.at(place)?.text ?? '')) > 0.5;
  const [isLeft, isRight] = [isRunning(0), isRunning(-1)];
  if (isLeft === isRight) return undefined;
  return isLeft ? 'left' : 'right';
}

/** What stands above the table: of several lines those nearest to it. */
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

/** The rule by which the page's averages were worked out, or else the one of the teacher's level. */
function averagesOf(gradebook: Gradebook, level: SchoolLevel | undefined): AverageRule | undefined {
  const found = gradebook.columns
    .flatMap(({ kind }, place) => (kind === 'average' ? [findAverageRule(gradebook, place)] : []))
    .find((rule) => rule !== undefined);
  return found
    ? { preset: found.preset, scale: found.scale, parts: [...found.parts] }
    : usualRule(gradebook.columns, level);
}

function failureOf(words: readonly Word[], tables: number): PageFailureCode | undefined {
  if (words.length < FEWEST_WORDS && tables === 0) return 'page-blank';
  if (words.length === 0) return 'page-blank';
  // What is guessed may be guessed upside down: Arabic letters, by who knows Latin ones alone.
  const sure = words.filter(({ confidence }) => confidence >= SURE);
  if (sure.length > 0 && sure.filter(({ isTurned }) => isTurned).length >= sure.length * TURNED) {
    return 'page-upside-down';
  }
  return tables === 0 ? 'table-missing' : undefined;
}

const isGuessed = (words: readonly Word[]): boolean =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length < GUESSED;

/**
 * Reads the gradebook of a page from the blocks of Textract's `AnalyzeDocument`. Pure, and for every blocks whatever a
 * gradebook that keeps to its schema, in which no row with ink is missing, or the reason why there is none.
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
  const parts = grids.map((grid) => dropPaperEdges(toPart(isFromRight ? mirrored(grid) : grid)));
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
    ? withClassList(trusted, options.classLists, options.sheet)
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
