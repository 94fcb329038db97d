import { ModelErrorException, ValidationException } from '@aws-sdk/client-bedrock-runtime';
import { beforeEach, describe, expect, it } from 'vitest';
import { AwsError } from '#infra/local/aws-gateway/aws-error.ts';
import { encodeError, encodeEvent } from '#infra/local/bedrock/event-stream.ts';
import { fakeBedrock, type FakeBedrock } from '#test/support/fake-bedrock.ts';
import { eventsOfAnswer } from '#test/support/stream-model.ts';
import { modelAsker } from './ask-model.ts';
import { readAnswer } from './model-answer.ts';

const id = 'global.anthropic.claude-sonnet-5-5';
const question = {
  instructions: 'Find a title.',
  content: [{ text: '<task>{}</task>' }],
  tool: { name: 'give_title', description: 'Gives the title.', schema: {} },
  maxTokens: 700,
};
const input = { title: 'The water cycle', notes: ['كيف يتبخر الماء؟', null] };
const usage = { inputTokens: 11, outputTokens: 7, totalTokens: 18 };
const answerWith = (content: object[], stopReason = 'tool_use') => ({
  ...{ stopReason, usage },
  output: { message: { role: 'assistant', content } },
});
const called = answerWith([
  { text: 'Here it is.' },
  { toolUse: { toolUseId: 't', name: 'give_title', input } },
]);
const framesOf = (answer: object) => eventsOfAnswer(answer).flatMap(encodeEvent);
const thought = (text: string) =>
  encodeEvent({
    contentBlockDelta: { contentBlockIndex: 9, delta: { reasoningContent: { text } } },
  });

let bedrock: FakeBedrock;
let counted: number[];
beforeEach(() => {
  bedrock = fakeBedrock();
  counted = [];
});
const ask = () =>
  modelAsker(bedrock.client, id, 10_000)(question, undefined, (words) => counted.push(words()));

describe('a streamed answer', () => {
  it('is the same as a whole one, and its words are counted without the names of fields', async () => {
    bedrock.answers.push({ frames: framesOf(called) }, { body: called });
    const streamed = await ask();
    const whole = await modelAsker(bedrock.client, id, 10_000)(question);
    expect(whole).toMatchObject(streamed as object);
    expect(readAnswer(streamed, 'give_title')).toEqual({ kind: 'given', value: input });
    expect(bedrock.requests.map(({ path }) => path.replace(/.*\//, ''))).toEqual([
      'converse-stream',
      'converse',
    ]);
    expect(bedrock.requests[0]?.body).toEqual(bedrock.requests[1]?.body);
    // Here it is. The water cycle. كيف يتبخر الماء؟
    expect(counted.at(-1)).toBe(9);
    expect(counted).toEqual(counted.toSorted((one, other) => one - other));
  });

  it('counts the thoughts before it, and leaves them out', async () => {
    const frames = [...thought('Let me think of'), ...thought(' a title'), ...framesOf(called)];
    bedrock.answers.push({ frames });
    const answer = await ask();
    expect(counted.slice(0, 2)).toEqual([4, 6]);
    expect(JSON.stringify(answer)).not.toContain('think');
  });

  it.each([
    ['Arabic words', 'اجمع الكسرين، ثم بسّط الناتج.', 5],
    ['French words', 'L’eau s’évapore : pourquoi ?', 3],
    ['calculations and Arabic-Indic digits', '12 + 5 = 17، ٣ ÷ ٤', 5],
    [
      'JSON in Arabic',
      '{"difficulty": 1, "integration": true, "statement": "ما ناتج 3 + 4؟", "figure": null}',
      4,
    ],
    ['a number that a field has', '{"minutes": 15, "parts": -2.5', 0],
    ['numbers that a model repeats', '{"statement": "3. 3. 3. 3.', 4],
  ])('counts %s, of which each shows that the model writes', async (_, text, count) => {
    bedrock.answers.push({ frames: [...thought(text), ...framesOf(answerWith([]))] });
    await ask();
    expect(counted.at(-1)).toBe(count);
  });

  it('keeps what is whole of a call that is cut off', async () => {
    const cut = answerWith(
      [{ toolUse: { toolUseId: 't', name: 'give_title', input } }],
      'max_tokens',
    );
    const [start, first, , , , ...rest] = eventsOfAnswer(cut);
    const json = '{"title": "Water", "items": [{"of": "rain"}, {"of": "sn';
    const part = { contentBlockIndex: 0, delta: { toolUse: { input: json } } };
    const frames = [start!, first!, { contentBlockDelta: part }, ...rest.slice(-2)].flatMap(
      encodeEvent,
    );
    bedrock.answers.push({ frames });
    expect(readAnswer(await ask(), 'give_title')).toMatchObject({
      kind: 'cut-off',
      value: { title: 'Water', items: [{ of: 'rain' }] },
    });
  });

  const begun = framesOf(called).slice(0, 5);
  it.each([
    ['ends before its answer', begun],
    ['breaks off within a message', [...begun, framesOf(called).at(-1)!.subarray(0, 20)]],
    ['is no stream of events', [Buffer.from('<html>Bad gateway: no such server is here</html>')]],
    ['is damaged', [...begun, framesOf(called).at(-1)!.toReversed()]],
    ['holds no JSON', [Buffer.concat(encodeEvent({ messageStart: 7 as never })).fill(33, 90, 92)]],
    ['is empty', []],
  ])('that %s is a failure that may pass', async (_, frames) => {
    bedrock.answers.push({ frames });
    await expect(ask()).rejects.toMatchObject({ name: 'InternalServerException' });
    expect(bedrock.requests).toHaveLength(1);
  });

  it('that ends with an error has its name, and says who costs nothing', async () => {
    const fields = { additionalModelResponseFields: { isFree: true } };
    const frames = [
      ...begun,
      ...encodeEvent({ messageStop: { stopReason: 'error', ...fields } }),
      encodeError(new AwsError('ServiceUnavailableException', 'no room', 503)),
    ];
    bedrock.answers.push({ frames });
    await expect(ask()).rejects.toMatchObject({ name: 'ServiceUnavailableException', ...fields });
  });

  it('is asked for once more when the model fails within it', async () => {
    const failing = encodeError(new AwsError(ModelErrorException.name, 'failed', 424));
    bedrock.answers.push({ frames: [...begun, failing] }, { frames: framesOf(called) });
    expect(readAnswer(await ask(), 'give_title')).toMatchObject({ kind: 'given' });
  });

  it('is asked for as a whole from a model that streams nothing', async () => {
    const message = 'This model doesn’t support tool use in streaming mode.';
    bedrock.answers.push({ error: ValidationException.name, body: { message } }, { body: called });
    expect(readAnswer(await ask(), 'give_title')).toMatchObject({ kind: 'given' });
    expect(counted).toEqual([]);
    expect(bedrock.requests.map(({ path }) => path.endsWith('-stream'))).toEqual([true, false]);
  });
});
