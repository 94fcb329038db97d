import {
  ModelErrorException,
  ModelTimeoutException,
  ThrottlingException,
  ValidationException,
} from '@aws-sdk/client-bedrock-runtime';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBedrock, type FakeBedrock } from '#test/support/fake-bedrock.ts';
import { modelAsker } from './ask-model.ts';
import type { ModelQuestion } from './model-question.ts';
import { fallbackStrategies, type ModelStrategy } from './model-strategies.ts';

const schema = {
  type: 'object',
  properties: { title: { type: 'string' } },
  required: ['title'],
  additionalProperties: false,
};
const tool = { name: 'give_title', description: 'Gives the title.', schema };
const question: ModelQuestion = {
  instructions: 'Find a title.',
  specifics: 'It has five words.',
  content: [{ text: '<task>{}</task>' }],
  tool,
  maxTokens: 700,
};
const answer = { stopReason: 'end_turn', output: { message: { role: 'assistant', content: [] } } };
const refusal = { error: ValidationException.name };

let bedrock: FakeBedrock;
beforeEach(() => {
  bedrock = fakeBedrock();
});
const askerOf = (modelId: string) => modelAsker(bedrock.client, modelId, 10_000);
const bodies = () => bedrock.requests.map(({ body }) => body);

/** The expected request to Bedrock, in the shape of its API. */
function bodyIn({ format, effort, caches }: ModelStrategy) {
  const how = {
    schema: 'Answer with one JSON object.',
    text: `Answer with one JSON object of this schema and nothing else: ${JSON.stringify(schema)}`,
    forced: 'Answer by calling give_title once.',
    offered: 'Answer by calling give_title once.',
  }[format];
  const { name, description } = tool;
  const jsonSchema = { schema: JSON.stringify(schema), name, description };
  const toolSpec = { name, description, inputSchema: { json: schema } };
  const toolChoice = format === 'forced' ? { tool: { name } } : { auto: {} };
  return {
    system: [
      { text: `Find a title.\n${how}` },
      ...(caches ? [{ cachePoint: { type: 'default' } }] : []),
      { text: 'It has five words.' },
    ],
    messages: [{ role: 'user', content: [{ text: '<task>{}</task>' }] }],
    inferenceConfig: { maxTokens: 700 },
    ...(format === 'schema' && {
      outputConfig: { textFormat: { type: 'json_schema', structure: { jsonSchema } } },
    }),
    ...(effort && { outputConfig: { effort } }),
    ...((format === 'forced' || format === 'offered') && {
      toolConfig: { tools: [{ toolSpec }], toolChoice },
    }),
  };
}

describe('a model', () => {
  it.each([
    ['eu.anthropic.claude-haiku-4-5-20251001-v1:0', ['schema', 'forced', 'offered', 'text']],
    ['global.amazon.nova-2-lite-v1:0', ['forced', 'offered', 'text']],
    [
      'global.anthropic.claude-sonnet-5-5',
      ['offered, low, caches', 'offered, low', 'offered', 'text'],
    ],
    ['global.anthropic.claude-haiku-5-5', ['offered', 'text']],
    ['mistral.unheard-of-v1:0', ['offered', 'text']],
  ])('%s is asked in the most reliable format first, and then in the others', (id, expected) => {
    const ways = fallbackStrategies(id).map(({ format, effort, caches }) =>
      [format, ...(effort ? [effort] : []), ...(caches ? ['caches'] : [])].join(', '),
    );
    expect(ways).toEqual(expected);
  });

  it.each(['global.anthropic.claude-sonnet-4-5', 'global.anthropic.claude-sonnet-5-5'])(
    '%s receives every part of the request in each format',
    async (id) => {
      const ways = fallbackStrategies(id);
      bedrock.answers.push(...ways.slice(1).map(() => refusal), { body: answer });
      expect(await askerOf(id)(question)).toMatchObject(answer);
      expect(bodies()).toEqual(ways.map(bodyIn));
    },
  );

  it('is asked at once in the format that worked last', async () => {
    bedrock.answers.push(refusal, { body: answer }, { body: answer });
    const ask = askerOf('amazon.nova-lite-v1:0');
    await ask(question);
    await ask(question);
    expect(bodies()).toEqual(
      (['forced', 'offered', 'offered'] as const).map((format) => bodyIn({ format })),
    );
  });

  it('that rejects one request in every format is asked the next from the start', async () => {
    bedrock.answers.push(refusal, refusal, { body: answer });
    const ask = askerOf('global.anthropic.claude-haiku-5-5');
    await expect(ask(question)).rejects.toBeInstanceOf(ValidationException);
    await ask(question);
    expect(bodies().at(-1)).toEqual(bodyIn({ format: 'offered' }));
  });

  it.each([ModelErrorException.name, ModelTimeoutException.name])(
    'is asked once more after %s, and not a third time',
    async (error) => {
      const ask = askerOf('amazon.nova-lite-v1:0');
      bedrock.answers.push({ error }, { body: answer });
      expect(await ask(question)).toMatchObject(answer);
      bedrock.answers.push({ error }, { error });
      await expect(ask(question)).rejects.toMatchObject({ name: error });
      expect(bedrock.requests).toHaveLength(4);
    },
  );

  it('that is overloaded is reported as such', async () => {
    bedrock.answers.push({ error: ThrottlingException.name });
    await expect(askerOf('amazon.nova-lite-v1:0')(question)).rejects.toMatchObject({
      name: 'ThrottlingException',
    });
    expect(bedrock.requests).toHaveLength(1);
  });

  it('gets what questions share first: instructions, then the source, each ending where a cache may', async () => {
    bedrock.answers.push({ body: answer });
    const source = '<source>\n"Water rises."\n</source>';
    await askerOf('global.anthropic.claude-sonnet-5-5')({ ...question, source });
    const cachePoint = { cachePoint: { type: 'default' } };
    expect(bodies()[0]).toMatchObject({
      system: [{ text: expect.stringContaining('Find a title.') as string }, cachePoint],
      messages: [
        {
          content: [
            { text: source },
            cachePoint,
            { text: '<asked>\nIt has five words.\n</asked>' },
            { text: '<task>{}</task>' },
          ],
        },
      ],
    });
    // A model that keeps no caches gets the same order.
    bedrock.answers.push({ body: answer });
    await askerOf('amazon.nova-lite-v1:0')({ ...question, source });
    expect(JSON.stringify(bodies()[1])).not.toContain('cachePoint');
    expect(bodies()[1]).toMatchObject({
      messages: [
        { content: [{ text: source }, { text: expect.stringContaining('five') as string }, {}] },
      ],
    });
  });

  it.each([
    ['amazon.nova-2-lite-v1:0', { maxTokens: 700, temperature: 0 }],
    ['eu.anthropic.claude-haiku-4-5-20251001-v1:0', { maxTokens: 700, temperature: 0 }],
    ['global.anthropic.claude-sonnet-5-5', { maxTokens: 700 }],
    ['global.anthropic.claude-haiku-5-5', { maxTokens: 700 }],
  ])('%s is asked with a temperature only if it takes one', async (id, inferenceConfig) => {
    bedrock.answers.push({ body: answer });
    await askerOf(id)({ ...question, temperature: 0 });
    expect(bodies()[0]).toMatchObject({ inferenceConfig });
    expect(Object.keys((bodies()[0] as { inferenceConfig: object }).inferenceConfig)).toEqual(
      Object.keys(inferenceConfig),
    );
  });
});
