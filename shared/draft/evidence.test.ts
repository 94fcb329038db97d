import { expect, it } from 'vitest';
import type { Question } from '../model/question.ts';
import { evidenceOf, sourceOf } from './evidence.ts';
import { labelsIn } from './labels.ts';

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

it('names the source of a passage and its page, also when the reason quotes it', () => {
  const asked = question('“Rain falls.”', 'Rain falls.');
  expect(sourceOf(asked.passage, '[Science, p. 12]\nRain falls.', labelsIn('en'))).toBe(
    'Science, page 12',
  );
  expect(sourceOf(asked.passage, '[العلوم]\nRain falls.', labelsIn('ar'))).toBe('العلوم');
  expect(sourceOf(asked.passage, 'Rain falls.', labelsIn('en'))).toBeUndefined();
  expect(sourceOf(asked.passage, undefined, labelsIn('en'))).toBeUndefined();
  expect(sourceOf(undefined, '[Science]\nRain falls.', labelsIn('en'))).toBeUndefined();
});
