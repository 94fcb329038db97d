import { describe, expect, it } from 'vitest';
import {
  addSet,
  bookSchema,
  changeSet,
  changeSettings,
  chooseSet,
  chosenSet,
  freshBook,
  removeSet,
} from './book.ts';

const book = freshBook();

describe('the quiz’s book', () => {
  it('survives being kept', () => {
    expect(bookSchema.parse(JSON.parse(JSON.stringify(book)))).toEqual(book);
  });

  it('keeps each set apart', () => {
    const two = changeSet(addSet(changeSet(book, { text: 'one' })), { text: 'two' });
    expect(chosenSet(two).text).toBe('two');
    expect(chosenSet(chooseSet(two, 1)).text).toBe('one');
  });

  it('opens the empty set there is before it adds another', () => {
    expect(addSet(book)).toMatchObject({ chosen: 1, sets: [{ id: 1 }] });
  });

  it('removes the chosen set; the last one is only emptied', () => {
    expect(removeSet(addSet(changeSet(book, { text: 'one' })))).toMatchObject({
      chosen: 1,
      sets: [{ text: 'one' }],
    });
    expect(removeSet(changeSet(book, { text: 'one' })).sets).toMatchObject([{ id: 1, text: '' }]);
  });

  it('changes one setting at a time', () => {
    expect(changeSettings(book, { seconds: 60 }).settings).toEqual({
      ...book.settings,
      seconds: 60,
    });
  });
});
