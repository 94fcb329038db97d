import { expect, it } from 'vitest';
import type { Question } from '../model/question.ts';
import { evidenceOf } from './evidence.ts';

const question = (reason: string, passage?: string): Question => ({
  kind: 'truth',
  id: 'q1',
  stem: 'Rain falls.',
  points: 1,
  reason,
  answer: true,
  ...(passage !== undefined && { passage }),
});

it('shows a passage once: not again when the reason quotes it', () => {
  expect(evidenceOf(question('As the text says.', 'Rain falls.'))).toBe('Rain falls.');
  expect(evidenceOf(question('The text says: “Rain falls.”', 'Rain falls.'))).toBeUndefined();
  expect(evidenceOf(question('As everybody knows.'))).toBeUndefined();
});
