import { expect, it } from 'vitest';
import { Defect } from './defect.ts';
import { describeError } from './log.ts';

it('logs where an error was thrown, but not its message, which may quote a person', () => {
  const described = describeError(new TypeError('salma@example.com\nis not a name'));
  expect(described).toMatchObject({ name: 'TypeError' });
  expect(described.at?.[0]).toContain('log.test.ts');
  expect(JSON.stringify(described)).not.toContain('salma');
});

it('logs which of our lines led to a library’s error, however deep', () => {
  const others = Array.from(
    { length: 20 },
    (_, at) => `    at f (/app/node_modules/a/b.js:${at}:1)`,
  );
  const task = '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)';
  const ours = '    at async list (/app/lambdas/list.ts:7:1)';
  const error = new Error('busy');
  error.stack = ['Error: busy', ...others, task, ours].join('\n');
  expect(describeError(error).at).toEqual([ours.trim()]);
  error.stack = ['Error: busy', ...others].join('\n');
  expect(describeError(error).at).toHaveLength(6);
});

it('keeps our own message for a developer', () => {
  expect(describeError(new Defect('no way to ask'))).toMatchObject({ message: 'no way to ask' });
});

it('keeps AWS messages, which name actions and resources', () => {
  const error = Object.assign(new Error('may not dynamodb:GetItem'), { $metadata: {} });
  expect(describeError(error)).toMatchObject({ message: 'may not dynamodb:GetItem' });
});

it.each(['"', ''])(
  'removes the object’s key from a refusal by S3, because it contains a file name: %s',
  (quote) => {
    const object = `${quote}arn:aws:s3:::uploads/uploads/u1/01/نقاط (سلمى).xlsx${quote}`;
    const message = `User: arn:aws:sts::1:assumed-role/a/b is not authorized to perform: s3:GetObject on resource: ${object} because no identity-based policy allows the s3:GetObject action`;
    const error = Object.assign(new Error(message), { $metadata: {} });
    const described = JSON.stringify(describeError(error));
    expect(described).toContain('s3:GetObject on resource: ');
    expect(described).toContain('arn:aws:s3:::uploads/…');
    expect(described).not.toContain('سلمى');
  },
);

it('follows causes, but not endlessly', () => {
  const error = new Error('a', { cause: new RangeError('b') });
  expect(describeError(error)).toMatchObject({ cause: { name: 'RangeError' } });
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"name":"Error"/g)).toHaveLength(4);
});

it('accepts any thrown value', () => {
  expect(describeError('salma')).toEqual({ name: 'string' });
});
