/**
 * `npm run bench:schools -- --files <folder>` reads public files of real schools, which `schools/files.tsv` names by
 * repository, commit and path, and what is right for each of them. The folder holds the files under the names
 * `<owner>__<repository>__<path with __ for />`; `--fetch` downloads those that are missing. It counts files that are
 * wholly right, right after at most three presses in the preview, right but for columns of marks that are named, asked about, refused rightly and silently wrong, and
 * fails if one is silently wrong. The presses of a file are applied as the preview applies them. `--look <part of a
 * name>` prints the sheets and what was read of them, to judge by eye. It also counts the programs that the files say
 * they were written by. No file and no name is kept in the repository.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { read as readBook } from 'xlsx';
import {
  changeSheet,
  correctColumns,
  correctHeadings,
} from '#frontend/record/model/preview/corrections.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { isFatal, type WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import { columnRoles, type ReadingChoices } from '#shared/model/reading-choices.ts';
import { toXlsx } from '#shared/spreadsheet/converting/to-xlsx.ts';
import { shownIn, type Sheet } from '#shared/spreadsheet/sheet.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { readOptions } from '#test/support/command-line.ts';

const values = readOptions({
  files: { type: 'string', default: '.local/schools' },
  fetch: { type: 'boolean', default: false },
  look: { type: 'string', default: '' },
  verbose: { type: 'boolean', default: false },
});
const ROWS_SHOWN = 6;

interface Known {
  readonly file: string;
  readonly address: string;
  /** `classes/pupils/columns of marks`, `asked` or `refused`. */
  readonly right: string;
  /**
   * What a teacher presses in the preview: `mark:3` in the menu of a column's head, from 0; `subjects` and `marks`, the
   * buttons beside the columns that were not read; `headings:4` in the menu of a row; `leave-out`. `2/name:0` is of the second sheet.
   */
  readonly presses: readonly string[];
}

const known: Known[] = readFileSync(path.join(import.meta.dirname, 'schools/files.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [repository = '', commit = '', at = '', right = '', pressed = ''] = line.split('\t');
    return {
      file: `${repository.replace('/', '__')}__${at.replaceAll('/', '__')}`,
      address: `https://raw.githubusercontent.com/${repository}/${commit}/${encodeURI(at)}`,
      right,
      presses: pressed.split(' ').filter(Boolean),
    };
  });

async function download(): Promise<void> {
  mkdirSync(values.files, { recursive: true });
  for (const { file, address } of known) {
    const to = path.join(values.files, file);
    if (existsSync(to)) continue;
    const answer = await fetch(address);
    if (answer.ok) writeFileSync(to, new Uint8Array(await answer.arrayBuffer()));
    else console.log(`${answer.status} ${address}`);
  }
}

const sheetsOf = (file: string): Sheet[] => {
  const bytes = new Uint8Array(readFileSync(path.join(values.files, file)));
  const sheet = path.parse(file).name.split('__').at(-1) ?? '';
  return readWorkbook(/\.xls[xm]$/i.test(file) ? bytes : toXlsx(bytes, sheet), { inflate });
};

/** A part of a zip or text of a property, by which a file names the program that wrote it. */
const WRITER = /<(?:Application|meta:generator)>([^<]*)/;
const VERSION = /<AppVersion>(\d+)/;

/** The program that wrote a file, as it says: `Microsoft Excel 16`, `LibreOffice 7`. Texts and some files name none. */
function writerOf(file: string): string {
  if (/\.(?:csv|tsv|txt)$/i.test(file)) return 'text';
  const bytes = new Uint8Array(readFileSync(path.join(values.files, file)));
  if (bytes[0] !== 'P'.charCodeAt(0)) {
    const { Application = 'none named', AppVersion = '' } =
      readBook(bytes, { bookProps: true }).Props ?? {};
    return `.xls: ${Application} ${AppVersion.split('.')[0] ?? ''}`.replace('\0', '').trim();
  }
  const parts = unzipSync(bytes, {
    filter: ({ name }) => /^(?:docProps\/app|meta)\.xml$/.test(name),
  });
  const text = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('');
  const [program = 'none named', release = ''] = (WRITER.exec(text)?.[1] ?? 'none named').split(
    '/',
  );
  const version = VERSION.exec(text)?.[1] ?? /^\d*/.exec(release)?.[0] ?? '';
  return `${program} ${version}`.trim();
}

/** How a reading is judged, in the words of the table. A class that is not taken needs a reason. */
function said({ listed, questions, problems }: WorkbookReading): string {
  if (questions.length > 0) return 'asked';
  if (listed.classes.length === 0) return 'refused';
  const pupils = listed.classes.reduce((sum, one) => sum + one.pupils.length, 0);
  const columns = listed.classes.flatMap(({ terms = [] }) => terms.flatMap((one) => one.columns));
  const named = problems
    .filter(({ code }) => code === 'columns-left-out')
    .reduce((sum, { params }) => sum + Number(params?.['count'] ?? 0), 0);
  const partly = problems.some(isFatal) ? ' partly' : '';
  return `${listed.classes.length}/${pupils}/${columns.length}${partly}${named > 0 ? ` +${named}` : ''}`;
}

