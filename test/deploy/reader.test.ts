import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradebookReaders } from '#lambdas/pages/environment.ts';
import type { SampleTruth } from '../fixtures/gradebooks/sample-pages.ts';
import { connect } from '../support/connect.ts';
import { createGradeJobs } from '../support/grade-jobs.ts';
import { samplePhoto, sampleTruth } from '../support/gradebook-samples.ts';
import { cdk } from './harness/cdk.ts';
import { synthesize } from './harness/synthesize.ts';

const { account, assembly, parameters } = inject('deployment');
const client = connect(inject('platform'));
const grades = createGradeJobs(client);

const deployWorkflows = (from: string): Promise<string> =>
  cdk(account, from, ...['deploy', 'daftar-workflows', '--exclusively'], ...unasked, ...parameters);
const unasked = ['--require-approval=never'];

let token: string;
beforeAll(async () => {
  ({ token } = await client.accounts.newTeacher());
});
afterAll(() => deployWorkflows(assembly));

const textsOf = ({ rows }: Pick<SampleTruth, 'rows'>, column: number): (string | undefined)[] =>
  rows.filter(({ summary }) => !summary).map(({ cells }) => cells[column]?.text);

// The setting that is deployed already comes first.
describe.each(gradebookReaders)('pages read by %s', (gradebookReader) => {
  beforeAll(async () => {
    const said = await deployWorkflows(
      synthesize(`read-by-${gradebookReader}`, { gradebookReader }),
    );
    if (gradebookReader === 'own') expect(said).toContain('(no changes)');
  });

  it('give the marks of an Arabic page with Arabic-Indic digits', async () => {
    const sample = 'ar-photo-indic-print';
    const { status, document } = await grades.read(token, samplePhoto(sample));
    expect(status).toBe('SUCCESS');
    const truth = sampleTruth(sample);
    const { columns, language, digits } = document!.content;
    expect({ language, digits }).toEqual({ language: 'ar', digits: 'arabic-indic' });
    const column = columns.findIndex(({ kind }) => kind === 'mark');
    expect(textsOf(document!.content, column)).toEqual(textsOf(truth, column));
  });

  it('have second readings only if there are two readers', async () => {
    const { document } = await grades.read(token, samplePhoto('en-scan-western-print'));
    const cells = document!.content.rows.flatMap((row) => row.cells);
    expect(cells.some(({ second }) => second !== undefined)).toBe(gradebookReader === 'both');
    expect(document!.content.warnings).not.toContain('second-reading-missing');
  });
});
