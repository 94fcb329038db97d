import { describe, expect, it } from 'vitest';
import { contentTypes } from '#shared/model/content-types.ts';
import {
  formProblem,
  initialValues,
  requestOf,
  validateContent,
  valuesOf,
  valuesOfClass,
  type ContentValues,
} from './content-values.ts';
import { yearIn } from '#frontend/lib/year-of-study.ts';

const filled: ContentValues = {
  ...initialValues('en'),
  topic: ' Fractions ',
  subject: '',
  level: 'Primary',
  year: '',
  language: 'en',
  duration: '45 min',
  objectives: 'Halve\nQuarter',
  questionType: 'True/False',
  questionCount: '5',
  exerciseType: 'Matching',
  baseText: ' ',
};
const required = { id: 'form.required' };

it.each([
  ['اللغة الفرنسية', 'fr'],
  ['Français', 'fr'],
  ['English', 'en'],
  ['اللغة العربية', 'ar'],
  ['الرياضيات', 'ar'],
  [undefined, 'ar'],
] as const)('a teacher of %s writes in %s', (subject, language) => {
  const profile = subject === undefined ? null : { subject, level: 'Middle' as const };
  expect(initialValues('ar', profile).language).toBe(language);
});

describe('an empty content form', () => {
  it.each([
    ['LESSON_PLAN', ['topic', 'level', 'duration', 'objectives']],
    ['TEST', ['topic', 'level', 'questionType']],
    ['EXERCISE', ['topic', 'level', 'exerciseType']],
  ] as const)('for a %s asks for exactly the required fields', (type, names) => {
    const errors = validateContent(type, initialValues('en'));
    expect(errors).toEqual(Object.fromEntries(names.map((name) => [name, required])));
    expect(formProblem(errors)).toEqual({ id: 'aiContent.incomplete' });
  });

  it('starts with five questions', () => {
    expect(initialValues('ar').questionCount).toBe('5');
  });
});

describe('the difficulty of questions', () => {
  const values: ContentValues = {
    ...filled,
    ...{ difficulty: '3', 'more Gap Fill': '2', 'difficulty of Gap Fill': '1' },
    // Of a type without questions.
    'difficulty of Ordering': '2',
  };

  it('is sent for each type, and filled in again', () => {
    const request = requestOf('TEST', values);
    expect(request).toMatchObject({
      difficulty: 3,
      moreQuestions: [{ questionType: 'Gap Fill', questionCount: 2, difficulty: 1 }],
    });
    if (!request) throw new Error('no request');
    expect(valuesOf(request, 'en')).toMatchObject({
      ...{ difficulty: '3', 'difficulty of Gap Fill': '1', 'difficulty of Ordering': '' },
    });
  });

  it('is left out without a choice, and for other drafts', () => {
    expect(JSON.stringify(requestOf('TEST', filled))).not.toContain('difficulty');
    expect(JSON.stringify(requestOf('EXERCISE', values))).not.toContain('difficulty');
  });
});

describe('questions of other types', () => {
  const withMore = (more: Partial<ContentValues>): ContentValues => ({ ...filled, ...more });
  const moreQuestions = [{ questionType: 'Short Answer', questionCount: 3 }];

  it('are sent if a number is given, but not of the chosen type again', () => {
    const values = withMore({
      'more Short Answer': '3',
      'more Multiple Choice': '0',
      'more True/False': '9',
    });
    expect(requestOf('TEST', values)).toMatchObject({ questionCount: 5, moreQuestions });
    expect(requestOf('EXERCISE', values)).not.toHaveProperty('moreQuestions');
    expect(requestOf('TEST', filled)).not.toHaveProperty('moreQuestions');
  });

  it('are filled in from an earlier request', () => {
    const request = requestOf('TEST', withMore({ 'more Short Answer': '3' }))!;
    const values = valuesOf(request, 'en');
    expect(values).toMatchObject({ 'more Short Answer': '3', 'more Multiple Choice': '' });
    expect(requestOf('TEST', values)).toEqual(request);
  });

  it.each([
    ['half a question', { 'more Short Answer': '2.5' }, { id: 'aiContent.countWhole' }],
    ['fewer than none', { 'more Short Answer': '-1' }, { id: 'aiContent.countRequired' }],
    [
      'more than a test may have, all together',
      { 'more Short Answer': '46' },
      { id: 'aiContent.countTooLarge', values: { maximum: 50 } },
    ],
  ])('cannot be %s, and their field says why', (_, more, text) => {
    const errors = validateContent('TEST', withMore(more));
    expect(errors).toEqual({ 'more Short Answer': text });
    expect(formProblem(errors)).toEqual(text);
  });
});

