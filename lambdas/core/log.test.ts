import { expect, it } from 'vitest';
import { Defect } from './defect.ts';
import { describeError } from './log.ts';

it('says where an error was thrown, but not its message, which may quote what a person typed', () => {
  const described = describeError(new TypeError('salma@example.com\nis not a name'));
  expect(described).toMatchObject({ name: 'TypeError' });
  expect(described.at?.[0]).toContain('log.test.ts');
  expect(JSON.stringify(described)).not.toContain('salma');
});

it('keeps our own message of what a developer must mend', () => {
  expect(describeError(new Defect('no way to ask'))).toMatchObject({ message: 'no way to ask' });
});

it('keeps the message of AWS, which names actions and resources', () => {
  const error = Object.assign(new Error('may not dynamodb:GetItem'), { $metadata: {} });
  expect(describeError(error)).toMatchObject({ message: 'may not dynamodb:GetItem' });
});

it.each(['"', ''])(
  'leaves out which object S3 refuses, for its key has a file’s name: %s',
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

it('follows causes, but not for ever', () => {
  const error = new Error('a', { cause: new RangeError('b') });
  expect(describeError(error)).toMatchObject({ cause: { name: 'RangeError' } });
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"name":"Error"/g)).toHaveLength(4);
});

it('takes whatever was thrown', () => {
  expect(describeError('salma')).toEqual({ name: 'string' });
});
