import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createRecognizer } from './recognizer.ts';

const recognizer = createRecognizer('latin');
afterAll(() => recognizer.close());
const paper = { data: new Uint8Array(200 * 80).fill(255), width: 200, height: 80 };

it('starts anew after its thread has ended during a reading', async () => {
  const reading = recognizer.read(paper, 'block');
  const ended = expect(reading).rejects.toMatchObject({
    name: 'Defect',
    message: 'the thread that reads latin words failed',
  });
  await nextTurn();
  await recognizer.close();
  await ended;
  expect(await recognizer.read(paper, 'block')).toEqual([]);
});
