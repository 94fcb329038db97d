import { describe, expect, it } from 'vitest';
import {
  addClass,
  addFilledClass,
  stateOn,
  spinnerStateSchema,
  changeClass,
  classOf,
  forgetOthers,
  initialSpinnerState,
  removeClass,
  setProgress,
} from './spinner-state.ts';
import { markAbsent, markPicked } from './progress.ts';

const DAY = '2026-11-21';
const state = initialSpinnerState(DAY);
const named = changeClass(state, 1, { name: '1AM1' });

describe('the spinner’s state', () => {
  it('starts with an empty class and no selection', () => {
    expect(state.chosen).toBeUndefined();
    expect(state).toMatchObject({ classes: [{ id: 1, text: '' }] });
    expect(spinnerStateSchema.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
  });

  it('adds a class and puts it on the wheel', () => {
    const more = addClass(named);
    expect(more.chosen).toBe(2);
    expect(classOf(more, 2)).toMatchObject({ id: 2, name: '', text: '' });
  });

  it('opens the existing empty class before it adds another', () => {
    expect(addClass(state)).toMatchObject({ chosen: 1, classes: [{ id: 1 }] });
  });

  it('keeps the progress of each class separate', () => {
    const progress = markPicked(state.roster, 'Amina');
    const changed = setProgress(addClass(named), 2, progress);
    expect(classOf(changed, 1)?.progress.picked).toEqual([]);
    expect(classOf(changed, 2)?.progress.picked).toEqual(['Amina']);
    expect(setProgress(changed, 'roster', progress).roster.picked).toEqual(['Amina']);
  });

  it('removes a class; the last one is only emptied', () => {
    const more = changeClass(addClass(named), 2, { name: '2AM1' });
    expect(removeClass(more, 1)).toMatchObject({ chosen: 2, classes: [{ name: '2AM1' }] });
    expect(removeClass(changeClass(state, 1, { text: 'Lina' }), 1).classes).toMatchObject([
      { id: 1, text: '' },
    ]);
  });

  it('forgets all absences overnight', () => {
    const away = setProgress(state, 1, markAbsent(state.roster, 'Amina'));
    expect(classOf(stateOn(away, '2026-11-22'), 1)?.progress.absent).toEqual([]);
  });
});

describe('saved classes on the wheel', () => {
  const [first, second] = ['01KJQ5N8000000000000000000', '01KJQ5N8000000000000000001'] as const;
  const progress = markAbsent(markPicked(state.roster, 'Amina'), 'Lina');
  const both = [first, second].reduce((on, kept) => setProgress(on, { kept }, progress), state);

  it('have their own progress, and their absences end with the day', () => {
    expect(both.kept?.[first]).toEqual(progress);
    expect(stateOn(both, '2026-11-22').kept?.[second]).toMatchObject({
      picked: ['Amina'],
      absent: [],
    });
    expect(spinnerStateSchema.safeParse({ ...both, chosen: { kept: first } }).success).toBe(true);
  });

  it('leave nothing behind once they are deleted', () => {
    expect(Object.keys(forgetOthers(both, new Set([second])).kept ?? {})).toEqual([second]);
    expect(forgetOthers(both, new Set([first, second]))).toBe(both);
  });
});

it('puts names from another screen on the wheel', () => {
  const filled = addFilledClass(named, { name: '2م3', text: 'Amina' });
  expect(classOf(filled, filled.chosen!)).toMatchObject({ name: '2م3', text: 'Amina' });
});
