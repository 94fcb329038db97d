/**
 * `npm run bench:schools -- --files <folder>` reads public files of real schools, which `schools/files.tsv` names by
 * repository, commit and path, and what is right for each of them. The folder holds the files under the names
 * `<owner>__<repository>__<path with __ for />`; `--fetch` downloads those that are missing. It counts files that are
 * wholly right, right but for columns of marks that are named, asked about, refused rightly and silently wrong, and fails if one is silently wrong. `--look <part of a
 * name>` prints the sheets and what was read of them, to judge by eye. No file and no name is kept in the repository.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { isFatal, type WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
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
}

const known: Known[] = readFileSync(path.join(import.meta.dirname, 'schools/files.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [repository = '', commit = '', at = '', right = ''] = line.split('\t');
    return {
      file: `${repository.replace('/', '__')}__${at.replaceAll('/', '__')}`,
      address: `https://raw.githubusercontent.com/${repository}/${commit}/${encodeURI(at)}`,
      right,
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

function read(file: string): string {
  try {
    return said(readClasses(sheetsOf(file), []));
  } catch (error) {
    if (error instanceof WorkbookError) return 'refused';
    throw error;
  }
}

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
  const isNamed = Number(columns) + Number(named) >= Number(ofColumns);
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
const here = known.filter(({ file }) => existsSync(path.join(values.files, file)));
if (values.look !== '') {
  for (const { file } of here) if (file.includes(values.look)) show(file);
} else {
  const counts = {
    'wholly right': 0,
    'columns named': 0,
    'asked about': 0,
    'refused rightly': 0,
    'too careful': 0,
    'silently wrong': 0,
  };
  for (const { file, right } of here) {
    const found = read(file);
    const outcome = outcomeOf(found, right);
    counts[outcome] += 1;
    const isFault = outcome === 'silently wrong' || outcome === 'too careful';
    if (values.verbose || isFault) console.log(`${outcome}: ${file}: ${found}, right is ${right}`);
  }
  console.log(`${here.length} of ${known.length} files:`, counts);
  if (counts['silently wrong'] > 0 || here.length === 0) process.exitCode = 1;
}
