import { createBedrock } from '#infra/local/bedrock/bedrock.ts';
import { toBody } from '#infra/local/bedrock/converse.ts';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';
import { readLocalSettings } from '#infra/local/platform/settings.ts';
import { questionFor } from '#lambdas/ai-content/domain/prompt/question-for.ts';
import type { Plan } from '#lambdas/ai-content/domain/task.ts';
import { readAnswer } from '#core/model/model-answer.ts';

/** The measured drafter and its first answer; undefined where it cannot be read. */
export interface MeasuredDrafter {
  readonly drafter: 'rules' | 'model';
  readonly answer: (plan: Plan) => Promise<unknown>;
}

/** The model of `AI_BASE_URL`, asked as a job asks it, or the rules if none is named. */
export function measuredDrafter(environment: NodeJS.ProcessEnv): MeasuredDrafter {
  const { ai } = readLocalSettings(environment);
  if (ai.provider === 'rules')
    return {
      drafter: 'rules',
      answer: (plan) => Promise.resolve(draftOffline({ task: 'draft', plan })),
    };
  const converse = createBedrock(ai);
  return {
    drafter: 'model',
    async answer(plan) {
      const { instructions, content, tool, maxTokens } = questionFor({ task: 'draft', plan });
      const { name, description, schema } = tool;
      const texts = content.flatMap(({ text }) => (text === undefined ? [] : [{ text }]));
      const given = await converse('', {
        system: [{ text: `${instructions}\nAnswer by calling ${name} once.` }],
        messages: [{ role: 'user', content: texts }],
        inferenceConfig: { maxTokens },
        toolConfig: {
          tools: [{ toolSpec: { name, description, inputSchema: { json: schema } } }],
          toolChoice: { auto: {} },
        },
      });
      const read = readAnswer(toBody(given, 0), name);
      return read.kind === 'given' ? read.value : undefined;
    },
  };
}
