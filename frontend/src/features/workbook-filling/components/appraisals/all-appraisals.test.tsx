import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from 'xlsx';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeMarkSheets } from '#frontend/test-support/fake-mark-sheets.ts';
import { fillingHere } from '#frontend/test-support/filling-here.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { collectSavedFiles, type SavedFile } from '#frontend/test-support/saved-files.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import FillClassesPage from '../../pages/fill-classes-page.tsx';

const user = userEvent.setup({ applyAccept: false, delay: null });
const kept = { ...sampleSavedClass, level: 'Secondary' as const };
const { pupils, ...summary } = kept;
const [anis, salma, huda] = pupils;
const marks = Object.fromEntries(
  [
    [anis, '13'],
    [salma, '13'],
  ].map(([pupil, text]) => [
    (pupil as typeof anis)!.id,
    Object.fromEntries(['c1', 'c2', 'c3'].map((column) => [column, { text: text as string }])),
  ]),
);
const { points: _, ...unpointed } = sampleMarks;
const first = { ...unpointed, marks };

let api: FakeApi;
let server: ReturnType<typeof fakeMarkSheets>;
let saved: readonly SavedFile[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  fillingHere();
  saved = collectSavedFiles();
  api = fakeApi();
  const { document, ...sheet } = sampleSheet;
  api.on(listClasses, { body: [summary] });
  api.on(listAllMarkSheets, { body: [sheet] });
  api.on(getClass, { body: kept });
  api.on(getReportSettings, { body: {} });
  server = fakeMarkSheets(api, { ...sheet, document }, first);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(async () => {
  vi.useRealTimers();
  await forgetResources();
});

const open = async () => {
  renderPage(<FillClassesPage />);
  await user.click(await screen.findByRole('button', { name: /See and change the texts of/ }));
  /** Names in another script are isolated in the label. */
  const field = (kind: string, pupil: typeof anis) =>
    screen.getByRole<HTMLInputElement>('textbox', {
      name: (label) => label.startsWith(kind) && label.includes(pupil!.fullName),
    });
  return {
    of: (pupil = anis) => field('Appraisal', pupil),
    adviceFor: (pupil = anis) => field('Advice', pupil),
  };
};
const propose = () => user.click(screen.getByRole('button', { name: 'Propose what is missing' }));

describe('appraisals and advice of all classes', () => {
  it('are proposed by one press for who has an average, and taken back by another', async () => {
    const { of, adviceFor } = await open();
    await propose();
    expect(await screen.findByText(/^4 texts are proposed/)).toBeTruthy();
    expect([of(anis).value, of(salma).value]).toEqual([
      'نتائج حسنة عموما',
      'مستوى حسن قابل للتحسن',
    ]);
    expect(adviceFor(anis).value).toBe('المراجعة المنتظمة ترفع النتائج');
    expect(of(huda).value).toBe('');
    expect(screen.getByText(/4 written · none missing · 2 without an average/)).toBeTruthy();
    await waitFor(() => expect(Object.keys(server.stored()?.remarks ?? {})).toHaveLength(2));
    await user.click(
      within(screen.getAllByRole('status')[0]!).getByRole('button', { name: 'Undo' }),
    );
    expect([of(anis).value, adviceFor(anis).value]).toEqual(['', '']);
    await waitFor(() => expect(server.stored()?.remarks).toBeUndefined());
  });

  it('are proposed for the classes that load, once no other one is awaited', async () => {
    const other = { ...summary, id: '01KJQ5N8000000000000000001', name: '4م1' };
    const { document: _, ...sheet } = sampleSheet;
    const answer = Promise.withResolvers<void>();
    api.on(listClasses, { body: [summary, other] });
    api.on(listAllMarkSheets, { body: [sheet, { ...sheet, classId: other.id }] });
    api.on(getClass, async () => {
      if (!api.calls.at(-1)?.path.includes(other.id)) return { body: kept };
      await answer.promise;
      return { status: 404, body: { code: 'class-not-found' } };
    });
    const { of } = await open();
    const press = screen.getByRole('button', { name: 'Propose what is missing in 2 classes' });
    await user.click(press);
    expect([press.getAttribute('aria-disabled'), of(anis).value]).toEqual(['true', '']);
    answer.resolve();
    expect(await screen.findByText('These marks were deleted.')).toBeTruthy();
    await waitFor(() => expect(press.getAttribute('aria-disabled')).toBe('false'));
    await user.dblClick(press);
    expect(await screen.findByText(/^4 texts are proposed/)).toBeTruthy();
  });

  it('are chosen by a number, replaced by typing, and undone', async () => {
    const { of } = await open();
    await user.click(of(anis));
    await user.keyboard('3');
    expect(of(anis).value).toBe('مكتسبات حسنة');
    // The number goes on to the next pupil.
    expect(document.activeElement).toBe(of(salma));
    await user.keyboard('كلماتي 6');
    expect(of(salma).value).toBe('كلماتي 6');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(of(huda));
    // Nothing is offered without an average, and a number in a row of presses is no text.
    await user.keyboard('2٣');
    expect(of(huda).value).toBe('');
    await user.keyboard('{F2}2{ArrowUp}{ArrowUp}');
    expect(of(huda).value).toBe('2');
    await user.keyboard('٥');
    expect(of(anis).value).toBe('تقدم ملموس');
    await user.keyboard('{Control>}z{/Control}');
    expect(of(anis).value).toBe('مكتسبات حسنة');
    // Proposals leave what was chosen and typed.
    await propose();
    expect([of(anis), of(salma), of(huda)].map(({ value }) => value)).toEqual([
      ...['مكتسبات حسنة', 'كلماتي 6', '2'],
    ]);
    await waitFor(() => expect(server.stored()?.remarks?.[salma!.id]).toBe('كلماتي 6'));
  });

  it('are pressed below the field, and longer ones than the record takes are not cut', async () => {
    const { of } = await open();
    await user.click(of(anis));
    const offered = screen.getByRole('group', { name: 'Texts for this average' });
    await user.click(within(offered).getByRole('button', { name: /مشاركة حسنة/ }));
    expect(of(anis).value).toBe('مشاركة حسنة');
    await user.clear(of(anis));
    await user.paste('ن'.repeat(500));
    expect((await screen.findByRole('alert')).textContent).toContain('this has 500');
    expect(of(anis).value).toHaveLength(500);
    await user.tab();
    expect(of(anis).value).toHaveLength(500);
    expect(server.stored()?.remarks?.[anis!.id] ?? '').not.toContain('ن'.repeat(161));
  });

  it('say when an average has moved to another band', async () => {
    server.changeElsewhere({
      ...first,
      remarks: { [anis!.id]: 'أداء متميز', [salma!.id]: 'كلماتي' },
    });
    const { of } = await open();
    expect(of(anis).value).toBe('أداء متميز');
    expect(screen.getAllByText('The average is in another band now.')).toHaveLength(1);
    expect(screen.getByText('1 text is for another average than now')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'The usual seven' }));
    expect(screen.getAllByText('The average is in another band now.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Next one missing or outdated/ }));
    expect(document.activeElement).toBe(of(anis));
  });

  it('that are not saved yet are in the file too', async () => {
    const { of } = await open();
    await propose();
    expect(of(salma).value).toBe('مستوى حسن قابل للتحسن');
    const bytes = workbook([
      [
        kept.name,
        worksheet([
          ['رقم التعريف', 'اللقب والاسم', 'الفرض /20', 'التقديرات', 'الارشادات'],
          ...pupils.map(({ fullName }, index) => [`${index}`, fullName, 13]),
        ]),
      ],
    ]);
    await user.upload(
      screen.getByLabelText('Mark-entry workbooks'),
      ['أ.xlsx', 'ب.xlsx'].map((name) => new File([new Uint8Array(bytes)], name)),
    );
    await user.click(
      await screen.findByRole('button', { name: /^Write 8 cells and save 2 workbooks/ }),
    );
    await waitFor(() => expect(saved).toHaveLength(2));
    for (const { blob } of saved) {
      const cells = read(new Uint8Array(await blob.arrayBuffer())).Sheets[kept.name] as Record<
        string,
        { v: unknown } | undefined
      >;
      expect(['D2', 'D3', 'E3'].map((at) => cells[at]?.v)).toEqual([
        ...['نتائج حسنة عموما', 'مستوى حسن قابل للتحسن', 'التأني قبل الإجابة'],
      ]);
    }
    expect(screen.getByText(/Upload the file of one class/)).toBeTruthy();
  });
});
