import {
  ModelErrorException,
  ModelTimeoutException,
  ThrottlingException,
  ValidationException,
  type BedrockRuntimeClient,
} from '@aws-sdk/client-bedrock-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBedrock, type FakeBedrock } from '#test/support/fake-bedrock.ts';
import {
  BudgetSpentError,
  SpendingUncountedError,
  type ModelBudget,
} from '#core/model/model-budget.ts';
import { answerTool, instructions, type Crop } from '../domain/rereading/crop-question.ts';
import { visionModel } from './vision-model.ts';

const modelId = 'eu.anthropic.claude-haiku-5-5';
const crop: Crop = {
  heading: 'الفرض',
  kind: 'mark',
  picture: Buffer.from('\x89PNG', 'latin1'),
};

let bedrock: FakeBedrock;
let client: BedrockRuntimeClient;
beforeEach(() => {
  bedrock = fakeBedrock();
  ({ client } = bedrock);
});

/** The request to Bedrock in the form of its API. */
const body = (byTool: boolean) => ({
  system: [
    {
      text: byTool
        ? `${instructions}\nAnswer by calling give_reading once.`
        : `${instructions}\nAnswer with one JSON object of this schema and nothing else: ${JSON.stringify(answerTool.schema)}`,
    },
  ],
  messages: [
    {
      role: 'user',
      content: [
        { text: '{"heading":"الفرض","kind":"mark"}' },
        { image: { format: 'png', source: { bytes: 'iVBORw==' } } },
      ],
    },
  ],
  inferenceConfig: { maxTokens: 1_000 },
  ...(byTool && {
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name: 'give_reading',
            description: answerTool.description,
            inputSchema: { json: answerTool.schema },
          },
        },
      ],
      toolChoice: { auto: {} },
    },
  }),
});

const settle = vi.fn();
const budget: ModelBudget = { reserve: () => Promise.resolve(settle) };

const answer = { stopReason: 'end_turn', output: { message: { role: 'assistant', content: [] } } };

describe('the model that reads cut-out cells', () => {
  it('receives one cell, its heading and a tool, completely', async () => {
    bedrock.answers.push({ body: answer });
    expect(await visionModel(client, modelId, budget)(crop)).toMatchObject(answer);
    expect(bedrock.requests).toEqual([
      { path: `/model/${encodeURIComponent(modelId)}/converse`, body: body(true) },
    ]);
  });

  it('that supports no tools is asked for JSON, and from then on directly', async () => {
    bedrock.answers.push({ error: ValidationException.name }, { body: answer }, { body: answer });
    const read = visionModel(client, modelId, budget);
    await read(crop);
    await read(crop);
    expect(bedrock.requests.map((request) => request.body)).toEqual([
      body(true),
      body(false),
      body(false),
    ]);
  });

  it('that supports neither is reported as a configuration error', async () => {
    bedrock.answers.push({ error: ValidationException.name }, { error: ValidationException.name });
    await expect(visionModel(client, modelId, budget)(crop)).rejects.toBeInstanceOf(
      ValidationException,
    );
  });

  it.each([ModelErrorException.name, ModelTimeoutException.name])(
    'is asked once more after %s, and then not again',
    async (error) => {
      const read = visionModel(client, modelId, budget);
      bedrock.answers.push({ error }, { body: answer });
      expect(await read(crop)).toMatchObject(answer);
      bedrock.answers.push({ error }, { error });
      expect(await read(crop)).toBeUndefined();
      expect(bedrock.requests).toHaveLength(4);
    },
  );

  it('that is overloaded is reported as such', async () => {
    bedrock.answers.push({ error: ThrottlingException.name });
    await expect(visionModel(client, modelId, budget)(crop)).rejects.toBeInstanceOf(
      ThrottlingException,
    );
    expect(bedrock.requests).toHaveLength(1);
  });

  it.each([new BudgetSpentError(), new SpendingUncountedError()])(
    'is not asked when no money may be spent: $name',
    async (error) => {
      const none: ModelBudget = { reserve: () => Promise.reject(error) };
      expect(await visionModel(client, modelId, none)(crop)).toBeUndefined();
      expect(bedrock.requests).toEqual([]);
    },
  );
});
