import { measure } from '../metrics.ts';
import type { ModelUsage } from './model-answer.ts';

/** Counts the tokens of a model, by what it was asked. */
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
