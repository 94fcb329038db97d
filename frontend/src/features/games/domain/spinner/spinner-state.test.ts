import { describe, expect, it } from 'vitest';
import {
  addClass,
  stateOn,
  spinnerStateSchema,
  changeClass,
  classOf,
  initialSpinnerState,
  removeClass,
  setProgress,
} from './spinner-state.ts';
import { markAbsent, markPicked } from './progress.ts';

const DAY = '2026-11-21';
const state = initialSpinnerState(DAY);
const named = changeClass(state, 1, { name: '1AM1' });

describe('the spinner’s state', () => {
  it('starts with the roster and an empty class', () => {
    expect(state).toMatchObject({ chosen: 'roster', classes: [{ id: 1, text: '' }] });
    expect(spinnerStateSchema.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
  });

  it('adds a class and puts it on the wheel', () => {
    const more = addClass(named);
    expect(more.chosen).toBe(2);
    expect(classOf(more, 2)).toMatchObject({ id: 2, name: '', text: '' });
  });

  it('opens the empty class there is before it adds another', () => {
    expect(addClass(state)).toMatchObject({ chosen: 1, classes: [{ id: 1 }] });
  });

  it('keeps the progress of each class apart', () => {
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
