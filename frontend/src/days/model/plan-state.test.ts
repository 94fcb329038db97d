import { expect, it } from 'vitest';
import { planState } from './plan-state.ts';

const job = (id: string, status = 'SUCCESS') => ({ id, status });
const full = Array.from({ length: 50 }, (_, index) => job(`09${99 - index}`));

it.each([
  ['no plan', undefined, [job('01')], 'none'],
  ['a list that is not known', '02', undefined, 'ready'],
  ['a finished plan', '02', [job('03'), job('02')], 'ready'],
  ['a plan that is being written', '02', [job('02', 'PROCESSING')], 'writing'],
  ['a plan in a state of a newer server', '02', [job('02', 'PAUSED')], 'writing'],
  ['a plan that failed', '02', [job('02', 'FAILED')], 'none'],
  ['a deleted plan', '02', [job('03'), job('01')], 'none'],
  ['the only plan, deleted', '02', [], 'none'],
  ['a plan older than a full list', '01', full, 'ready'],
  ['a deleted plan of the time of a full list', '0970x', full, 'none'],
] as const)('of a lesson with %s', (_, plan, jobs, state) => {
  expect(planState(plan, jobs)).toBe(state);
});
