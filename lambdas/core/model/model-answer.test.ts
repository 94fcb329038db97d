import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer, usageOf } from './model-answer.ts';

const answer = (content: readonly unknown[], stopReason = 'end_turn') => ({
  stopReason,
  output: { message: { role: 'assistant', content } },
});
const tool = (input: unknown, name = 'give') => ({ toolUse: { toolUseId: 't', name, input } });
const text = (said: string) => ({ text: said });
const read = (given: unknown) => readAnswer(given, 'give');

describe('the answer of a model', () => {
  it.each([
    ['by the tool', [{ reasoningContent: {} }, text('So:'), tool({ a: 1 })]],
    ['as JSON', [text('{"a": 1}')]],
    ['as JSON between words and fences', [text('Here:\n```json\n{"a": 1}\n```\nDone. {"b": 2}')]],
    ['as JSON with slips', [text('{a: 1,} // I hope that helps')]],
  ])('is read %s', (_, content) => {
    expect(read(answer(content))).toEqual({ kind: 'given', value: { a: 1 } });
  });

  it.each([
    ['nothing', []],
    ['talk', [text('I cannot see a task.')]],
    ['half a JSON', [text('{"a": {"b": 1')]],
    ['two answers', [tool({ a: 1 }), tool({ a: 2 })]],
    ['a call of another tool', [tool({ a: 1 }, 'delete')]],
    ['a list without an end', [tool({ a: new Array<number>(150_000).fill(0) })]],
    ['such a list as JSON', [text(`{"a": [${'0,'.repeat(150_000)}0]}`)]],
    ['deeper than any answer', [tool(JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)))]],
    ['longer than any answer', [text(`{"a": "${'ha '.repeat(200_000)}"}`)]],
  ])('is invalid if it is %s', (_, content) => {
    expect(read(answer(content))).toEqual({ kind: 'malformed' });
  });

  it.each([
    'I’m sorry, but I can’t help with that.',
    'I am unable to create this test because its topic is harmful.',
    'I cannot write this.',
    'This is against my guidelines.',
    'عذرا، لا أستطيع المساعدة في هذا الطلب.',
    'لا يمكنني إعداد هذا الاختبار.',
    'أعتذر، لا يمكن تلبية الطلب.',
    'Je suis désolé, mais je ne peux pas vous aider.',
    'Je ne peux pas créer ce contenu.',
    'Je regrette, je ne suis pas en mesure de rédiger ce test.',
    'Cette demande est contraire à mes principes.',
  ])('counts as a refusal when it refuses in words: %s', (said) => {
    expect(read(answer([text(said)]))).toEqual({ kind: 'refused' });
  });

  it.each([
    'Which year are the pupils in?',
    'Here is the test: plants cannot create food without light.',
    'ما مستوى التلاميذ؟ لا أرى مهمة.',
    'Je ne vois pas de tâche. En quelle année sont les élèves ?',
  ])('does not count as a refusal if it is other prose: %s', (said) => {
    expect(read(answer([text(said)]))).toEqual({ kind: 'malformed' });
  });

  it.each([
    ['max_tokens', 'cut-off'],
    ['model_context_window_exceeded', 'too-long'],
    ['content_filtered', 'refused'],
    ['guardrail_intervened', 'refused'],
    ['malformed_model_output', 'malformed'],
    ['malformed_tool_use', 'malformed'],
    ['something_new', 'unknown'],
    ['constructor', 'unknown'],
  ])('is invalid if it was stopped by %s: %s', (stopReason, kind) => {
    expect(read(answer([tool({ a: 1 })], stopReason))).toEqual({ kind });
  });

  it.each([
    ['JSON', text('{"title": "x", "questions": [{"a": 1, "b": [{"c": 1}]}, {"a": 2}, {"a": "on')],
    ['a call', tool({ title: 'x', questions: [{ a: 1, b: [{ c: 1 }] }, { a: 2 }, { a: 'on' }] })],
    [
      'a call in words',
      text(
        '{"name": "give", "arguments": {"title": "x", "questions": [{"a": 1, "b": [{"c": 1}]}, {"a": 2}, {"b":',
      ),
    ],
    [
      'a whole answer before other words',
      text('{"title": "x", "questions": [{"a": 1, "b": [{"c": 1}]}, {"a": 2}]} And [{"no'),
    ],
  ])('has its complete items when it was cut off in %s', (_, content) => {
    const schema = { properties: { title: {}, questions: {} } };
    expect(readAnswer(answer([content], 'max_tokens'), 'give', schema)).toEqual({
      kind: 'cut-off',
      value: { title: 'x', questions: [{ a: 1, b: [{ c: 1 }] }, { a: 2 }] },
    });
  });

  it('states its number of tokens, or leaves it out', () => {
    const usage = { inputTokens: 7, outputTokens: 5, totalTokens: 12 };
    expect(usageOf({ ...answer([]), usage })).toEqual({ inputTokens: 7, outputTokens: 5 });
    expect(usageOf(answer([]))).toEqual({ inputTokens: 0, outputTokens: 0 });
    expect(usageOf({ usage: { inputTokens: -1 } })).toEqual({ inputTokens: 0, outputTokens: 0 });
  });

  it('counts tokens of a cache by what they cost', () => {
    const usage = { inputTokens: 100, outputTokens: 5, cacheReadInputTokens: 1_000 };
    expect(usageOf({ usage })).toEqual({ inputTokens: 200, outputTokens: 5 });
    expect(usageOf({ usage: { ...usage, cacheWriteInputTokens: 80 } }).inputTokens).toBe(300);
  });

  it('never causes an exception', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.array(fc.anything()).map((content) => answer(content)),
      fc.string().map((said) => answer([text(`{${said}`)])),
    );
    fc.assert(
      fc.property(anything, (given) => {
        expect(read(given)).toHaveProperty('kind');
      }),
    );
  });
});