describe('a completed content form', () => {
  it.each(contentTypes)('builds the request for a %s, without the fields left empty', (type) => {
    expect(validateContent(type, filled)).toEqual({});
    const request = requestOf(type, filled);
    expect(request).toMatchObject({ contentType: type, topic: 'Fractions', level: 'Primary' });
    expect(request?.baseText).toBeUndefined();
  });

  it('sends the number of questions as a number', () => {
    expect(requestOf('TEST', filled)).toMatchObject({ questionCount: 5 });
  });

  it('sends an optional text when it is filled in', () => {
    const request = requestOf('EXERCISE', { ...filled, baseText: 'Done: halves' });
    expect(request).toMatchObject({ baseText: 'Done: halves' });
  });
});

describe('the year of study', () => {
  it('is sent as a number, within the chosen level', () => {
    expect(requestOf('TEST', { ...filled, level: 'Middle', year: '4' })).toMatchObject({ year: 4 });
  });

  it.each(['Middle', 'Secondary', ''])('is left out when %j has no such year', (level) => {
    expect(yearIn({ level, year: '5' })).toBe('');
    const request = requestOf('TEST', { ...filled, level: 'Middle', year: '5' });
    expect(request).toBeDefined();
    expect(request?.year).toBeUndefined();
  });
});

it.each(contentTypes)('fills the form for a %s from an earlier request', (type) => {
  const request = requestOf(type, { ...filled, year: '3', baseText: 'Done: halves' })!;
  expect(requestOf(type, valuesOf(request, 'ar'))).toEqual(request);
});

describe('the number of questions', () => {
  it.each([
    ['0', { id: 'aiContent.countRequired' }],
    ['-3', { id: 'aiContent.countRequired' }],
    ['-2.5', { id: 'aiContent.countRequired' }],
    ['', { id: 'aiContent.countRequired' }],
    ['x', { id: 'aiContent.countRequired' }],
    ['0.5', { id: 'aiContent.countWhole' }],
    ['5.5', { id: 'aiContent.countWhole' }],
    ['50.5', { id: 'aiContent.countWhole' }],
    ['51', { id: 'aiContent.countTooLarge', values: { maximum: 50 } }],
    ['1e30', { id: 'aiContent.countTooLarge', values: { maximum: 50 } }],
  ])('cannot be %j, and the form says why', (questionCount, text) => {
    const errors = validateContent('TEST', { ...filled, questionCount });
    expect(errors).toEqual({ questionCount: text });
    expect(formProblem(errors)).toEqual(text);
  });

  it.each(['1', '50', '5.0'])('can be %j', (questionCount) => {
    expect(validateContent('TEST', { ...filled, questionCount })).toEqual({});
  });

  it('is reported after the missing fields', () => {
    const errors = validateContent('TEST', { ...initialValues('en'), questionCount: '0' });
    expect(formProblem(errors)).toEqual({ id: 'aiContent.incomplete' });
  });
});

it('reports too long texts and invisible characters beside their fields', () => {
  const errors = validateContent('EXERCISE', {
    ...filled,
    topic: 'a'.repeat(201),
    exerciseType: 'a\u202eb',
  });
  expect(errors).toEqual({
    topic: { id: 'form.tooLong', values: { maximum: 200 } },
    exerciseType: { id: 'form.characters' },
  });
  expect(formProblem(errors)).toBeUndefined();
});

describe('a draft for a saved class', () => {
  const id = '01KJQ5N8000000000000000001';

  it.each([
    [
      { id, name: '2م3', subject: 'الفيزياء', level: 'Middle' as const },
      { year: '2', subject: 'الفيزياء', level: 'Middle' },
    ],
    [{ id, name: '٤م١' }, { year: '4' }],
    [{ id, name: 'Club' }, {}],
    [{ id, name: '12 A' }, {}],
  ])('takes what %j says', (kept, expected) => {
    expect(Object.fromEntries(valuesOfClass(kept))).toEqual({ classId: id, ...expected });
  });

  it('names the class and the day', () => {
    const values = { ...filled, classId: id, date: '2026-11-26' };
    expect(requestOf('TEST', values)).toMatchObject({ classId: id, date: '2026-11-26' });
    expect(requestOf('TEST', filled)).toMatchObject({ classId: undefined, date: undefined });
    expect(Object.keys(validateContent('TEST', { ...filled, date: '26' }))).toEqual(['date']);
  });
});
