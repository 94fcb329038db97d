import { usualHeading } from '#shared/page/known-headings.ts';
import { describe, expect, it } from 'vitest';
import { findDoubts } from '#shared/page/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { acceptRow } from '../gradebook/edit-cells.ts';
import { editGradebook } from '../gradebook/edit-gradebook.ts';
import {
  reduceReview,
  startReview,
  type ReviewAction,
  type ReviewState,
} from './review-reducer.ts';

const pageOf = (book: Gradebook) => ({ book, doubts: findDoubts(book), level: 'Middle' as const });

/** A review after some actions, with the edited gradebook. */
const review = (book: Gradebook, ...actions: ReviewAction[]) =>
  actions.reduce<{ book: Gradebook; state: ReviewState; isDone?: boolean | undefined }>(
    (before, action) => {
      const { state, edit, isDone } = reduceReview(before.state, action, pageOf(before.book));
      return { book: edit ? editGradebook(before.book, edit) : before.book, state, isDone };
    },
    { book, state: startReview(pageOf(book)) },
  );

const page = sampleGradebook();
const clean = sampleGradebook({ clean: true });
const at = (row: number, column: number) => ({ row, column });
const focus = (row: number, column: number) => ({ do: 'focus', cell: at(row, column) }) as const;

describe('a review', () => {
  it('begins at the first doubt, or at the first mark', () => {
    expect(startReview(pageOf(page)).cell).toMatchObject(at(3, 2));
    expect(startReview(pageOf(clean)).cell).toEqual(at(0, 2));
  });

  it('goes to the next doubt when one is accepted, and back', () => {
    const accepted = review(page, { do: 'accept' });
    expect(accepted.book.rows[3]?.cells[2]).toMatchObject({ text: '13', checked: true });
    expect(accepted.state.cell).toMatchObject(at(8, 4));
    expect(review(page, { do: 'accept' }, { do: 'back' }).state.cell).toMatchObject(at(33, 1));
    expect(review(page, { do: 'next' }, { do: 'back' }).state.cell).toMatchObject(at(3, 2));
  });

  it('asks about a column of signs, which holds no marks by one answer', () => {
    const { role: _, ...column } = clean.columns[2]!;
    const ticks = { ...column, ticks: true } as const;
    const rows = clean.rows.map((row) => ({
      ...row,
      cells: row.cells.with(2, { text: '?', confidence: 60 }),
    }));
    const signs: Gradebook = { ...clean, columns: clean.columns.with(2, ticks), rows };
    const of = (book: Gradebook) => findDoubts(book).filter(({ column: at2 }) => at2 === 2);
    expect(of(signs)[0]).toMatchObject({ row: -1, reasons: ['ticks'] });
    expect(of(signs)).toHaveLength(rows.length + 1);
    const { book } = review(signs, focus(-1, 2), { do: 'accept' });
    expect(book.columns[2]).toEqual({ id: column.id, kind: 'other', heading: column.heading });
    expect(of(book)).toEqual([]);
    const asMarks = review(signs, focus(-1, 2), { do: 'choose-role', role: 'activities' }).book;
    expect(asMarks.columns[2]).toMatchObject({ kind: 'mark', role: 'activities' });
    expect(asMarks.columns[2]).not.toHaveProperty('ticks');
    expect(of(asMarks)).toHaveLength(rows.length);
  });

  it('replaces what is no heading by that of its column, or keeps it, as the teacher says', () => {
    const unread = (change: object) => ({
      ...page,
      columns: page.columns.map((column, index) =>
        index === 2 ? { ...column, heading: 'p Les CE', read: 'p Les C€', ...change } : column,
      ),
    });
    const { role } = page.columns[2]!;
    const far = unread({ unsure: true });
    const usual = usualHeading(page.language, { kind: 'mark', role });
    const taken = review(far, focus(-1, 2), { do: 'accept' }).book.columns[2];
    expect(taken).toMatchObject({ heading: usual, role });
    const kept = review(far, focus(-1, 2), { do: 'set-heading', heading: 'p Les CE' });
    expect(kept.book.columns[2]).toMatchObject({ heading: 'p Les CE', role });
    for (const column of [taken, kept.book.columns[2]]) {
      expect(column).not.toHaveProperty('unsure');
      expect(column).not.toHaveProperty('read');
    }
    // With a role, what it counts as is its heading.
    const asked = review(unread({ unsure: true, role: undefined }), focus(-1, 2), {
      ...{ do: 'choose-role', role: 'exam' },
    });
    expect(asked.book.columns[2]?.heading).toBe(
      usualHeading(page.language, { kind: 'mark', role: 'exam' }),
    );
    // A heading that was read right stays, whatever the role.
    const right = review(page, focus(-1, 2), { do: 'choose-role', role: 'exam' });
    expect(right.book.columns[2]?.heading).toBe(page.columns[2]?.heading);
  });

  it('takes the other reading', () => {
    const { book, state } = review(page, { do: 'take-other' });
    expect(book.rows[3]?.cells[2]).toMatchObject({ text: '18', read: '13' });
    // The average of the page no longer matches, and another mark may be why.
    expect(state.cell).toMatchObject(at(3, 3));
  });

  it('stays on a typed text that is impossible, and goes on after a possible one', () => {
    const typed = (text: string) =>
      review(page, focus(8, 4), { do: 'type', text }, { do: 'leave', how: 'on' });
    expect(typed('45').state).toMatchObject({ cell: at(8, 4), typed: undefined });
    expect(typed('15').state.cell).toMatchObject(at(8, 5));
    expect(typed('15').book.rows[8]?.cells[4]).toMatchObject({ text: '15', checked: true });
  });

  it('says when nothing is left, and until the next edit', () => {
    const done = review(clean, { do: 'accept' });
    expect(done).toMatchObject({
      isDone: true,
      state: { said: { id: 'review.nothingLeft', values: { count: 119 } } },
    });
    expect(review(clean, { do: 'accept' }, { do: 'clear' }).state.said).toBeUndefined();
  });

  it('goes through every mark on request', () => {
    const everyMark = { do: 'check-every-mark', everyMark: true } as const;
    expect(review(clean, everyMark, { do: 'accept' })).toMatchObject({
      state: { cell: at(0, 3) },
      isDone: undefined,
    });
  });
});

