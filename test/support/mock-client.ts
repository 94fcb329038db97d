import { mockClient } from 'aws-sdk-client-mock';
import { afterAll } from 'vitest';

/** A fake in place of every client of a class, for the tests of one file: the next file may be of the same process. */
export const useMockClient: typeof mockClient = (client) => {
  const mock = mockClient(client);
  afterAll(() => mock.restore());
  return mock;
};
