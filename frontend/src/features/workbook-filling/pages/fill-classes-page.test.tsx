import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from 'xlsx';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { getMarkSheet, listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fillingHere } from '#frontend/test-support/filling-here.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { collectSavedFiles, type SavedFile } from '#frontend/test-support/saved-files.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import FillClassesPage from './fill-classes-page.tsx';

const user = userEvent.setup({ applyAccept: false, delay: null });
let saved: readonly SavedFile[];
const { pupils, ...summary } = sampleSavedClass;
const { document, ...sheet } = sampleSheet;
const [first = '', second = ''] = pupils.map(({ id }) => id);
const marks = {
  [first]: { c1: { text: '15' }, c2: { text: '12,5' } },
  [second]: { c1: { text: 'غ' }, c2: { text: '25' } },
};

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  fillingHere();
  saved = collectSavedFiles();
  api = fakeApi();
  const other = { ...summary, id: '01KJQ5N8000000000000000001', name: '4م1' };
  const sheetOfOther = { ...sheet, classId: other.id };
  api.on(listClasses, { body: [summary, other] });
  api.on(listAllMarkSheets, { body: [sheet, sheetOfOther] });
  api.on(getClass, () =>
    api.calls.at(-1)?.path.includes(other.id)
      ? { body: { ...sampleSavedClass, ...other, pupils: [{ id: 'x', fullName: 'غريب' }] } }
      : { body: sampleSavedClass },
  );
  api.on(getReportSettings, { body: {} });
  api.on(getMarkSheet, {
    body: { ...sheet, document: { ...document, content: { ...sampleMarks, marks } } },
    etag: 'W/"1"',
  });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(async () => {
  vi.useRealTimers();
  await forgetResources();
});

const file = new File(
  [
    new Uint8Array(
      workbook([
        [
          '2م3',
          worksheet([
            ['رقم التعريف', 'اللقب والاسم', 'تقويم النشاطات /20', 'الفرض /20', 'الاختبار /20'],
            ...pupils.map(({ fullName }, index) => [`${index}`, fullName, '', '', '']),
          ]),
        ],
      ]),
    ),
  ],
  'نقاط.xlsx',
);

describe('filling the workbook of all classes', () => {
  it('says for each class what is written, saves the file, and leads to what is left', async () => {
    renderPage(<FillClassesPage />);
    await user.upload(await screen.findByLabelText('Mark-entry workbooks'), file);
    expect(await screen.findByText(/3 marks for the sheet/)).toBeTruthy();
    expect(screen.getByText(/No sheet of this workbook lists the class/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /by itself/ });
    expect(link.getAttribute('href')).toBe(`/classes/${summary.id}/marks/${sheet.id}`);
    await user.click(screen.getByRole('button', { name: /^Write 3 cells/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const sheets = read(new Uint8Array(await saved[0]!.blob.arrayBuffer())).Sheets;
    const cells = sheets['2م3'] as Record<string, { v: unknown } | undefined>;
    expect(['C2', 'D2', 'C3', 'D3'].map((name) => cells[name]?.v)).toEqual([
      ...[15, 12.5, 'غ', ''],
    ]);
  });

  it('asks for another term if this one has no marks', async () => {
    renderPage(<FillClassesPage />);
    await user.selectOptions(await screen.findByLabelText('Term'), 'Second term');
    expect(await screen.findByText(/No class has marks in this term/)).toBeTruthy();
    expect(screen.queryByLabelText('Mark-entry workbooks')).toBeNull();
  });

  it('says what is wrong with a file', async () => {
    renderPage(<FillClassesPage />);
    await user.upload(
      await screen.findByLabelText('Mark-entry workbooks'),
      new File(['name;mark'], 'marks.xlsx'),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('not an Excel workbook');
  });

  it('says when marks cannot be loaded', async () => {
    api.on(getMarkSheet, { status: 503, body: { code: 'unavailable' } });
    renderPage(<FillClassesPage />);
    await user.upload(await screen.findByLabelText('Mark-entry workbooks'), file);
    // The appraisals say so as well, below a heading.
    await waitFor(() => {
      const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
      expect(said.some((one) => one.startsWith('The service is not available'))).toBe(true);
    });
  });

  it('has nothing to fill without marks', async () => {
    api.on(listAllMarkSheets, { body: [] });
    renderPage(<FillClassesPage />, { locale: 'ar' });
    expect(await screen.findByText(/لا نقاط مسجّلة لأي قسم بعد/)).toBeTruthy();
  });
});
