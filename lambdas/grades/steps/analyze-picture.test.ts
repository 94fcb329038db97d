import {
  AnalyzeDocumentCommand,
  BadDocumentException,
  DocumentTooLargeException,
  ProvisionedThroughputExceededException,
  TextractClient,
  UnsupportedDocumentException,
  type Block,
} from '@aws-sdk/client-textract';
import { useMockClient } from '#test/support/mock-client.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { handler } from './analyze-picture.ts';

const { s3, jobs } = useJobServices();
const textract = useMockClient(TextractClient);
const folder = `work/teacher-1/grade/${sampleGradeJob.id}`;
const pageKey = `${folder}/page.jpg`;
const input = { ...addressOf(sampleGradeJob), straightening: { pageKey } };
const page: Block = { BlockType: 'PAGE', Id: '1', Confidence: 99 };
const fault = { message: 'no', $metadata: {} };

beforeEach(async () => {
  textract.reset();
  textract.on(AnalyzeDocumentCommand).resolves({ Blocks: [page] });
  await jobs.create(sampleGradeJob);
  s3.objects.set(`/results/${pageKey}`, { body: Buffer.from('\xff'), contentType: 'image/jpeg' });
});

describe('the step that analyses a picture', () => {
  it('requests the tables, and stores the answer', async () => {
    const analysisKey = `${folder}/analysis.json`;
    expect(await callStep(handler, input)).toEqual({ analysisKey });
    const [asked] = textract.commandCalls(AnalyzeDocumentCommand);
    expect(asked?.args[0].input).toEqual({
      Document: { Bytes: new Uint8Array(Buffer.from('\xff')) },
      FeatureTypes: ['TABLES'],
    });
    const kept = s3.objects.get(`/results/${analysisKey}`)!.body.toString('utf8');
    expect(JSON.parse(kept)).toMatchObject({ Blocks: [page] });
  });

  it.each([
    [new BadDocumentException(fault), 'picture-damaged'],
    [new UnsupportedDocumentException(fault), 'picture-damaged'],
    [new DocumentTooLargeException(fault), 'upload-too-large'],
  ])('fails without a retry when the picture is refused: %s', async (error, code) => {
    textract.on(AnalyzeDocumentCommand).rejects(error);
    await expect(callStep(handler, input)).rejects.toMatchObject({
      name: 'JobError',
      failure: { code },
    });
  });

  it('lets the workflow retry when Textract is overloaded', async () => {
    textract.on(AnalyzeDocumentCommand).rejects(new ProvisionedThroughputExceededException(fault));
    await expect(callStep(handler, input)).rejects.toMatchObject({
      name: 'ProvisionedThroughputExceededException',
    });
  });

  it.each([
    ['nothing', {}],
    ['no blocks', { Blocks: [] }],
    ['blocks that are none', { Blocks: ['x' as Block] }],
    ['words without a page', { Blocks: [{ BlockType: 'WORD', Id: '2' } as const] }],
  ])('lets the workflow retry after %s', async (_, answer) => {
    textract.on(AnalyzeDocumentCommand).resolves(answer);
    await expect(callStep(handler, input)).rejects.toMatchObject({ name: 'Defect' });
    expect([...s3.objects.keys()]).toEqual([`/results/${pageKey}`]);
  });

  it('stops when its job was deleted', async () => {
    s3.objects.clear();
    await expect(callStep(handler, input)).rejects.toThrow('cancelled');
  });
});
