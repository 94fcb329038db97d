import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from 'xlsx';
import { workbook, worksheet } from '../../../../../../test/fixtures/spreadsheets/workbook.ts';
import { entry, zip } from '../../../../../../test/fixtures/spreadsheets/raw-workbook.ts';
import { sampleGradebook } from '../../../../../../test/support/sample-gradebook.ts';
import { limits } from '../../../../../../shared/model/limits.ts';
import { renderPage } from '../../../../test-support/render.tsx';
import { FillWorkbook } from './fill-workbook.tsx';

const user = userEvent.setup({ applyAccept: false, delay: null });
const saved: { name: string; blob: Blob }[] = [];

const head = ['رقم التعريف', 'اللقب', 'الاسم', 'تقويم النشاطات /20', 'الفرض /20', 'الاختبار /20'];
const rows = [
  ['1', 'بن عيسى', 'سلمى', 9, 14],
  ['2', 'بوعلام', 'يوسف'],
  ['3', 'حداد', 'مريم'],
  ['4', 'زروقي', 'أنس'],
  ['6', 'يعقوبي', 'رانية'],
];
const sheets = [
  ['1م1', worksheet([head, ['7', 'قاسمي', 'إيمان']])],
  ['2م3', worksheet([head, ...rows])],
] as const;
const file = (bytes: Uint8Array = workbook(sheets), name = 'نقاط.xlsx') =>
  new File([new Uint8Array(bytes)], name);

const choose = async (chosen: File) => {
  await user.click(screen.getByRole('button', { name: 'Fill the ministry’s workbook' }));
  await user.upload(await screen.findByLabelText('Mark-entry workbook'), chosen);
};
const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const save = async () => {
  await user.click(button('Save the filled workbook'));
  const bytes = await saved.at(-1)!.blob.arrayBuffer();
  return read(new Uint8Array(bytes)).Sheets['2م3'] as Record<string, { v: unknown } | undefined>;
};

beforeEach(() => {
  saved.length = 0;
  let blob = new Blob();
  const createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:1';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob });
  });
});

