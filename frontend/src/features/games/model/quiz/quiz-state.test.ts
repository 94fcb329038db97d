import { describe, expect, it } from 'vitest';
import {
  addSet,
  quizStateSchema,
  changeSet,
  changeSettings,
  chooseSet,
  chosenSet,
  initialQuizState,
  removeSet,
} from './quiz-state.ts';

const state = initialQuizState();

describe('the quiz’s state', () => {
  it('is unchanged after being saved and loaded', () => {
    expect(quizStateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('keeps the sets separate', () => {
    const two = changeSet(addSet(changeSet(state, { text: 'one' })), { text: 'two' });
    expect(chosenSet(two).text).toBe('two');
    expect(chosenSet(chooseSet(two, 1)).text).toBe('one');
  });

  it('opens the existing empty set before it adds another', () => {
    expect(addSet(state)).toMatchObject({ chosen: 1, sets: [{ id: 1 }] });
  });

  it('removes the chosen set; the last one is only emptied', () => {
    expect(removeSet(addSet(changeSet(state, { text: 'one' })))).toMatchObject({
      chosen: 1,
      sets: [{ text: 'one' }],
    });
    expect(removeSet(changeSet(state, { text: 'one' })).sets).toMatchObject([{ id: 1, text: '' }]);
  });

  it('changes one setting at a time', () => {
    expect(changeSettings(state, { seconds: 60 }).settings).toEqual({
      ...state.settings,
      seconds: 60,
    });
  });
});
