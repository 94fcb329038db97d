import { beforeEach, describe, expect, it, vi } from 'vitest';
import { classSubjectsValue } from '#shared/contracts/class-subjects.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { unsavedVersion } from '#shared/model/class-document.ts';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { addSheetTo } from '#test/support/add-mark-sheet.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { putAttendanceDocument } from '#lambdas/record/handlers.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoClassValueStore } from '#lambdas/record/stores/classes/dynamo-class-value-store.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { handler } from './render-report.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { s3, jobs, put } = useJobServices();
const putRolls = putAttendanceDocument();
const classes = dynamoClassStore(documentClient, 'table');
const classId = '01KJQ5N8000000000000000007';
const request = { classIds: [classId], term: 1, contents: ['council', 'slips', 'year'] };
const job = { ...sampleJob, kind: 'report', request } as const;
const input = addressOf(job);
const textOf = async (name: string): Promise<string> => {
  const key = `/results/results/teacher-1/report/${job.id}/${name}`;
  return (await readPdf(s3.objects.get(key)!.body)).flat().join('\n');
};

describe('the step that makes a report', () => {
  beforeEach(async () => {
    await jobs.create(job);
    await put({ ...ownItemKey(ownItems.profile, 'teacher-1'), profile: sampleProfile });
    await classes.add('teacher-1', classId, sampleClassToStore);
    await addSheetTo(classId, { subject: 'الرياضيات', term: 1, content: sampleMarks });
  });

  it('writes a file for each content, with the marks of the record', async () => {
    const { files, made } = await callStep(handler, input);
    expect(files.map(({ name }) => name)).toEqual([
      'council-pack-2م3-First-term.pdf',
      'pupil-slips-2م3-First-term.pdf',
      'year-report-2م3.pdf',
    ]);
    expect(made).toEqual({ pages: 7 });
    expect(await textOf('slips.pdf')).toContain('12,5');
  });

  it('awards honours by the teacher’s own thresholds', async () => {
    const honours = { thresholds: { 'honour-roll': 11.5 }, source: 'Council of teachers' };
    await put({ ...ownItemKey(ownItems.reportSettings, 'teacher-1'), reportSettings: { honours } });
    await callStep(handler, input);
    const council = await textOf('council.pdf');
    expect(council).toContain('Honour roll 11.5 (out of 20). Council of teachers');
    expect(council).not.toContain('Encouragement');
  });

  it('makes it of all subjects, by the coefficients of the class, if the call wishes it', async () => {
    await addSheetTo(classId, { subject: 'الفيزياء', term: 1, content: sampleMarks });
    const all = {
      ...job,
      id: '01KJQ5N8000000000000000099',
      request: { ...request, allSubjects: true },
    };
    await jobs.create(all);
    const subjects = [
      { subject: 'الرياضيات', coefficient: 3 },
      { subject: 'الفيزياء', coefficient: 1.5 },
    ];
    const store = dynamoClassValueStore(documentClient, 'table', classSubjectsValue);
    await store.save({ uid: 'teacher-1', classId }, { subjects });
    await callStep(handler, addressOf(all));
    const key = `/results/results/teacher-1/report/${all.id}/council.pdf`;
    const council = (await readPdf(s3.objects.get(key)!.body)).flat().join('\n');
    expect(council).toContain('×1.5');
    expect(council).toContain('12.92');
  });

  it('has the absences of the rolls that were taken in the term', async () => {
    const pupils = sampleClassToStore.pupils.map(({ id }) => id);
    const rollOf = (taken: boolean, sign: 'absent' | 'excused') => ({
      ...(taken && { taken: { at: job.createdAt, pupils } }),
      marks: { [pupils[0]!]: { sign, at: job.createdAt } },
    });
    const months = {
      'm2025-10': {
        '2025-10-05-1': rollOf(true, 'absent'),
        '2025-10-06-1': rollOf(false, 'absent'),
      },
      'm2025-11': { '2025-11-02-1': rollOf(true, 'excused') },
    };
    for (const [monthId, rolls] of Object.entries(months)) {
      const headers = { 'if-match': versionTag(unsavedVersion) };
      await callEndpoint(putRolls, { params: { classId, monthId }, headers, body: { rolls } });
    }
    await callStep(handler, input);
    expect((await textOf('slips.pdf')).replaceAll(/\s+/g, ' ')).toContain(
      'without excuse 1, with excuse 1. Late: 0. Sessions called: 2.',
    );
    expect(await textOf('council.pdf')).toContain('counted in 2 sessions');
  });

  it('says nothing of absences in a term without rolls', async () => {
    await callStep(handler, input);
    expect(await textOf('slips.pdf')).not.toContain('Absences');
  });

  it('needs no profile', async () => {
    await put(ownItemKey(ownItems.profile, 'teacher-1'));
    expect((await callStep(handler, input)).files).toHaveLength(3);
  });

  it('fails without a retry when a class is deleted, or another teacher’s', async () => {
    await classes.remove('teacher-1', classId);
    await classes.add('teacher-2', classId, sampleClassToStore);
    await expect(callStep(handler, input)).rejects.toMatchObject({
      message: JSON.stringify({ code: 'class-missing' }),
    });
  });
});

it('stops when the job was deleted', async () => {
  await expect(callStep(handler, input)).rejects.toMatchObject({ failure: { code: 'cancelled' } });
});