describe('choosing a workbook', () => {
  beforeEach(() => {
    renderPage(<FillWorkbook gradebook={sampleGradebook()} />);
  });
  it.each([
    ['no workbook', new Uint8Array(64), 'damaged'],
    ['a zip of something else', zip([entry('word/document.xml', '<x/>')]), 'not an Excel workbook'],
    ['one that is too large', new Uint8Array(limits.spreadsheetBytes + 1), 'too large'],
  ])('says what is wrong with %s', async (_, bytes, text) => {
    await choose(file(bytes));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
  it('says that it is not sent anywhere, and closes with Escape', async () => {
    await user.click(button('Fill the ministry’s workbook'));
    expect(await screen.findByText(/is not sent anywhere/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an opened workbook', () => {
  beforeEach(async () => {
    renderPage(<FillWorkbook gradebook={sampleGradebook({ '1,4': '25' })} />);
    await choose(file());
    await screen.findByText('What goes where');
  });

  it('is understood: its sheet, its columns, and what becomes of the marks', () => {
    expect(field('Sheet').selectedOptions[0]?.text).toBe('\u20682م3\u2069 (4 pupils of this page)');
    expect(field('What goes into \u2068الاختبار /20\u2069').selectedOptions[0]?.text).toBe(
      '\u2068الاختبار\u2069',
    );
    const [summary] = screen.getAllByRole('status');
    expect(summary?.textContent).toBe(
      '9 marks will be written1 mark is there already1 cell holds something else and stays1 mark cannot be written',
    );
    expect(document.activeElement?.getAttribute('data-stage')).toBe('opened');
  });

  it('shows what needs attention', () => {
    const items = within(screen.getByRole('list', { name: 'To look at' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'بن عيسى سلمىتقويم النشاطات /20In the workbook: 9. On the page: 12.Overwrite',
      'بوعلام يوسفالاختبار /20In the workbook: —. On the page: 25.Above the full mark. Correct it on the page.',
    ]);
    expect(screen.getByText('On the page, not in the workbook (1)')).toBeTruthy();
    const absent = screen.getByRole('region', { name: 'In the workbook, not on the page (1)' });
    expect(within(absent).getByRole('listitem').textContent).toBe('يعقوبي رانية');
  });

  it('is saved under its name with a word more, with the marks in it', async () => {
    const cells = await save();
    expect(saved.map(({ name }) => name)).toEqual(['نقاط - filled.xlsx']);
    expect(['D2', 'E2', 'F2', 'D3', 'F3', 'D4'].map((cell) => cells[cell]?.v)).toEqual([
      9,
      14,
      11,
      16.5,
      undefined,
      'غ',
    ]);
    expect(await screen.findByText(/^Saved with 9 marks/)).toBeTruthy();
    expect(button('Close')).toBeTruthy();
  });

  it('overwrites a cell or a column where it is told to', async () => {
    await user.click(screen.getByLabelText('Overwrite D2: \u2068بن عيسى سلمى\u2069'));
    expect((await save())['D2']?.v).toBe(12);
    await user.click(screen.getByLabelText('Overwrite D2: \u2068بن عيسى سلمى\u2069'));
    expect((await save())['D2']?.v).toBe(9);
    await user.click(screen.getByLabelText('Overwrite what is there already (1 cell)'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Overwrite D2/).disabled).toBe(true);
    expect((await save())['D2']?.v).toBe(12);
    expect((await save())['E2']?.v).toBe(14);
  });

  it('takes another column, the average, or none', async () => {
    const exam = field('What goes into \u2068الاختبار /20\u2069');
    await user.selectOptions(exam, 'Leave as it is');
    expect((await save())['F2']).toBeUndefined();
    await user.selectOptions(exam, '\u2068المعدل\u2069');
    expect((await save())['F2']?.v).toBe(11.67);
  });

  it('takes the word of the teacher for who somebody is, and takes it back', async () => {
    const who = field('Who \u2068مرابط هاجر\u2069 is in the workbook');
    await user.selectOptions(who, '\u2068يعقوبي رانية\u2069');
    expect(screen.getByText('On the page, not in the workbook (0)')).toBeTruthy();
    expect((await save())['F6']?.v).toBe(18.5);
    await user.selectOptions(who, 'Nobody');
    expect((await save())['F6']).toBeUndefined();
  });

  it('can be another sheet, which begins anew, or another file', async () => {
    await user.click(screen.getByLabelText(/^Overwrite D2/));
    await user.selectOptions(field('Sheet'), '\u20681م1\u2069 (nobody of this page)');
    expect(screen.getByText('No mark will be written')).toBeTruthy();
    expect(button('Save the filled workbook').disabled).toBe(true);
    await user.selectOptions(field('Sheet'), '\u20682م3\u2069 (4 pupils of this page)');
    expect(screen.getByLabelText<HTMLInputElement>(/^Overwrite D2/).checked).toBe(false);
    await user.click(button('Another file'));
    expect(await screen.findByLabelText('Mark-entry workbook')).toBeTruthy();
  });
});

it('offers the mean of columns that count alike', async () => {
  const page = sampleGradebook();
  const columns = page.columns.map((column) =>
    column.id === 'c3' ? { ...column, role: 'test' as const, heading: 'الفرض 1' } : column,
  );
  renderPage(<FillWorkbook gradebook={{ ...page, columns }} />);
  await choose(file());
  await screen.findByText('What goes where');
  await user.selectOptions(
    field('What goes into \u2068الاختبار /20\u2069'),
    'Mean of \u2068الفرض 1\u2069 + \u2068الفرض\u2069',
  );
  expect((await save())['F2']?.v).toBe(13);
});

it('says which column of the page goes nowhere, and puts it into the one left when asked', async () => {
  const page = sampleGradebook();
  const columns = page.columns.map(({ role, ...column }) =>
    role === 'exam' ? { ...column, heading: 'yli>VI' } : { ...column, ...(role && { role }) },
  );
  renderPage(<FillWorkbook gradebook={{ ...page, columns }} />);
  await choose(file());
  expect((await screen.findByRole('note')).textContent).toContain(
    '1 column of your page goes nowhere: \u2068yli>VI\u2069',
  );
  await user.click(button('Put it into الاختبار /20'));
  expect(screen.queryByRole('note')).toBeNull();
  expect((await save())['F2']?.v).toBe(11);
});

it('is in Arabic too', async () => {
  renderPage(<FillWorkbook gradebook={sampleGradebook()} />, { locale: 'ar' });
  await user.click(screen.getByRole('button', { name: 'ملء ملف الوزارة' }));
  await user.upload(await screen.findByLabelText('ملف حجز النقاط'), file());
  expect(await screen.findByText('ستُكتب 10 علامات')).toBeTruthy();
  await user.click(button('حفظ الملف المملوء'));
  expect(saved[0]?.name).toBe('نقاط - مملوء.xlsx');
});
