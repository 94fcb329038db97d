import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { estimate } from '../bench/cost/estimate.ts';
import { deployed } from '../bench/cost/templates.ts';
import { usage } from '../bench/cost/usage.ts';
import { jobKinds, jobSteps } from '#shared/model/job-steps.ts';
import { appWith } from '../support/synthesized.ts';

const file = path.resolve(import.meta.dirname, '../bench/cost/measured.json');
const { functions: measured } = JSON.parse(readFileSync(file, 'utf8')) as {
  functions: Record<string, { cold: number; warm: number }>;
};
const models = {
  firstModel: 'global.anthropic.claude-haiku-5-5',
  draftModel: 'global.anthropic.claude-sonnet-5-5',
  solverModel: 'a.b',
};
const mail = { from: 'daftar@school.example' };
const app = deployed(appWith({ demo: true, firewall: true, customerKey: true, mail }));

describe('the cost estimate from the templates', () => {
  it('includes the memory of every function', () => {
    expect(app.memory.get('render-notebook')).toBe(1769);
    expect(app.memory.get('get-profile')).toBe(512);
  });

  it.each(jobKinds)(
    'includes the states of a %s: each step and its record, the end and its record',
    (kind) => {
      // Steps for each item add their list, the question whether there are several, and the item's end.
      // Steps that may be skipped add a question.
      const ofItems = jobSteps[kind].some((step) => 'each' in step) ? 3 : 0;
      const questions = jobSteps[kind].some((step) => 'unless' in step) ? 1 : 0;
      expect(app.transitions.get(kind)).toBe(2 * jobSteps[kind].length + 2 + ofItems + questions);
    },
  );

  it('includes every step’s seconds and every called function’s measurement', () => {
    const lines = estimate({ deployed: app, usage, measured, models, gradebookReader: 'both' });
    expect(lines.map(({ service }) => service)).toContain('Bedrock');
    expect(lines.filter(({ dollars }) => !(dollars > 0))).toEqual([]);
  });
});
