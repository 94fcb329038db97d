import { describe, expect, it } from 'vitest';
import { passingError } from './passing-error.ts';

const withCode = (code: string, cause?: Error) =>
  Object.assign(new Error('failed', { cause }), { code });

describe('an error of a model', () => {
  it.each([
    ['is refused', withCode('ECONNREFUSED')],
    ['leads to no server', withCode('ENOTFOUND')],
    ['is refused within another error', new Error('failed', { cause: withCode('ECONNREFUSED') })],
  ])('whose connection %s is reported as an unreachable model', (_, error) => {
    expect(passingError(error)).toMatchObject({ name: 'ModelUnreachableException', cause: error });
  });

  it.each([
    ['a connection that breaks off', withCode('ECONNRESET')],
    ['a defect', new TypeError('x is undefined')],
    ['no error', undefined],
  ])('is unchanged if it is %s', (_, error) => {
    expect(passingError(error)).toBe(error);
  });
});
