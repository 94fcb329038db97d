import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getClass } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { markSheetPath, pointsSearch } from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { rendersOf } from '#frontend/test-support/count-renders.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeGradebook } from '#frontend/test-support/fake-gradebook.ts';
import { fakeMarkSheets } from '#frontend/test-support/fake-mark-sheets.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import ReviewPage from './grade-review-page.tsx';
import MarkSheetPage from '#frontend/features/mark-sheets/pages/mark-sheet-page.tsx';

/** The most components that a key may draw, also one that writes a mark and shows an answer or another status. */
const KEY = 10;

const PUPILS = 45;

let api: FakeApi;
const user = userEvent.setup({ delay: null });
beforeEach(() => {
  api = fakeApi();
  api.on(getProfile, { body: sampleProfile });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(async () => {
  await forgetResources();
  localStorage.clear();
});

const press = (keys: string) => rendersOf(() => user.keyboard(keys));
const everythingSaved = () => screen.findByText('All changes saved');
const cellAt = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const textAt = (place: string) => cellAt(place).querySelector('bdi')?.textContent;

/** Presses keys in the cell at the third column of the first row, which has a mark, and the cells below it. */
const pressKeys = async () => {
  // The rows below the first screen are drawn in portions.
  await waitFor(() => expect(cellAt(`${PUPILS - 1}:0`)).toBeTruthy());
  // The first edit of a visit also makes undo possible.
  await user.click(cellAt('0:2'));
  await user.keyboard('11{ArrowDown}');
  await everythingSaved();
  const arrow = await press('{ArrowDown}');
  const first = await press('1');
  const second = await press('3');
  const mark = await press('{ArrowDown}');
  expect(textAt('2:2')).toBe('13');
  await user.keyboard('14');
  const next = await press('{ArrowUp}');
  expect(textAt('3:2')).toBe('14');
  return { keys: [arrow, first, second], marks: [mark, next] };
};

const expectFew = ({ keys, marks }: Awaited<ReturnType<typeof pressKeys>>) => {
  for (const names of [...keys, ...marks])
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(KEY);
  // Otherwise the count would be worth nothing.
  for (const names of marks) expect(names).toContain('GridTable');
};

describe(`a key in a table of ${PUPILS} pupils`, () => {
  it('draws only what it changes in a review', async () => {
    fakeGradebook(api, sampleGradebook({ pupils: PUPILS, clean: true }));
    renderPage(
      <Routes>
        <Route path="/grades/:jobId" element={<ReviewPage />} />
      </Routes>,
      { at: `/grades/${pendingJob.id}` },
    );
    // The last part of the page, which is loaded on demand.
    await waitFor(() => expect(document.querySelector('details')).toBeTruthy());
    expectFew(await pressKeys());
  });

  const openSheet = async (search = '', columns = sampleMarks.columns) => {
    const [pupil] = sampleSavedClass.pupils;
    const pupils = Array.from({ length: PUPILS }, (_, index) => ({ ...pupil!, id: `p${index}` }));
    api.on(getClass, { body: { ...sampleSavedClass, pupils }, etag: 'W/"1"' });
    fakeMarkSheets(api, sampleSheet, { ...sampleMarks, columns, marks: {}, points: {} });
    renderPage(
      <Routes>
        <Route path={paths.markSheet} element={<MarkSheetPage />} />
      </Routes>,
      { at: markSheetPath(sampleSavedClass.id, sampleSheet.id) + search },
    );
    await screen.findByRole('grid');
  };

  it('draws only what it changes in a mark sheet', async () => {
    await openSheet();
    expectFew(await pressKeys());
  });

  it('draws only what it changes in the points of a test', async () => {
    const questions = [20, 20].map((points, index) => ({ id: `q${index}`, points }));
    const test = { id: 'written', heading: 'Test', scale: 40, role: 'test' as const, questions };
    await openSheet(pointsSearch(test.id), [test]);
    expectFew(await pressKeys());
  });

  it('of the telephone draws only the pupil whose mark is typed', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('coarse'),
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }));
    await openSheet();
    await user.click(screen.getByRole('button', { name: 'Type one pupil at a time' }));
    const dialog = await screen.findByRole('dialog');
    for (const name of ['1', '4']) {
      const key = within(dialog).getByRole('button', { name });
      // The press draws the ripple of the button.
      const names = await rendersOf(() => fireEvent.click(key));
      expect(names.filter((one) => one === 'ButtonBase')).toEqual([]);
      expect(names).toContain('PupilCard');
    }
    expect(dialog.querySelector('[data-entry]')?.textContent).toBe('14');
    vi.unstubAllGlobals();
  });
});
