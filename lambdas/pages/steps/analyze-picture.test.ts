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
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import type { GradebookReader } from '../environment.ts';
import type * as AnalyzePicture from './analyze-picture.ts';

type Handler = (typeof AnalyzePicture)['handler'];

const { s3, jobs } = useJobServices();
const textract = useMockClient(TextractClient);
const folder = `work/teacher-1/grade/${sampleGradeJob.id}`;
const pageKey = `${folder}/page.jpg`;
const input = { ...addressOf(sampleGradeJob), straightening: { pageKey } };
const page: Block = { BlockType: 'PAGE', Id: '1', Confidence: 99 };
const NOTHING = { lines: [], words: [], tables: [] };
const fault = { message: 'no', $metadata: {} };

/** The function, freshly started with a setting. */
const startWith = async (reader: GradebookReader): Promise<Handler> => {
  vi.stubEnv('GRADEBOOK_READER', reader);
  vi.resetModules();
  const { handler } = await import('./analyze-picture.ts');
  return handler;
};
let blank: Buffer;
beforeAll(async () => {
  const create = { width: 500, height: 700, channels: 3, background: '#fff' } as const;
  blank = await sharp({ create }).jpeg().toBuffer();
});
const keepPage = (body: Buffer) =>
  s3.objects.set(`/results/${pageKey}`, { body, contentType: 'image/jpeg' });
const readingKey = `${folder}/reading.json`;
const kept = (): unknown =>
  JSON.parse(s3.objects.get(`/results/${readingKey}`)!.body.toString('utf8'));

beforeEach(async () => {
  textract.reset();
  textract.on(AnalyzeDocumentCommand).resolves({ Blocks: [page] });
  await jobs.create(sampleGradeJob);
  keepPage(Buffer.from('\xff'));
});

describe('the step that analyses a picture, by Textract', () => {
  let handler: Handler;
  beforeAll(async () => {
    handler = await startWith('textract');
  });

  it('requests the tables, and stores what the answer says', async () => {
    expect(await callStep(handler, input)).toEqual({ readingKey });
    const [asked] = textract.commandCalls(AnalyzeDocumentCommand);
    expect(asked?.args[0].input).toEqual({
      Document: { Bytes: new Uint8Array(Buffer.from('\xff')) },
      FeatureTypes: ['TABLES'],
    });
    expect(kept()).toEqual(NOTHING);
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

describe('the step that analyses a picture, by Daftar’s own reader', () => {
  let handler: Handler;
  beforeAll(async () => {
    handler = await startWith('own');
  });

  it('finds an empty page empty, and calls no other reader', async () => {
    keepPage(blank);
    expect(await callStep(handler, input)).toEqual({ readingKey });
    expect(kept()).toEqual(NOTHING);
    expect(textract.commandCalls(AnalyzeDocumentCommand)).toEqual([]);
  });

  it('fails without a retry when the page is cut off or no picture', async () => {
    for (const body of [blank.subarray(0, 200), Buffer.from('\xff')]) {
      keepPage(body);
      await expect(callStep(handler, input)).rejects.toMatchObject({
        name: 'JobError',
        failure: { code: 'picture-damaged' },
      });
    }
  });
});

describe('the step that analyses a picture, by both', () => {
  let handler: Handler;
  beforeAll(async () => {
    handler = await startWith('both');
  });
  beforeEach(() => keepPage(blank));

  it('stores its own reading, and the words of the other', async () => {
    const word: Block = { BlockType: 'WORD', Id: '2', Text: '12,5' };
    textract.on(AnalyzeDocumentCommand).resolves({ Blocks: [page, word] });
    await callStep(handler, input);
    expect(kept()).toEqual({ ...NOTHING, second: [{ text: '12,5', confidence: 0 }] });
  });

  it.each([
    ['is overloaded', new ProvisionedThroughputExceededException(fault)],
    ['refuses the page', new BadDocumentException(fault)],
    ['is not allowed', new Error('AccessDenied')],
  ])('keeps the own reading when Textract %s, and says so', async (_, error) => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    textract.on(AnalyzeDocumentCommand).rejects(error);
    await handler(input);
    expect(kept()).toEqual({ ...NOTHING, second: 'missing' });
    expect(write.mock.calls.join('')).toContain('"SecondReadingMissing":1');
    write.mockRestore();
  });
});
