import { CannotDraft } from '#lambdas/ai-content/rules/cannot-draft.ts';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';
import { readLocalSettings } from '#infra/local/platform/settings.ts';
import { draftPortions } from '#lambdas/ai-content/domain/drafting/draft-portions.ts';
import type { Plan } from '#lambdas/ai-content/domain/task.ts';
import { serverDrafter, unstored, type Answered } from './by-server.ts';

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

/** The model of `AI_BASE_URL`, asked in portions as a job asks it, or the rules if none is named. */
export function measuredDrafter(environment: NodeJS.ProcessEnv): MeasuredDrafter {
  const { ai } = readLocalSettings(environment);
  if (ai.provider === 'rules')
    return { drafter: 'rules', answer: (plan) => Promise.resolve(draftByRules(plan)) };
  return {
    drafter: 'model',
    ...(ai.provider === 'chat' && ai.model !== undefined && { model: ai.model }),
    async answer(plan) {
      const answers: Answered[] = [];
      const { answer } = await draftPortions(plan, serverDrafter(environment, answers), unstored);
      const total = (name: 'inputTokens' | 'outputTokens') =>
        answers.reduce((sum, { tokens }) => sum + tokens[name], 0);
      return {
        ...(answer.kind === 'given' && { value: answer.value }),
        tokens: { input: total('inputTokens'), output: total('outputTokens') },
      };
    },
  };
}
