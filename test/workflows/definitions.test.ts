import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { caughtError, failureOf } from '../../lambdas/jobs/domain/failure-of.ts';

interface State {
  Type: string;
  Result?: unknown;
  ResultPath?: string;
  Next?: string;
  TimeoutSeconds?: number;
  Retry?: { ErrorEquals: string[]; JitterStrategy?: string; MaxAttempts?: number }[];
  Catch?: { ErrorEquals: string[]; Next: string }[];
}
interface Definition {
  TimeoutSeconds?: number;
  QueryLanguage?: string;
  States: Record<string, State>;
}

const files = globSync('infra/workflows/*.asl.json');

describe.each(files)('%s', (file) => {
  const definition = JSON.parse(readFileSync(file, 'utf8')) as Definition;
  const tasks = Object.entries(definition.States).filter(([, { Type }]) => Type === 'Task');

  it('ends by itself, and is written in JSONPath', () => {
    expect(definition.TimeoutSeconds, path.basename(file)).toBeGreaterThan(0);
    expect(definition.QueryLanguage ?? 'JSONPath').toBe('JSONPath');
  });

  it.each(tasks)('%s has a time-out and retries with jitter', (_name, state) => {
    expect(state.TimeoutSeconds).toBeGreaterThan(0);
    const retried = (state.Retry ?? []).filter(({ MaxAttempts }) => MaxAttempts !== 0);
    expect(retried.length).toBeGreaterThan(0);
    expect(retried.map(({ JitterStrategy }) => JitterStrategy)).toEqual(retried.map(() => 'FULL'));
  });

  it.each(tasks.filter(([name]) => name !== 'RecordFailure'))(
    '%s records its failure',
    (_name, state) => {
      expect(state.Catch).toContainEqual({
        ErrorEquals: ['States.ALL'],
        ResultPath: '$.error',
        Next: 'RecordFailure',
      });
    },
  );

  it('gives every failure of its own as a step would', () => {
    const passes = Object.values(definition.States).filter(({ Type }) => Type === 'Pass');
    for (const { Result, Next } of passes.filter((pass) => pass.ResultPath === '$.error')) {
      expect(Next).toBe('RecordFailure');
      expect(failureOf(z.parse(caughtError, Result))).toEqual({ code: 'not-available' });
    }
  });

  it('never retries what a second try cannot mend', () => {
    for (const [name, { Retry }] of tasks) {
      if (name.startsWith('Record')) continue;
      expect(Retry?.[0]).toMatchObject({ MaxAttempts: 0 });
      expect(Retry?.[0]?.ErrorEquals).toContain('JobError');
    }
  });
});
