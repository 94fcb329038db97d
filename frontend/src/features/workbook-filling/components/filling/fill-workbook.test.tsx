import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read, write } from 'xlsx';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { entry, zip } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { limits } from '#shared/model/limits.ts';
import { fillingHere } from '#frontend/test-support/filling-here.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { collectSavedFiles, type SavedFile } from '#frontend/test-support/saved-files.ts';
import { FillWorkbook } from './fill-workbook.tsx';

const user = userEvent.setup({ applyAccept: false, delay: null });
let saved: readonly SavedFile[];

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

/** Office wraps an encrypted workbook in this container, and `.xls` files use it too. */
const compoundFile = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')]);

const choose = async (chosen: File) => {
  await user.click(screen.getByRole('button', { name: 'Fill the ministry’s workbook' }));
  await user.upload(await screen.findByLabelText('Mark-entry workbook'), chosen);
};
const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const save = async () => {
  await waitFor(() => expect(button('Save the filled workbook').disabled).toBe(false));
  const before = saved.length;
  await user.click(button('Save the filled workbook'));
  await waitFor(() => expect(saved.length).toBeGreaterThan(before));
  const bytes = await saved.at(-1)!.blob.arrayBuffer();
  return read(new Uint8Array(bytes)).Sheets['2م3'] as Record<string, { v: unknown } | undefined>;
};

beforeEach(() => {
  fillingHere();
  saved = collectSavedFiles();
});

