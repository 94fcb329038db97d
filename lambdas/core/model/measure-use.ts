import { measure } from '../metrics.ts';
import { answererOf, usageOf } from './model-answer.ts';

/** Records the tokens that an answer to a task has cost, for the model that gave it. */
export function measureUse(asked: string, task: string, answer: unknown): void {
  const { inputTokens, outputTokens } = usageOf(answer);
  measure(
    'model-use',
    { InputTokens: inputTokens, OutputTokens: outputTokens },
    { Model: answererOf(answer).model ?? asked, Task: task },
  );
}
