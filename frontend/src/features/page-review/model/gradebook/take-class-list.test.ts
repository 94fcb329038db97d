import { describe, expect, it } from 'vitest';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { editGradebook } from './edit-gradebook.ts';
import { nameColumns, nameOfRow } from './edit-pupils.ts';
import { listOfClass, takeClassList } from './take-class-list.ts';

const { classList, ...page } = sampleGradebook();
const bare = { ...page, rows: page.rows.map(({ pupil: _, ...row }) => row) };
const kept = listOfClass({
  ...{ id: '01KJQ5N8000000000000000000', version: 1, name: '2م3' },
  ...{ keptAt: '', changedAt: '', keptUntil: '', counts: { pupils: 0, girls: 0, boys: 0 } },
  pupils: classList!.pupils.map(({ name }, index) => ({ id: `a${index}`, fullName: name })),
});

describe('choosing a class list', () => {
  it('matches the rows with its pupils', () => {
    const book = editGradebook(bare, takeClassList(kept));
    expect(book.classList).toMatchObject({ source: '2م3', sheet: '2م3' });
    const found = book.rows.filter(({ pupil }) => pupil !== undefined);
    expect(found.length).toBeGreaterThan(bare.rows.length / 2);
    for (const row of found) {
      expect(nameOfRow(book, row)).toBe(kept.pupils[row.pupil ?? -1]?.name);
    }
  });

  it('leaves the marks that were read unchanged', () => {
    const book = editGradebook(bare, takeClassList(kept));
    const [column] = nameColumns(book);
    const texts = (rows: typeof bare.rows) => rows.map(({ cells }) => cells[column ?? 0]?.text);
    expect(texts(book.rows)).toEqual(texts(bare.rows));
  });

  it('replaces an earlier list and its pupils', () => {
    const none = { source: 'x', sheet: 'x', pupils: [{ name: 'ظظظظ' }] };
    const book = editGradebook(sampleGradebook(), takeClassList(none));
    expect(book.rows.every(({ pupil }) => pupil === undefined)).toBe(true);
  });
});