/** The choices after one more press. */
function press(sheets: readonly Sheet[], choices: ReadingChoices, pressed: string): ReadingChoices {
  const [, number = '1', what = '', value = ''] =
    /^(?:(\d+)\/)?([a-z-]+)(?::(\d+))?$/.exec(pressed) ?? [];
  const readings = readClasses(sheets, choices).sheets.map((one) => ({
    ...one,
    taken: one.pupils,
  }));
  const workbook = { sheets: [...sheets], readings, choices };
  const sheet = readings[Number(number) - 1]?.sheet ?? '';
  const perhapsMarks = readings[Number(number) - 1]?.perhapsMarks ?? [];
  if (what === 'leave-out') return changeSheet(choices, sheet, { leftOut: true });
  if (what === 'headings') return correctHeadings(workbook, sheet, Number(value));
  if (what === 'subjects')
    return correctColumns(workbook, sheet, { columns: perhapsMarks, role: 'subject-mark' });
  if (what === 'marks')
    return correctColumns(workbook, sheet, { columns: perhapsMarks, role: 'mark' });
  const role = columnRoles.find((one) => one === what);
  if (!role) throw new Error(`${pressed} is no press`);
  return correctColumns(workbook, sheet, { columns: [Number(value)], role });
}

function read(file: string, presses: readonly string[]): string {
  try {
    const sheets = sheetsOf(file);
    const choices = presses.reduce<ReadingChoices>((before, one) => press(sheets, before, one), []);
    return said(readClasses(sheets, choices));
  } catch (error) {
    if (error instanceof WorkbookError) return 'refused';
    throw error;
  }
}

const MOST_PRESSES = 3;

/** `+7` in what was found are columns of numbers that were left out and named. */
function outcomeOf(found: string, right: string) {
  const [taken = '', named = '0'] = found.split(' +');
  if (taken === right) {
    if (right === 'asked') return 'asked about';
    return right === 'refused' ? 'refused rightly' : 'wholly right';
  }
  if (taken === 'asked' || taken === 'refused' || taken.endsWith(' partly')) return 'too careful';
  const [classes, pupils, columns] = taken.split('/');
  const [ofClasses, ofPupils, ofColumns] = right.split('/');
  const isNamed =
    Number(columns) <= Number(ofColumns) && Number(columns) + Number(named) >= Number(ofColumns);
  return classes === ofClasses && pupils === ofPupils && isNamed
    ? 'columns named'
    : 'silently wrong';
}

function show(file: string): void {
  console.log(`\n${file}`);
  const sheets = sheetsOf(file);
  for (const { name, rows } of sheets) {
    console.log(`  [${name}] ${rows.length} rows`);
    for (const { number, cells } of rows.slice(0, ROWS_SHOWN)) {
      console.log(`    ${number}: ${Array.from(cells, (cell) => shownIn(cell)).join(' | ')}`);
    }
  }
  const { listed, problems, questions } = readClasses(sheets, []);
  for (const { name, pupils, terms = [] } of listed.classes) {
    const columns = terms.flatMap((one) => one.columns.map(({ heading }) => heading));
    console.log(`  → ${name}: ${pupils.length}, ${pupils[0]?.fullName}; ${columns.join(', ')}`);
  }
  for (const { code, params } of problems) console.log(`  ! ${code} ${JSON.stringify(params)}`);
  for (const question of questions) console.log(`  ? ${JSON.stringify(question)}`);
}

if (values.fetch) await download();
const isFault = (outcome: string): boolean =>
  outcome === 'silently wrong' || outcome === 'too careful';

const here = known.filter(({ file }) => existsSync(path.join(values.files, file)));
if (values.look !== '') {
  for (const { file } of here) if (file.includes(values.look)) show(file);
} else {
  const counts = {
    'wholly right': 0,
    'right after presses': 0,
    'columns named': 0,
    'asked about': 0,
    'refused rightly': 0,
    'too careful': 0,
    'silently wrong': 0,
  };
  for (const { file, right, presses } of here) {
    const found = read(file, []);
    const pressed = presses.length > 0 ? read(file, presses) : found;
    const isPressed = presses.length > 0 && presses.length <= MOST_PRESSES;
    const isRight = isPressed && pressed.split(' +')[0] === right;
    const outcome = isRight ? 'right after presses' : outcomeOf(isPressed ? pressed : found, right);
    counts[outcome] += 1;
    if (values.verbose || isFault(outcome))
      console.log(
        `${outcome}: ${file}: ${found}, after ${presses.length} presses ${pressed}, right is ${right}`,
      );
  }
  console.log(`${here.length} of ${known.length} files:`, counts);
  const writers = Map.groupBy(
    here.map(({ file }) => writerOf(file)),
    (writer) => writer,
  );
  console.log(
    `written by (programs in versions, as the files say), ${writers.size} kinds:`,
    [...writers]
      .map(([writer, { length }]) => `${writer} (${length})`)
      .toSorted()
      .join(', '),
  );
  const lists = here.length - counts['refused rightly'];
  const right = counts['wholly right'] + counts['right after presses'];
  console.log(
    `right after at most ${MOST_PRESSES} presses: ${right} of ${lists} files with a list`,
  );
  if (counts['silently wrong'] > 0 || here.length === 0) process.exitCode = 1;
}
