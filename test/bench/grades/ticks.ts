/**
 * Reads pages with ticks and other signs beside marks, and counts what becomes of them:
 * `node test/bench/grades/ticks.ts --digits <folder of UNIPEN>`. Signs are those of UNIPEN's judging writers, or of another
 * part's for `--part`; every other page has marks by their hands too. Also counts columns with the right role, and first
 * pupils that were taken for headings. `--crops` names a folder for pictures of what was wrong.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { analyzeByOwnReader, closeOwnReader } from '#lambdas/pages/adapters/own-analysis.ts';
import { readGradebook } from '#lambdas/pages/domain/reading/read-gradebook.ts';
import { decodablePicture, encodePage, uprightPicture } from '#lambdas/pictures/picture-codec.ts';
import { straighten } from '#lambdas/pictures/straighten/straighten.ts';
import { findDoubts } from '#shared/page/doubts.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { readOptions, wholeNumber } from '../../support/command-line.ts';
import { sheetSets } from './pages/fonts.ts';
import { cornersInPicture, makePage, type MadePage } from './pages/make-page.ts';
import { readHands } from './pages/real-hands.ts';
import { isTick, tickHands } from './pages/tick-hands.ts';
import { matchTables } from './scoring/match-tables.ts';
import { toReadPage } from './scoring/read-page.ts';
import { sameMark } from './scoring/same-cell.ts';

const values = readOptions({
  digits: { type: 'string' },
  seed: { type: 'string', default: '1' },
  pages: { type: 'string', default: '40' },
  set: { type: 'string', default: 'heldOut' },
  part: { type: 'string', default: 'judge' },
  crops: { type: 'string' },
});
const folder = values.digits ?? '';
const part = (['train', 'calibrate', 'judge'] as const).find((one) => one === values.part);
const set = sheetSets.find((one) => one === values.set) ?? 'heldOut';
const [seed, count] = [wholeNumber('seed', values.seed), wholeNumber('pages', values.pages)];
const [ticking, writing] = [tickHands(folder, part ?? 'judge'), readHands(folder, part)];
const languages = ['fr', 'ar', 'ar', 'en'] as const;
const heights = [28, 20, 40, 16] as const;

const counts = new Map<string, number>();
const add = (what: string, by = 1): void => {
  counts.set(what, (counts.get(what) ?? 0) + by);
};

async function keepCrop(name: string, { image, truth }: MadePage, row: number, column: number) {
  const box = truth.cellBoxes[row]?.[column];
  if (!values.crops || !box) return;
  mkdirSync(values.crops, { recursive: true });
  const corners = cornersInPicture(truth, box);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const left = Math.max(0, Math.round(Math.min(...xs)));
  const top = Math.max(0, Math.round(Math.min(...ys)));
  await sharp(image)
    .extract({
      left,
      top,
      width: Math.round(Math.max(...xs)) - left,
      height: Math.round(Math.max(...ys)) - top,
    })
    .toFile(path.join(values.crops, `${name.replaceAll(/[/?*|]/g, '_')}.png`));
}

async function readPage(image: Buffer): Promise<Gradebook | undefined> {
  const page = await straighten(await decodablePicture(await uprightPicture(image)));
  const reading = readGradebook(await analyzeByOwnReader(await encodePage(page)), {
    pictureHeight: page.height,
  });
  return 'gradebook' in reading ? reading.gradebook : undefined;
}

async function judge(page: MadePage, id: string): Promise<void> {
  const { truth } = page;
  const book = await readPage(page.image);
  if (!book) return add('pages that could not be read');
  const match = matchTables(truth, toReadPage(book));
  // Without likeness of contents, a column of signs is the one between its neighbours.
  const own = truth.columns.findIndex(({ ticks }) => ticks);
  const free = book.columns.findIndex(
    (_, at) =>
      !match.columns.some((column, index) => column === at && index !== own) &&
      at > (match.columns[own - 1] ?? -1),
  );
  const place = (column: number) => (column === own ? free : (match.columns[column] ?? -1));
  const doubts = new Set(findDoubts(book).map(({ row, column }) => `${row}:${column}`));
  const of = (row: number, column: number) => {
    const [readRow, readColumn] = [match.rows[row] ?? -1, place(column)];
    const { kind = 'none' } = book.columns[readColumn] ?? {};
    const isMarks = kind === 'mark' || kind === 'average';
    const cell = isMarks ? book.rows[readRow]?.cells[readColumn] : undefined;
    return { cell, kind, isFlagged: doubts.has(`${readRow}:${readColumn}`) };
  };
  const name = (what: string, row: number, column: number, text = '') =>
    keepCrop(
      `${what} ${id} r${row} c${column} ${truth.rows[row]?.cells[column]?.text} as ${text}`,
      page,
      row,
      column,
    );
  for (const [row, { cells, summary }] of truth.rows.entries()) {
    if (summary) continue;
    for (const [column, { text }] of cells.entries()) {
      const { kind, ticks, scale = 20 } = truth.columns[column] ?? {};
      const { cell, isFlagged } = of(row, column);
      const isMark = cell !== undefined && ['mark', 'absent'].includes(parseMark(cell.text).kind);
      if (isTick(text)) {
        const where = ticks ? 'signs in their column' : 'signs among marks';
        add(where);
        if (!cell) add(`${where}: no mark`);
        else if (isFlagged) add(`${where}: flagged`);
        else if (!isMark) add(`${where}: sure blank`);
        else {
          add(`${where}: sure marks`);
          await name('sign', row, column, cell.text);
        }
      } else if (kind === 'mark' || kind === 'average') {
        add('marks');
        if (!cell) add('marks: missing');
        else if (sameMark(text, cell.text, scale)) add('marks: exact');
        else {
          if (!isFlagged) add('marks: wrong and not flagged');
          console.log(
            `  ${id} r${row} c${column} ${text} → ${cell.text}${isFlagged ? '' : ' UNFLAGGED'}`,
          );
        }
        if (isFlagged) add('marks: flagged');
        if (parseMark(text).kind === 'mark' && cell?.text === '?') {
          add('marks: read as signs');
          if (!isFlagged) add('marks: read as signs, not flagged');
          await name('mark', row, column, cell.text);
        }
      }
    }
  }
  for (const [column, { kind, ticks, role }] of truth.columns.entries()) {
    const found = book.columns[place(column)];
    if (ticks) {
      add('columns of signs');
      if (found?.ticks) add('columns of signs: said');
      else
        console.log(
          `  ${id} column of signs ${found?.kind} ${found?.heading}: ${book.rows.map(({ cells }) => cells[place(column)]?.text).join(' ')}`,
        );
    } else if (kind === 'mark') {
      add('columns of marks');
      if (found?.ticks) add('columns of marks: said to be signs');
      if (found?.kind === 'mark' && found.role === role) add('columns of marks: right role');
      else if (found?.role !== undefined) add('columns of marks: wrong role');
      if (found?.role !== role)
        console.log(
          `  ${id} ${truth.columns[column]?.heading} → ${found?.kind} ${found?.role} "${found?.heading}"`,
        );
    }
  }
  add('first pupils');
  if (match.rows[0] === undefined) {
    add('first pupils: lost');
    console.log(
      `  ${id} first pupil lost: ${book.columns.map(({ heading }) => heading).join(' | ')}`,
    );
  }
  add('pupils', truth.rows.length);
  add('pupils: lost', match.rows.filter((row) => row === undefined).length);
}

for (let index = 0; index < count; index += 1) {
  const language = languages[index % languages.length] ?? 'fr';
  const isIndic = language === 'ar' && index % 8 >= 5;
  const page = await makePage(seed * 1000 + index, {
    set,
    language,
    digits: isIndic ? 'arabic-indic' : 'western',
    capture: Math.floor(index / 2) % 2 === 0 ? 'photo' : 'scan',
    style: Math.floor(index / 4) % 2 === 0 ? 'hand' : 'print',
    textHeight: heights[Math.floor(index / 4) % heights.length] ?? 28,
    tickHands: ticking,
    hands: index % 2 === 0 && !isIndic ? writing : undefined,
  });
  await judge(page, `${index}-${language}${isIndic ? '-indic' : ''}`);
}
for (const [what, number] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${what.padEnd(44)} ${number}`);
await closeOwnReader();
