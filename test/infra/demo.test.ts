import { describe, expect, it } from 'vitest';
import { appWith } from '../support/synthesized.ts';

/** What stops the CDK's command line, reported for the stack that every other one waits for. */
const errors = (given: Record<string, unknown>): unknown[] =>
  appWith(given)
    .node.findChild('daftar-data')
    .node.metadata.filter(({ type }) => type === 'aws:cdk:error')
    .map(({ data }) => data as unknown);

describe('the demonstration’s Firebase project', () => {
  it('cannot be deployed by default', () => {
    expect(errors({})).toEqual([expect.stringContaining("Pass yours: -c firebase='{")]);
  });

  it('is accepted in templates that are not deployed, and another one can be deployed', () => {
    expect(errors({ demo: true })).toEqual([]);
    const authDomain = 'school-1.firebaseapp.com';
    expect(errors({ firebase: { projectId: 'school-1', apiKey: 'k', authDomain } })).toEqual([]);
  });
});