describe('choosing a workbook', () => {
  beforeEach(() => {
    renderPage(<FillWorkbook gradebook={sampleGradebook()} />);
  });
  it.each([
    ['a text', new TextEncoder().encode('name;mark'), 'not an Excel workbook'],
    ['an old workbook', compoundFile('Workbook'), 'not an Excel workbook'],
    ['a protected workbook', compoundFile('EncryptedPackage'), 'protected by a password'],
    ['one that is cut', workbook(sheets).slice(0, 900), 'damaged'],
    ['a zip of something else', zip([entry('word/document.xml', '<x/>')]), 'not an Excel workbook'],
    ['one that is too large', new Uint8Array(limits.spreadsheetBytes + 1), 'too large'],
  ])('says what is wrong with %s', async (_, bytes, text) => {
    await choose(file(bytes));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
  it('says that the workbook is not uploaded, and closes with Escape', async () => {
    await user.click(button('Fill the ministry’s workbook'));
    expect(await screen.findByText(/sent nowhere/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('another kind of table', () => {
  beforeEach(() => {
    renderPage(<FillWorkbook gradebook={sampleGradebook()} />);
  });
  it.each([
    ['biff8', 'نقاط.xls'],
    ['xlsb', 'نقاط.XLSB'],
  ] as const)('%s is filled as an .xlsx workbook, and says so', async (bookType, name) => {
    const book = read(workbook(sheets));
    const bytes = new Uint8Array(write(book, { bookType, type: 'array' }) as ArrayBuffer);
    await choose(file(bytes, name));
    expect(await screen.findByText(/back as an .xlsx workbook/)).toBeTruthy();
    expect(screen.getByText(name)).toBeTruthy();
    const filled = await save();
    expect(filled['B4']?.v).toBe('حداد');
    expect(filled['D2']?.v).toBe(9);
    expect(filled['D4']?.v).toBe('غ');
    expect(saved.at(-1)?.name).toMatch(/^نقاط - .*\.xlsx$/);
  });

  it('with uncertain letters asks for another file', async () => {
    await choose(file(new TextEncoder().encode('Ã©lÃ¨ve;1'), 'notes.csv'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be read with certainty/);
  });

  it('a workbook with macros keeps its extension, which Excel asks for', async () => {
    await choose(file(workbook(sheets), 'نقاط.xlsm'));
    await save();
    expect(saved.at(-1)?.name).toMatch(/\.xlsm$/);
    expect(screen.queryByText(/back as an .xlsx workbook/)).toBeNull();
  });
});

describe('a workbook with formulas', () => {
  const withFormula = (cell: string, formula: object) => {
    const sheet = worksheet([head, ...rows]);
    sheet[cell] = formula;
    sheet['!ref'] = 'A1:G6';
    return file(workbook([['2م3', sheet]]));
  };
  beforeEach(() => {
    renderPage(<FillWorkbook gradebook={sampleGradebook()} />);
  });

  it('says what becomes of results that depend on the marks, and removes them', async () => {
    await choose(withFormula('G4', { t: 'n', f: 'SUM(D4:F4)', v: 7 }));
    expect(await screen.findByText(/^Formulas in the workbook depend on these marks/)).toBeTruthy();
    expect((await save())['G4']?.v).toBeUndefined();
  });

  it('says nothing about results that do not depend on the marks', async () => {
    await choose(withFormula('G4', { t: 'n', f: 'LEN(B4)', v: 4 }));
    await screen.findByText('What goes where');
    expect(screen.queryByText(/^Formulas in the workbook/)).toBeNull();
    expect((await save())['G4']?.v).toBe(4);
  });

  it('is not filled when its names have no results', async () => {
    await choose(withFormula('B4', { t: 'n', f: 'Z1' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^This sheet holds formulas without results .*B4/,
    );
    expect(button('Save the filled workbook').disabled).toBe(true);
  });
});

describe('an opened workbook', () => {
  beforeEach(async () => {
    renderPage(<FillWorkbook gradebook={sampleGradebook({ '1,4': '25' })} />);
    await choose(file());
    await screen.findByText('What goes where');
  });

  it('shows its sheet, its columns, and where the marks will go', () => {
    expect(field('Sheet').selectedOptions[0]?.text).toBe('\u20682م3\u2069 (4 pupils of this page)');
    expect(field('What goes into \u2068الاختبار /20\u2069').selectedOptions[0]?.text).toBe(
      '\u2068الاختبار\u2069',
    );
    const [summary] = screen.getAllByRole('status');
    expect(summary?.textContent).toBe(
      '9 marks will be written1 mark is already there1 cell has another value and stays as it is1 mark cannot be written',
    );
    expect(document.activeElement?.getAttribute('data-stage')).toBe('opened');
  });

  it('shows what needs attention', () => {
    const items = within(screen.getByRole('list', { name: 'Cells to check' })).getAllByRole(
      'listitem',
    );
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'بن عيسى سلمىتقويم النشاطات /20In the workbook: 9. On the page: 12.Overwrite',
      'بوعلام يوسفالاختبار /20In the workbook: —. On the page: 25.Higher than the scale allows. Correct it on the page.',
    ]);
    expect(screen.getByText('On the page, not in the workbook (1)')).toBeTruthy();
    const absent = screen.getByRole('region', { name: 'In the workbook, not on the page (1)' });
    expect(within(absent).getByRole('listitem').textContent).toBe('يعقوبي رانية');
  });

  it('is saved with its marks, under its name with one word added', async () => {
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

  it('overwrites a cell or a column when the teacher says so', async () => {
    await user.click(screen.getByLabelText('Overwrite D2: \u2068بن عيسى سلمى\u2069'));
    expect((await save())['D2']?.v).toBe(12);
    await user.click(screen.getByLabelText('Overwrite D2: \u2068بن عيسى سلمى\u2069'));
    expect((await save())['D2']?.v).toBe(9);
    await user.click(screen.getByLabelText('Overwrite what is already there (1 cell)'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Overwrite D2/).disabled).toBe(true);
    expect((await save())['D2']?.v).toBe(12);
    expect((await save())['E2']?.v).toBe(14);
  });

  it('can use another column, the average, or none', async () => {
    const exam = field('What goes into \u2068الاختبار /20\u2069');
    await user.selectOptions(exam, 'Leave as it is');
    expect((await save())['F2']).toBeUndefined();
    await user.selectOptions(exam, '\u2068المعدل\u2069');
    expect((await save())['F2']?.v).toBe(11.67);
  });

  it('accepts the teacher’s choice of who a pupil is, and undoes it', async () => {
    const who = field('\u2068مرابط هاجر\u2069 in the workbook');
    await user.selectOptions(who, '\u2068يعقوبي رانية\u2069');
    expect(screen.getByText('On the page, not in the workbook (0)')).toBeTruthy();
    expect((await save())['F6']?.v).toBe(18.5);
    await user.selectOptions(who, 'Not in the workbook');
    expect((await save())['F6']).toBeUndefined();
  });

  it('can be read from another sheet, which starts over, or replaced by another file', async () => {
    await user.click(screen.getByLabelText(/^Overwrite D2/));
    await user.selectOptions(field('Sheet'), '\u20681م1\u2069 (no pupils of this page)');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This is \u20681م1\u2069; none of your 5 pupils is in it.',
    );
    expect(button('Save the filled workbook').disabled).toBe(true);
    await user.selectOptions(field('Sheet'), '\u20682م3\u2069 (4 pupils of this page)');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Overwrite D2/)).checked).toBe(false);
    await user.click(button('Another file'));
    expect(await screen.findByLabelText('Mark-entry workbook')).toBeTruthy();
  });
});

describe('a workbook of another class', () => {
  const others = (count: number) => [
    ...rows.slice(0, count),
    ...['قاسمي إيمان', 'سعدي كريم', 'لعمري نور', 'شريف أمين', 'تومي وليد'].map((name, index) => [
      String(20 + index),
      ...name.split(' '),
    ]),
  ];
  const open = async (found: number) => {
    renderPage(<FillWorkbook gradebook={sampleGradebook()} />);
    await choose(file(workbook([['3م1', worksheet([head, ...others(found)])]])));
    return screen.findByRole('alert');
  };

  it('is reported as such, and only another file is offered', async () => {
    const alert = await open(0);
    expect(alert.textContent).toContain('This is \u20683م1\u2069; none of your 5 pupils is in it.');
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(screen.queryByText('What goes where')).toBeNull();
    expect(screen.queryByText('No mark will be written')).toBeNull();
    await user.click(button('Choose another file'));
    expect(await screen.findByLabelText('Mark-entry workbook')).toBeTruthy();
  });

  it('is questioned once when it has only a few of the pupils, and filled if it is the right one', async () => {
    const alert = await open(1);
    expect(alert.textContent).toContain(
      'This is \u20683م1\u2069; only 1 of your 5 pupils is in it. Is it the right class?',
    );
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    await user.click(button('It is the right class'));
    expect(screen.getByText('What goes where')).toBeTruthy();
    expect(button('Save the filled workbook').disabled).toBe(false);
  });
});

describe('a workbook that takes long', () => {
  /** A fake worker that answers only when the test says so. */
  class SilentWorker {
    static readonly all: SilentWorker[] = [];
    isRunning = true;
    onerror: (() => void) | undefined;
    constructor() {
      SilentWorker.all.push(this);
    }
    postMessage(): void {}
    terminate(): void {
      this.isRunning = false;
    }
  }
  beforeEach(async () => {
    SilentWorker.all.length = 0;
    vi.stubGlobal('Worker', SilentWorker);
    renderPage(<FillWorkbook gradebook={sampleGradebook()} />);
  });

  it('is read while the page stays usable, until it is stopped', async () => {
    await choose(file());
    expect(await screen.findByRole('progressbar', { name: 'Reading the workbook' })).toBeTruthy();
    await user.click(button('Stop'));
    expect(SilentWorker.all.map(({ isRunning }) => isRunning)).toEqual([false]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByLabelText('Mark-entry workbook')).toBeTruthy();
  });

  it('ends with a clear message once it has taken too long', async () => {
    await user.click(screen.getByRole('button', { name: 'Fill the ministry’s workbook' }));
    const input = await screen.findByLabelText('Mark-entry workbook');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.change(input, { target: { files: [file()] } });
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await act(() => vi.advanceTimersByTimeAsync(30_000));
    } finally {
      vi.useRealTimers();
    }
    expect((await screen.findByRole('alert')).textContent).toContain('takes too long');
    expect(SilentWorker.all.map(({ isRunning }) => isRunning)).toEqual([false]);
  });

  it('says when the browser cannot run the worker', async () => {
    await choose(file());
    await screen.findByRole('progressbar');
    act(() => SilentWorker.all[0]?.onerror?.());
    expect((await screen.findByRole('alert')).textContent).toContain('a newer browser');
  });
});

it('offers the plain mean of columns that count equally', async () => {
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

it('says which column of the page is not used, and puts it into the free one on request', async () => {
  const page = sampleGradebook();
  const columns = page.columns.map(({ role, ...column }) =>
    role === 'exam' ? { ...column, heading: 'yli>VI' } : { ...column, ...(role && { role }) },
  );
  renderPage(<FillWorkbook gradebook={{ ...page, columns }} />);
  await choose(file());
  expect((await screen.findByRole('note')).textContent).toContain(
    '1 column with marks goes nowhere: \u2068yli>VI\u2069',
  );
  await user.click(button('Put it into \u2068الاختبار /20\u2069'));
  expect(screen.queryByRole('note')).toBeNull();
  expect((await save())['F2']?.v).toBe(11);
});

it('is in Arabic too', async () => {
  renderPage(<FillWorkbook gradebook={sampleGradebook()} />, { locale: 'ar' });
  await user.click(screen.getByRole('button', { name: 'ملء ملف الوزارة' }));
  await user.upload(await screen.findByLabelText('ملف حجز النقاط'), file());
  expect(await screen.findByText('ستُكتب 10 نقاط')).toBeTruthy();
  await user.click(button('حفظ الملف المملوء'));
  await waitFor(() => expect(saved[0]?.name).toBe('نقاط - مملوء.xlsx'));
});
