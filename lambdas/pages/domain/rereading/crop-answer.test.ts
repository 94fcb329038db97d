import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingOf } from './crop-answer.ts';

const answer = (content: readonly unknown[], stopReason = 'end_turn') => ({
  stopReason,
  output: { message: { role: 'assistant', content } },
});
const tool = (input: unknown, name = 'give_reading') => ({
  toolUse: { toolUseId: 't', name, input },
});
const text = (said: string) => ({ text: said });

describe('the second model’s answer', () => {
  it.each([
    ['given by the tool', [tool({ unreadable: false, text: '12,5' })], '12,5'],
    [
      'after it has thought',
      [{ reasoningContent: {} }, text('I see it.'), tool({ unreadable: false, text: ' ١٢٫٥ ' })],
      '١٢٫٥',
    ],
    ['of nothing that is written', [tool({ unreadable: false, text: '' })], ''],
    ['as JSON', [text('{"unreadable": false, "text": "غ"}')], 'غ'],
    [
      'as JSON between words and fences',
      [text('Here:\n```json\n{"text":"a}\\"{","unreadable":false}\n```\n{"text":"b"}')],
      'a}"{',
    ],
  ])('is a reading %s', (_, content, reading) => {
    expect(readingOf(answer(content, 'tool_use'))).toBe(reading);
  });

  it.each([
    ['says that it is unreadable', [tool({ unreadable: true, text: '12' })]],
    ['is longer than any cell', [tool({ unreadable: false, text: 'x'.repeat(41) })]],
    ['is of several lines', [tool({ unreadable: false, text: '12\n13' })]],
    ['turns the direction of what follows', [tool({ unreadable: false, text: '12\u202e' })]],
    ['has more to say', [tool({ unreadable: false, text: '12', row: 3 })]],
    ['is a number', [tool({ unreadable: false, text: 12 })]],
    ['calls another tool', [tool({ marks: ['12'] }, 'set_all_marks')]],
    ['gives two readings', [tool({ unreadable: false, text: '1' }), tool({ text: '2' })]],
    ['is talk', [text('The mark is 12.')]],
    ['breaks off', [text('{"unreadable": false, "text": "1')]],
    ['is empty', []],
  ])('is invalid if it %s', (_, content) => {
    expect(readingOf(answer(content))).toBeUndefined();
  });

  it.each([
    'max_tokens',
    'content_filtered',
    'guardrail_intervened',
    'malformed_tool_use',
    'model_context_window_exceeded',
    'something_new',
  ])('is invalid if it was stopped: %s', (stopReason) => {
    const content = [tool({ unreadable: false, text: '12' })];
    expect(readingOf(answer(content, stopReason))).toBeUndefined();
  });

  it('never causes an error, and is always a short text', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.array(fc.oneof(fc.anything(), fc.anything().map(tool))).map((content) => answer(content)),
      fc.string().map((said) => answer([text(said)])),
    );
    fc.assert(
      fc.property(anything, (given) => {
        expect((readingOf(given) ?? '').length).toBeLessThanOrEqual(40);
      }),
    );
  });
});
