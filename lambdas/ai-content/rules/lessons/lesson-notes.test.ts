import { expect, it } from 'vitest';
import { planDraft } from '../../domain/plan/plan-draft.ts';
import type { Material } from '../material.ts';
import type { LessonRequest } from './lesson-request.ts';
import { notesOf } from './lesson-notes.ts';

const request: LessonRequest = {
  contentType: 'LESSON_PLAN',
  topic: 'Fractions',
  level: 'Middle',
  duration: '1 h',
  objectives: 'Compare two fractions',
};
/** The notes on what is missing of the curriculum. */
const curriculumNotes = (given: Partial<LessonRequest>): string[] => {
  const asked = { ...request, ...given };
  const material = { plan: planDraft(asked) } as Material;
  const has = { keywords: true, trace: true, exit: true };
  return notesOf(material, asked, ['Compare two fractions'], has).filter((note) =>
    note.includes('from your curriculum'),
  );
};

it('a lesson plan without a curriculum asks for all of it', () => {
  expect(curriculumNotes({})).toEqual([
    'Fill in field, learning sequence, and final competence from your curriculum.',
  ]);
});

it('a lesson plan asks only for what the request does not have of the curriculum', () => {
  expect(curriculumNotes({ field: 'Numbers', sequence: 'Fractions' })).toEqual([
    'Fill in final competence from your curriculum.',
  ]);
  expect(
    curriculumNotes({ field: 'Numbers', sequence: 'Fractions', competence: 'Solves' }),
  ).toEqual([]);
});
