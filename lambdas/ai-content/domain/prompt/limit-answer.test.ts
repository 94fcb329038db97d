import { describe, expect, it } from 'vitest';
import { sampleRequests } from '#test/support/sample-answers.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Task } from '../task.ts';
import { answerToolOf } from './answer-tool.ts';
import { limitAnswer } from './limit-answer.ts';

const limited = (task: Task) => limitAnswer(task, answerToolOf(task));
const test = planDraft({ ...sampleRequests.test, questionCount: 25 });

describe('the schema for a server that holds a model to it', () => {
  const tasks: readonly Task[] = [
    { task: 'draft', plan: test },
    { task: 'repair', plan: test, answer: {}, faults: [] },
  ];
  it.each(tasks)('has as many questions as a $task asks for', (task) => {
    expect(limited(task).schema).toMatchObject({
      properties: {
        title: { type: 'string', maxLength: 200 },
        questions: { minItems: 25, maxItems: 25 },
        notes: { maxItems: 3 },
      },
    });
  });

  it('limits each text and list that is not one of few values, and changes nothing else', () => {
    const task: Task = { task: 'draft', plan: planDraft(sampleRequests.lesson) };
    const without = (_: string, value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const { minItems, maxItems, maxLength, ...rest } = value as Record<string, unknown>;
      const isFree = rest['type'] === 'string' && rest['enum'] === undefined;
      expect(typeof maxLength).toBe(isFree ? 'number' : 'undefined');
      expect([typeof minItems, typeof maxItems]).toEqual(
        rest['type'] === 'array' ? ['number', 'number'] : ['undefined', 'undefined'],
      );
      return rest;
    };
    const json = JSON.stringify(limited(task).schema);
    expect(JSON.parse(json, without)).toEqual(answerToolOf(task).schema);
  });
});
