import { describe, expect, it } from 'vitest';
import { checksOf, type Draft, type Test } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import {
  sampleExercises,
  samplePlan,
  sampleTest,
} from '#test/support/sample-drafts/edited-drafts.ts';
import { sampleLessons } from '#test/support/sample-drafts.ts';
import { draftChanges } from './draft-changes.ts';
import {
  addCheck,
  addPhase,
  addSession,
  changeExercise,
  changePhase,
  changeQuestion,
  moveBlock,
  placeBlock,
  removeBlock,
  removeCheck,
  replacePart,
  settleBlock,
  writeHint,
  writeResponse,
} from './edit-blocks.ts';
import { editDraft, editPlan, editTest, typedLine, typedProse } from './edit-draft.ts';
import { addOption, chooseKey, chooseTruth, removeOption, writeOption } from './edit-options.ts';
import {
  newCheck,
  newExercise,
  newKeyword,
  newMisconception,
  newPhase,
  newQuestion,
  newTask,
} from './new-blocks.ts';

const test = sampleTest();
const ids = (draft: Draft): string[] => {
  if (draft.type === 'TEST') return draft.questions.map(({ id }) => id);
  return (draft.type === 'EXERCISE' ? draft.exercises : draft.phases).map(({ id }) => id);
};
const question = (draft: Draft, index = 0) => (draft as Test).questions[index]!;

describe('an edit', () => {
  it('leaves all other blocks unchanged, so that they are not rendered again', () => {
    const after = editDraft(
      test,
      changeQuestion('q2', (one) => ({ ...one, stem: 'Anew' })),
    );
    expect(question(after, 1).stem).toBe('Anew');
    expect(question(after, 0)).toBe(question(test, 0));
    expect(question(after, 3)).toBe(question(test, 3));
  });

  it('writes the fields in the order of the schema, because contents are compared as text', () => {
    const hinted = editDraft(editDraft(test, writeHint('q1', '')), writeHint('q1', 'A hint'));
    expect(Object.keys(question(hinted))).toEqual(Object.keys(question(test)));
  });

  it.each([
    ['a point too many', changeQuestion('q1', (one) => ({ ...one, points: 101 }))],
    ['a third of a point', changeQuestion('q1', (one) => ({ ...one, points: 1 / 3 }))],
    [
      'a second block of an id',
      editTest((one) => ({ ...one, questions: [...one.questions, question(one)] })),
    ],
    [
      'too long a text',
      changeQuestion('q1', (one) => ({ ...one, stem: 'a'.repeat(limits.draftTextLength + 1) })),
    ],
    ['of another type', editPlan((plan) => ({ ...plan, title: 'x' }))],
  ])('that would make an invalid draft is ignored: %s', (_, edit) => {
    expect(editDraft(test, edit)).toBe(test);
  });
});

describe('the checks of a lesson plan', () => {
  const plan = { ...sampleLessons.en };
  const checks = (draft: Draft) => (draft.type === 'LESSON_PLAN' ? checksOf(draft) : []);
  const [, second] = checks(plan);

  it('are edited like choice questions, without changing the other phases', () => {
    const edits = [writeOption('c2', 'o1', 'One half'), chooseKey('c2', 'o1'), settleBlock('c2')];
    const doubtful = editDraft(
      plan,
      changeQuestion('c2', (one) => ({ ...one, doubtful: true })),
    );
    const after = edits.reduce(editDraft, doubtful);
    expect(checks(after)[1]?.check).toMatchObject({
      key: 'o1',
      options: [{ text: 'One half' }, {}, {}],
      response: second?.check.response,
    });
    expect(checks(after)[1]?.check.doubtful).toBeUndefined();
    expect(after.type === 'LESSON_PLAN' && after.phases[0]).toBe(plan.phases[0]);
    expect(draftChanges(plan, after)).toEqual([{ of: 'blocks', what: 'changed', places: [2] }]);
  });

  it('can be added up to the limit, explained and removed', () => {
    const two = [addCheck('p3', newCheck()), addCheck('p3', newCheck())].reduce(editDraft, plan);
    expect(checks(two)).toHaveLength(4);
    expect(editDraft(two, addCheck('p3', newCheck()))).toBe(two);
    const explained = editDraft(two, writeResponse('p1', 'c1', 'Fold the strip again.'));
    expect(checks(explained)[0]?.check.response).toBe('Fold the strip again.');
    const none = ['c1', 'c2']
      .map((id, at) => removeCheck(`p${at + 1}`, id))
      .reduce(editDraft, plan);
    expect(checks(none)).toEqual([]);
  });
});

