import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { examples } from '#shared/contracts/examples.ts';
import { jobDescriptors } from '#shared/contracts/index.ts';
import type { Job } from '#shared/model/job.ts';
import { jobKinds, type JobKind } from '#shared/model/job-steps.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import type { connect } from '../../support/connect.ts';
import { createGradeJobs } from '../../support/grade-jobs.ts';
import { sampleCover } from '../../support/notebook-jobs.ts';
import { textractPage } from '../../support/textract-page.ts';
import type { Account } from '../../support/accounts.ts';

type Client = ReturnType<typeof connect>;

export const spreadsheet = readFileSync('test/fixtures/spreadsheets/english-list.xlsx');

const lines = Array.from({ length: 12 }, (_, row) => `<path d="M20 ${40 + row * 25}H380"/>`);
/** A small page with lines across; `pageBlocks` has its content. */
export const picture = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="360"><rect width="100%" height="100%" fill="#ddd"/>
     <g stroke="#225" stroke-width="2">${lines.join('')}</g></svg>`,
  ),
)
  .jpeg()
  .toBuffer();

/** Textract's answer for the page in these tests. */
export const pageAnswer = {
  DocumentMetadata: { Pages: 1 },
  AnalyzeDocumentModelVersion: '1.0',
  Blocks: textractPage({
    tables: [
      {
        rows: [
          ['N°', 'Nom et prénom', 'Devoir', 'Examen'],
          ['1', 'Amrani Lina', '12', '14'],
          ['2', 'Benali Yacine', '8,5', '10'],
          ['3', 'Cherif Sara', '15', '16,5'],
          ['4', 'Djebbar Amine', '11', '9'],
        ],
      },
    ],
  }),
};

/** A teacher's requests; each contains the uid, so that a fault can affect one teacher alone. */
const bodies = {
  'ai-content': ({ uid }: Account) =>
    Promise.resolve({
      contentType: 'LESSON_PLAN',
      topic: `The water cycle, ${uid}`,
      level: 'Middle',
      language: 'en',
      duration: '45 min',
      objectives: 'Name the stages of the water cycle and put them in order.',
    } as const),
  notebook: async ({ token }: Account, { notebooks }: Client) => ({
    coverImageKey: sampleCover,
    studentNamesFileS3Key: await notebooks.upload(token, spreadsheet),
    contents: contentsPresets['marks-only'],
  }),
  grade: async ({ token }: Account, client: Client) => ({
    imageS3Key: await createGradeJobs(client).upload(token, picture),
  }),
} satisfies Partial<Record<JobKind, (account: Account, client: Client) => Promise<object>>>;

type OrderedKind = keyof typeof bodies;
const isOrdered = (kind: JobKind): kind is OrderedKind => kind in bodies;

/** The kinds of jobs that a teacher can request at any time; answer sheets need a test and a print of it first. */
export const orderedKinds = jobKinds.filter(isOrdered);

/** The request for a job of a kind: its own body, or the API document's example. */
export const bodyOf = async (kind: JobKind, account: Account, client: Client): Promise<object> =>
  isOrdered(kind)
    ? bodies[kind](account, client)
    : (examples[jobDescriptors[kind].endpoints.submit.id]?.body as object);

/** Whether a job's result exists: its document, or its files in their recorded size. */
export const isResultThere = async (
  kind: JobKind,
  id: string,
  { call }: Client,
  token: string,
): Promise<boolean> => {
  const { endpoints, documents } = jobDescriptors[kind];
  if (documents) {
    const job = await call(documents.getJob, { token, params: { jobId: id } });
    return job.document !== undefined;
  }
  const jobs = (await call(endpoints.list, { token })) as Job[];
  const files = jobs.find((job) => job.id === id)?.generatedFiles ?? [];
  const sizes = await Promise.all(
    files.map(async ({ url, size }) => {
      const response = await fetch(url);
      return response.ok && (await response.arrayBuffer()).byteLength === size;
    }),
  );
  return sizes.length > 0 && sizes.every(Boolean);
};
