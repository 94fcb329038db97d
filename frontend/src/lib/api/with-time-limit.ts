import { late } from '../offline/patience.ts';

/**
 * Makes a call, and gives it up after some seconds without an answer.
 *
 * @throws TypeError then, as `fetch` does without a network
 */
export const withTimeLimit = <T>(
  seconds: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const giveUp = late(seconds).then(() => {
    controller.abort();
    throw new TypeError('no answer in time');
  });
  return Promise.race([run(controller.signal), giveUp]);
};
