import { describe, expect, it } from 'vitest';
import { appWith } from '../support/synthesized.ts';

/** What keeps the CDK's command line from deploying, said of the stack that every other one waits for. */
const errors = (given: Record<string, unknown>): unknown[] =>
  appWith(given)
    .node.findChild('daftar-data')
    .node.metadata.filter(({ type }) => type === 'aws:cdk:error')
    .map(({ data }) => data as unknown);

describe('the Firebase project of the demonstration', () => {
  it('is not deployed for want of another', () => {
    expect(errors({})).toEqual([expect.stringContaining("Pass yours: -c firebase='{")]);
  });

  it('stands in templates that are only looked at, and another may be deployed', () => {
    expect(errors({ demo: true })).toEqual([]);
    const authDomain = 'school-1.firebaseapp.com';
    expect(errors({ firebase: { projectId: 'school-1', apiKey: 'k', authDomain } })).toEqual([]);
  });
});
