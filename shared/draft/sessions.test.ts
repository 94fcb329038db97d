import { expect, it } from 'vitest';
import type { LessonPhase } from '../model/draft.ts';
import { sampleLessons } from '#test/support/sample-drafts.ts';
import { applyEdit } from './apply-edit.ts';
import { sessionsOf } from './sessions.ts';

const [phase] = sampleLessons.en.phases;
const phases = (...sessions: (number | undefined)[]): LessonPhase[] =>
  sessions.map((session, index) => ({ ...phase!, id: `p${index + 1}`, minutes: 5, session }));
const shape = (all: readonly LessonPhase[]) =>
  sessionsOf(all).map((session) => session.phases.map(({ id }) => id).join(' '));

it('phases that name no session are one session', () => {
  expect(shape(phases(undefined, undefined))).toEqual(['p1 p2']);
  expect(sessionsOf([])).toEqual([]);
});

it('each session has its phases and their minutes', () => {
  expect(sessionsOf(phases(1, 1, 2))).toMatchObject([
    { from: 0, minutes: 10 },
    { from: 2, minutes: 5 },
  ]);
});

it.each([
  ['to the end', { edit: 'move', id: 'p1', after: 'p4' }, ['p2', 'p3 p4 p1']],
  ['to the beginning', { edit: 'move', id: 'p4' }, ['p4 p1 p2', 'p3']],
  ['away', { edit: 'remove', id: 'p3' }, ['p1 p2', 'p4']],
] as const)(
  'a phase that is moved %s belongs to the session of its neighbours',
  (_, edit, left) => {
    const plan = applyEdit({ ...sampleLessons.en, phases: phases(1, 1, 2, 2) }, edit);
    expect(plan.type === 'LESSON_PLAN' && shape(plan.phases)).toEqual(left);
  },
);
