import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { collectSavedFiles, type SavedFile } from '#frontend/test-support/saved-files.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { ClassMarks } from './class-marks.tsx';

const other = { ...sampleSavedClass, id: '01KJQ5N8000000000000000009', name: '=4م1' };
const user = userEvent.setup({ delay: null });
let api: FakeApi;
let saved: readonly SavedFile[];

beforeEach(() => {
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  const record = fakeRecord(api, [sampleSavedClass, other]);
  for (const { id } of [sampleSavedClass, other]) {
    record.put(id, { subject: 'الرياضيات', term: 1, content: sampleMarks });
  }
  record.put(sampleSavedClass.id, { subject: 'الرياضيات', term: 2, content: sampleMarks });
  saved = collectSavedFiles();
  renderPage(
    <main>
      <ClassMarks kept={sampleSavedClass} />
    </main>,
  );
});

const download = async (item: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Download the marks: First term' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

it('the marks of a class in one term are downloaded as a workbook', async () => {
  await download(/2م3.* as Excel/);
  await waitFor(() => expect(saved).toHaveLength(1));
  const [{ name, blob }] = saved as [(typeof saved)[number]];
  expect(name).toBe('Marks 2م3 term 1.xlsx');
  const [sheet, ...others] = readWorkbook(await bytesOf(blob), { inflate });
  expect([sheet?.name, others]).toEqual(['2م3 term 1', []]);
  expect(JSON.stringify(sheet?.rows[0])).toContain('الاختبار /20');
  expect(screen.queryByRole('button', { name: 'Download the marks: Third term' })).toBeNull();
});

it('the marks of all classes are downloaded as one table after the other, without formulas', async () => {
  await download(/All classes as CSV/);
  await waitFor(() => expect(saved).toHaveLength(1));
  const [{ name, blob }] = saved as [(typeof saved)[number]];
  expect(name).toBe('Marks all classes term 1.csv');
  const lines = new TextDecoder().decode(await bytesOf(blob)).split('\r\n');
  expect(lines.filter((line) => line.includes('الرياضيات'))).toEqual([
    '2م3 term 1;الرياضيات',
    "'=4م1 term 1;الرياضيات",
  ]);
  expect(lines.filter((line) => line.startsWith('1;'))).toHaveLength(2);
});

it('a failure is said', async () => {
  api.on(listAllMarkSheets, { status: 503, body: { code: 'unavailable' } });
  await download(/All classes as Excel/);
  await waitFor(() => expect(notifications.get()).toMatchObject({ tone: 'error' }));
  expect(saved).toEqual([]);
});
