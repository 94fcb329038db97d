import { expect, it } from 'vitest';
import { JobError } from '#core/jobs/job-error.ts';
import { failureOf } from './failure-of.ts';

const report = (errorMessage: string) => JSON.stringify({ errorType: 'JobError', errorMessage });

it.each([
  [
    'a reason a step gave',
    {
      Error: 'JobError',
      Cause: report(new JobError('sheet-without-names', { sheet: '2م3' }).message),
    },
    { code: 'sheet-without-names', params: { sheet: '2م3' } },
  ],
  ['a task that took too long', { Error: 'States.Timeout' }, { code: 'timed-out' }],
  ['a function that took too long', { Error: 'Sandbox.Timedout' }, { code: 'timed-out' }],
  ['a service that says when to ask again', { Error: 'RetryAfter60' }, { code: 'service-busy' }],
  [
    'a model that is not reached',
    { Error: 'ModelUnreachableException' },
    { code: 'model-unreachable' },
  ],
  ['a model that fails', { Error: 'InternalServerException' }, { code: 'model-failed' }],
  ['a service that is busy', { Error: 'ThrottlingException' }, { code: 'service-busy' }],
  [
    'a function that found no room to run',
    { Error: 'Lambda.TooManyRequestsException' },
    { code: 'service-busy' },
  ],
  ['a function out of memory', { Error: 'Lambda.Unknown', Cause: 'x' }, { code: 'internal' }],
  ['a reason that is no JSON', { Error: 'JobError', Cause: 'oops' }, { code: 'internal' }],
  [
    'an unknown reason',
    { Error: 'JobError', Cause: report('{"code":"new"}') },
    { code: 'internal' },
  ],
  ['no report at all', { Error: 'JobError' }, { code: 'internal' }],
])('translates a failure: %s', (_, caught, failure) => {
  expect(failureOf(caught)).toEqual(failure);
});
