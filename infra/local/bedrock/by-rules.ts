import { parseTask } from '#lambdas/ai-content/domain/prompt/task-message.ts';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { AnswerBlock, Converse, ConverseAnswer, ConverseRequest } from './converse.ts';
import { CannotDraft } from '#lambdas/ai-content/rules/cannot-draft.ts';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';

/** Rules count no tokens. */
const usage = { inputTokens: 0, outputTokens: 0 };

/** Answers with the offered tool, or else with JSON. */
function blockOf({ toolConfig }: ConverseRequest, input: unknown): AnswerBlock {
  const name = toolConfig?.tools[0]?.toolSpec.name;
  return name === undefined
    ? { text: JSON.stringify(input) }
    : { toolUse: { toolUseId: 'tooluse_rules', name, input } };
}

function answered(request: ConverseRequest): ConverseAnswer {
  const texts = request.messages.flatMap(({ content }) =>
    content.map((block) => ('text' in block ? block.text : '')),
  );
  const task = parseTask(texts.join('\n'));
  if (!task)
    throw new AwsError('ValidationException', 'Without a model only drafts are answered.', 400);
  const fields = { drafter: 'rules' };
  try {
    const block = blockOf(request, draftOffline(task));
    const stopReason = 'toolUse' in block ? 'tool_use' : 'end_turn';
    return { content: [block], stopReason, usage, fields };
  } catch (error) {
    if (!(error instanceof CannotDraft)) throw error;
    const { code: cannot, possible } = error;
    return { content: [], stopReason: 'end_turn', usage, fields: { ...fields, cannot, possible } };
  }
}

/** Answers the drafting tasks by rules instead of a model; every answer says so. */
export const converseByRules: Converse = (_, request) =>
  new Promise((resolve) => {
    resolve(answered(request));
  });