describe('the sessions of a lesson plan', () => {
  const plan = sampleLessons.en;
  const phasesOf = (draft: Draft) =>
    draft.type === 'LESSON_PLAN' ? draft.phases.map(({ id, session }) => [id, session]) : [];
  const two = editDraft(plan, addSession({ ...newPhase('launch'), id: 'p4' }));

  it('are added after what was planned, and numbered', () => {
    expect(phasesOf(two)).toEqual([
      ['p1', 1],
      ['p2', 1],
      ['p3', 1],
      ['p4', 2],
    ]);
    const more = editDraft(two, addPhase({ ...newPhase(), id: 'p5' }, 1));
    expect(phasesOf(more)[3]).toEqual(['p5', 1]);
    expect(phasesOf(editDraft(plan, addPhase({ ...newPhase(), id: 'p4' }, undefined)))).toEqual([
      ...phasesOf(plan),
      ['p4', undefined],
    ]);
  });

  it('take in a phase that is moved over their border, and are gone with their last one', () => {
    const moved = editDraft(two, moveBlock('p3', 1));
    expect(phasesOf(moved).slice(2)).toEqual([
      ['p3', 2],
      ['p4', 2],
    ]);
    expect(phasesOf(editDraft(moved, moveBlock('p4', -1))).slice(2)).toEqual([
      ['p4', 2],
      ['p3', 2],
    ]);
    expect(phasesOf(editDraft(two, moveBlock('p4', -1))).map(([, session]) => session)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(phasesOf(editDraft(two, placeBlock('p1', 'p4', 'before'))).slice(2)).toEqual([
      ['p1', 2],
      ['p4', 2],
    ]);
    const three = editDraft(two, addSession({ ...newPhase('launch'), id: 'p5' }));
    expect(phasesOf(editDraft(three, removeBlock('p4'))).at(-1)).toEqual(['p5', 2]);
  });
});

describe('blocks of a draft', () => {
  it.each([test, samplePlan, sampleExercises])('can be moved and deleted: $type', (draft) => {
    const [first = '', second = '', ...rest] = ids(draft);
    expect(ids(editDraft(draft, moveBlock(first, 1)))).toEqual([second, first, ...rest]);
    expect(ids(editDraft(draft, moveBlock(second, -1)))).toEqual([second, first, ...rest]);
    expect(ids(editDraft(draft, moveBlock(first, -1)))).toEqual(ids(draft));
    expect(ids(editDraft(draft, removeBlock(first)))).toEqual([second, ...rest]);
  });

  it.each([test, samplePlan, sampleExercises])('can be put beside any other: $type', (draft) => {
    const [first = '', ...rest] = ids(draft);
    const last = rest.at(-1) ?? '';
    expect(ids(editDraft(draft, placeBlock(first, last, 'after')))).toEqual([...rest, first]);
    const early = [last, first, ...rest.slice(0, -1)];
    expect(ids(editDraft(draft, placeBlock(last, first, 'before')))).toEqual(early);
    expect(ids(editDraft(draft, placeBlock(first, 'unknown', 'after')))).toEqual(ids(draft));
  });

  it('that are redrafted keep their points and minutes, so that the sums stay right', () => {
    const written = {
      ...newQuestion('short'),
      id: 'q1',
      stem: 'Name a store of water.',
      points: 1,
    };
    expect(question(editDraft(test, replacePart(written)))).toMatchObject({
      kind: 'short',
      stem: 'Name a store of water.',
      points: 5,
    });
    const phase = { ...newPhase(), id: 'p1', title: 'Anew', minutes: 30 };
    const plan = editDraft(samplePlan, replacePart(phase));
    expect(plan).toMatchObject({ phases: [{ title: 'Anew', minutes: 10 }, {}, {}] });
    const exercise = { ...newExercise(2), id: 'e1', statement: 'Anew', answer: '1' };
    expect(editDraft(sampleExercises, replacePart(exercise))).toMatchObject({
      exercises: [{ statement: 'Anew', difficulty: 2 }, {}],
    });
    expect(editDraft(test, replacePart(exercise))).toBe(test);
  });

  it.each(['choice', 'truth', 'short'] as const)('can be added empty: a question, %s', (kind) => {
    const after = editDraft(
      test,
      editTest((one) => ({ ...one, questions: [...one.questions, newQuestion(kind)] })),
    );
    expect(question(after, 4)).toMatchObject({ kind, stem: '' });
  });

  it('can be added empty: an integration task, worth the points that are left', () => {
    const without = editDraft(
      test,
      editTest(({ task: _, ...one }) => ({ ...one, scale: 30 })),
    );
    const after = editDraft(
      without,
      editTest((one) => ({ ...one, task: newTask(one) })),
    );
    if (after.type !== 'TEST') throw new Error('a test is edited');
    const given = after.questions.reduce((sum, { points }) => sum + points, 0);
    expect(after.task).toEqual({
      situation: '',
      instructions: [],
      criteria: [],
      points: 30 - given,
    });
  });

  it('can be added empty: a keyword and a misconception', () => {
    const after = editDraft(
      samplePlan,
      editPlan((plan) => ({
        ...plan,
        keywords: [...plan.keywords, newKeyword()],
        misconceptions: [newMisconception()],
        phases: [...plan.phases, newPhase()],
      })),
    );
    expect(after).toMatchObject({
      keywords: [{ id: 'k1' }, { id: 'k2' }, { term: '' }],
      misconceptions: [{ response: '' }],
    });
  });
});

describe('options and keys of a question', () => {
  it('can be edited, added and removed, except for the right option', () => {
    const written = editDraft(test, writeOption('q1', 'o2', 'A lake'));
    expect(question(written)).toMatchObject({ options: [{}, { text: 'A lake' }, {}, {}] });
    const added = editDraft(test, addOption('q1', 'o5'));
    expect(question(added)).toMatchObject({ options: [{}, {}, {}, {}, { id: 'o5', text: '' }] });
    const removed = editDraft(test, removeOption('q1', 'o2'));
    expect(question(removed)).toMatchObject({ options: [{}, { id: 'o3' }, {}] });
    expect(editDraft(test, removeOption('q1', 'o1'))).toBe(test);
  });

  it('are no longer doubtful once the teacher chooses the key', () => {
    expect(question(test, 1).doubtful).toBe(true);
    const chosen = question(editDraft(test, chooseKey('q2', 'o3')), 1);
    expect(chosen).toMatchObject({ key: 'o3' });
    expect(chosen.doubtful).toBeUndefined();
    expect(question(editDraft(test, settleBlock('q2')), 1).doubtful).toBeUndefined();
  });

  it('are “true” and “false” for a statement', () => {
    const statement = { ...newQuestion('truth'), id: 'q1' };
    const draft = editDraft(
      test,
      editTest((one) => ({ ...one, questions: [statement] })),
    );
    expect(question(editDraft(draft, chooseTruth('q1', false)))).toMatchObject({ answer: false });
    expect(editDraft(test, chooseTruth('q1', false))).toBe(test);
  });

  it('can be doubtful in an exercise, too', () => {
    const doubtful = editDraft(
      sampleExercises,
      changeExercise('e1', (one) => ({ ...one, doubtful: true })),
    );
    expect(editDraft(doubtful, settleBlock('e1'))).toEqual(sampleExercises);
  });
});

describe('typed text', () => {
  it('loses its invisible characters', () => {
    expect(typedProse('a\u202eb\u200f\r\nc\u0000\t')).toBe('ab\nc\t');
    expect(typedLine('one\r\n two')).toBe('one  two');
  });
});

describe('the changes of a version', () => {
  const changesOf = (...edits: Parameters<typeof editDraft>[1][]) =>
    draftChanges(test, edits.reduce<Draft>(editDraft, test));

  it('are listed by block and part', () => {
    expect(changesOf()).toEqual([]);
    expect(
      changesOf(
        changeQuestion('q3', (one) => ({ ...one, stem: 'Anew' })),
        removeBlock('q1'),
        editTest((one) => ({
          ...one,
          scale: 15,
          questions: [...one.questions, newQuestion('truth')],
        })),
      ),
    ).toEqual([
      { of: 'blocks', what: 'added', count: 1 },
      { of: 'blocks', what: 'removed', count: 1 },
      { of: 'blocks', what: 'changed', places: [2] },
      { of: 'part', name: 'scale' },
    ]);
    expect(changesOf(moveBlock('q1', 2))).toEqual([{ of: 'blocks', what: 'moved' }]);
  });

  it('name the parts of a lesson plan', () => {
    const after = editDraft(
      editDraft(samplePlan, (plan) => ({ ...plan, notes: [] })),
      changePhase('p2', (phase) => ({ ...phase, minutes: 25 })),
    );
    expect(draftChanges(samplePlan, after)).toEqual([
      { of: 'blocks', what: 'changed', places: [2] },
      { of: 'part', name: 'notes' },
    ]);
  });
});