describe('the questions of a review', () => {
  const columns = clean.columns.map(({ role, ...column }) =>
    role === 'test' ? column : { ...column, ...(role && { role }) },
  );
  const noRole = { ...clean, columns };

  it('about a role are answered with the proposed one, and averages follow', () => {
    const { book, isDone } = review(noRole, focus(-1, 3), { do: 'accept' });
    expect(book.columns[3]?.role).toBe('test');
    expect(isDone).toBe(true);
  });

  it('about a role can be answered in the settings of the column', () => {
    const description = { kind: 'mark', heading: 'شفهي', scale: 10, role: 'test' } as const;
    const settled = review(
      noRole,
      focus(-1, 3),
      { do: 'menu' },
      {
        do: 'describe-column',
        index: 3,
        description,
      },
    );
    expect(settled.book.columns[3]).toMatchObject(description);
    expect(settled.state).toMatchObject({ cell: at(-1, 3), opened: undefined });
  });

  it('about a name are answered with a pupil of the list', () => {
    const search = { of: 'pupil', index: 33, sought: '' } as const;
    const chosen = review(
      page,
      focus(33, 1),
      { do: 'open', overlay: search },
      {
        do: 'choose-pupil',
        row: 33,
        pupil: 33,
      },
    );
    expect(chosen.book.rows[33]?.pupil).toBe(33);
    expect(chosen.state).toMatchObject({ cell: at(3, 2), opened: undefined });
  });

  it('open the menu where there is nothing to accept', () => {
    expect(review(clean, focus(4, 6), { do: 'accept' }).state.opened).toEqual({
      of: 'row',
      index: 4,
    });
    const checked = editGradebook(clean, acceptRow(0));
    expect(review(checked, focus(-1, 2), { do: 'accept' }).state.opened).toEqual({
      of: 'column',
      index: 2,
    });
  });
});
