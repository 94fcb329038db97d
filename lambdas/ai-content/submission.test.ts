import { describe, expect, it } from 'vitest';
import { callEndpoint } from '../../test/support/call-endpoint.ts';
import { useJobServices } from '../../test/support/job-services.ts';
import { handler as generateContent } from './handlers/generate-content.ts';

const { jobs, started } = useJobServices();
const common = { topic: 'دورة الماء', level: 'Middle' };
const plan = {
  contentType: 'LESSON_PLAN',
  ...common,
  duration: '45 min',
  objectives: 'Name the stages\nDraw them',
};
const test = { contentType: 'TEST', ...common, questionType: 'True/False', questionCount: 5 };
const exercise = { contentType: 'EXERCISE', ...common, exerciseType: 'Fill in the gaps' };

describe('a draft', () => {
  it.each([plan, { ...test, baseText: 'Water rises.' }, exercise])(
    'of a $contentType keeps what was asked for, and is named after its topic',
    async (body) => {
      const answer = await callEndpoint(generateContent, { body });
      expect(answer).toMatchObject({
        status: 202,
        body: { type: body.contentType, status: 'PENDING', source: common.topic },
      });
      expect(await jobs.list('teacher-1', 'ai-content', 9)).toMatchObject([{ request: body }]);
      expect(started()).toHaveLength(1);
    },
  );

  it.each([
    ['another content type', { ...plan, contentType: 'POEM' }, '/contentType'],
    ['a topic of only spaces', { ...plan, topic: '  ' }, '/topic'],
    ['another level', { ...plan, level: 'University' }, '/level'],
    ['no objectives', { ...plan, objectives: undefined }, '/objectives'],
    ['no questions', { ...test, questionCount: 0 }, '/questionCount'],
    ['half a question', { ...test, questionCount: 2.5 }, '/questionCount'],
    ['a hundred questions', { ...test, questionCount: 100 }, '/questionCount'],
    ['another question type', { ...test, questionType: 'Essay' }, '/questionType'],
    ['too long a text', { ...exercise, baseText: 'a'.repeat(4_001) }, '/baseText'],
    ['control characters', { ...exercise, exerciseType: 'a\u0007b' }, '/exerciseType'],
    ['a field of another type’s form', { ...exercise, questionCount: 3 }, '/questionCount'],
  ])('is not made of %s', async (_, body, path) => {
    const answer = await callEndpoint(generateContent, { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', issues: [{ path }] },
    });
    expect(started()).toEqual([]);
  });

  it('is asked for without a word of it in the log', async () => {
    const { logged } = await callEndpoint(generateContent, { body: plan });
    expect(logged).not.toContain('دورة');
    expect(logged).not.toContain('stages');
  });
});
