import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { utils, type WorkSheet } from 'xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { bombEntry, frame, sheetStart, zip } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { textsIn } from '#test/support/interface-text.ts';
import type { Locale } from '#shared/model/locale.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import { ReadingProblems } from '../workbook-marks/reading-problems.tsx';
import { useChosenWorkbook } from './use-chosen-workbook.ts';
import { WorkbookField } from './workbook-field.tsx';

const Import = () => {
  const chosen = useChosenWorkbook();
  return (
    <main>
      <WorkbookField workbook={chosen} />
      <ReadingProblems severity="info" problems={chosen.problems} />
      <output data-classes>
        {chosen.classes.map(({ name, pupils }) => `${name}: ${pupils.length}`).join('; ')}
      </output>
    </main>
  );
};

const names = (count: number) => Array.from({ length: count }, (_, n) => [`Benali Amina ${n}`]);
const listed = (count: number): WorkSheet => worksheet([['Nom et prénom'], ...names(count)]);
const file = (bytes: Uint8Array, name = 'liste.xlsx'): File => new File([bytes.slice()], name);
const bookOf = (...sheets: readonly (readonly [string, WorkSheet])[]): File =>
  file(workbook(sheets));

const user = userEvent.setup({ applyAccept: false, delay: null });
const choose = (chosen: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen);
const shown = (): string => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '');
const says = (text: string) =>
  waitFor(() => expect(shown()).toContain(text.replaceAll(/[\u2066-\u2069]/g, '')));
const becomes = (classes: string) =>
  waitFor(() => expect(document.querySelector('[data-classes]')?.textContent).toBe(classes));

beforeEach(() => {
  localStorage.clear();
  workbooksReadHere();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});

describe.each<Locale>(['en-US', 'ar'])('a file that is not as it should be, in %s', (locale) => {
  const say = textsIn(locale);
  beforeEach(() => {
    renderPage(<Import />, { locale });
  });

  const whole = readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx');
  const locked = [
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ];
  const bomb = { start: sheetStart, text: '<v/>', mebibytes: 60 };
  it.each([
    ['is broken off', file(whole.subarray(0, 9_000)), 'failure.spreadsheet-damaged'],
    ['has a password', file(Buffer.concat(locked)), 'failure.spreadsheet-encrypted'],
    ['is too large', file(new Uint8Array(5_300_000)), 'failure.spreadsheet-too-large'],
    [
      'becomes too large',
      file(zip([...frame(), bombEntry('xl/worksheets/sheet1.xml', bomb)])),
      'failure.spreadsheet-too-large',
    ],
    ['is a photo', file(Buffer.from('ffd8ffe0', 'hex')), 'failure.spreadsheet-not-xlsx'],
  ] as const)('that %s is refused by name, and another one is read', async (_, bad, id) => {
    await choose(bad);
    await says(say(id));
    await choose(bookOf(['2AM1', listed(3)]));
    await becomes('2AM1: 3');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('with 2,000 pupils in one class is no class, and says what to do at its sheet too', async () => {
    await choose(bookOf(['2AM1', listed(2_000)], ['2AM2', listed(3)]));
    await becomes('2AM2: 3');
    const why = say('failure.sheet-too-many-rows', { sheet: '2AM1', limit: '100' });
    await says(why);
    const status = (await screen.findByRole('tabpanel')).querySelector('[role=status]');
    expect(status?.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      why.replaceAll(/[\u2066-\u2069]/g, ''),
    );
  });

  it('with 41 sheets is refused, and with one of them left out it is read', async () => {
    const sheets = Array.from({ length: 41 }, (_, n) => [`C${n + 1}`, listed(2)] as const);
    await choose(bookOf(...sheets));
    await says(say('failure.too-many-classes', { limit: '40' }));
    await user.click(await screen.findByRole('checkbox', { name: say('preview.leaveOut') }));
    await waitFor(() =>
      expect(document.querySelector('[data-classes]')?.textContent.split('; ')).toHaveLength(40),
    );
  });

  it('with hidden rows and sheets says what it took of them', async () => {
    const sheet = listed(4);
    sheet['!rows'] = [{}, {}, { hidden: true }];
    const bytes = workbook(
      [
        ['2AM1', sheet],
        ['2AM9', listed(2)],
      ],
      { hidden: ['2AM9'] },
    );
    await choose(file(bytes));
    await becomes('2AM1: 4');
    await says(say('reading.rows-hidden', { sheet: '2AM1', count: 1, rows: '3' }));
    await says(say('reading.sheets-hidden', { count: 1, sheets: '2AM9' }));
  });

  it('with merged cells everywhere is read by what they cover', async () => {
    const merges = ['A1:E1', 'A2:A3', 'B2:C3', 'D2:E2', 'B4:C4', 'B5:C5'];
    const sheet = worksheet(
      [
        ['Lycée'],
        ['N°', 'Nom et prénom', undefined, 'Premier trimestre'],
        [undefined, undefined, undefined, 'Devoir 1', 'Composition'],
        [1, 'Kaci Ali', undefined, 12, 13],
        [2, 'Talbi Sara', undefined, 14, 15],
      ],
      merges.map((range) => utils.encode_range(utils.decode_range(range))),
    );
    await choose(bookOf(['2AM1', sheet]));
    await becomes('2AM1: 2');
    await says(say('preview.read', { classes: 1, pupils: 2, marks: 4 }));
  });

  it('with macros is read without them', async () => {
    await choose(file(workbook([['2AM1', listed(3)]]), 'liste.xlsm'));
    await becomes('2AM1: 3');
  });
});
