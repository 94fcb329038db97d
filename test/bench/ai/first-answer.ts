import { createBedrock } from '#infra/local/bedrock/bedrock.ts';
import { toBody } from '#infra/local/bedrock/converse.ts';
import { CannotDraft } from '#lambdas/ai-content/rules/cannot-draft.ts';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';
import { readLocalSettings } from '#infra/local/platform/settings.ts';
import { questionFor } from '#lambdas/ai-content/domain/prompt/question-for.ts';
import type { Plan } from '#lambdas/ai-content/domain/task.ts';
import { readAnswer } from '#core/model/model-answer.ts';

/** A first answer; without a value where it cannot be read. */
interface FirstAnswer {
  readonly value?: unknown;
  readonly tokens: { readonly input: number; readonly output: number };
  /** Why rules cannot draft it. */
  readonly refusal?: string;
}

/** The measured drafter. */
export interface MeasuredDrafter {
  readonly drafter: 'rules' | 'model';
  /** The id of the model. */
  readonly model?: string;
  readonly answer: (plan: Plan) => Promise<FirstAnswer>;
}

const noTokens = { input: 0, output: 0 } as const;

function draftByRules(plan: Plan): FirstAnswer {
  try {
    return { value: draftOffline({ task: 'draft', plan }), tokens: noTokens };
  } catch (error) {
    if (error instanceof CannotDraft) return { refusal: error.code, tokens: noTokens };
    throw error;
  }
}

/** The model of `AI_BASE_URL`, asked as a job asks it, or the rules if none is named. */
export function measuredDrafter(environment: NodeJS.ProcessEnv): MeasuredDrafter {
  const { ai } = readLocalSettings(environment);
  if (ai.provider === 'rules')
    return { drafter: 'rules', answer: (plan) => Promise.resolve(draftByRules(plan)) };
  const converse = createBedrock(ai);
  return {
    drafter: 'model',
    ...(ai.provider === 'chat' && ai.model !== undefined && { model: ai.model }),
    async answer(plan) {
      const { instructions, specifics, content, tool, maxTokens } = questionFor({
        task: 'draft',
        plan,
      });
      const { name, description, schema } = tool;
      const texts = content.flatMap(({ text }) => (text === undefined ? [] : [{ text }]));
      const given = await converse('', {
        system: [
          { text: `${instructions}\nAnswer by calling ${name} once.` },
          ...(specifics ? [{ text: specifics }] : []),
        ],
        messages: [{ role: 'user', content: texts }],
        inferenceConfig: { maxTokens },
        toolConfig: {
          tools: [{ toolSpec: { name, description, inputSchema: { json: schema } } }],
          toolChoice: { auto: {} },
        },
      });
      const read = readAnswer(toBody(given, 0), name, schema);
      const { inputTokens: input, outputTokens: output } = given.usage;
      return { ...(read.kind === 'given' && { value: read.value }), tokens: { input, output } };
    },
  };
}
