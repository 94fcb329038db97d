import { measure } from '../metrics.ts';
import type { ModelUsage } from './model-answer.ts';

/** Records the tokens that a model used for a task. */
export const measureUse = (
  model: string,
  task: string,
  { inputTokens, outputTokens }: ModelUsage,
): void =>
  measure(
    'model-use',
    { InputTokens: inputTokens, OutputTokens: outputTokens },
    { Model: model, Task: task },
  );
