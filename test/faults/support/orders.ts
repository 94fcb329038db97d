import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  deleteContentJob,
  generateContent,
  listContentJobs,
} from '#shared/contracts/ai-content.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { deleteGradeJob, extractGrades, listGradeJobs } from '#shared/contracts/grades.ts';
import { deleteNotebook, listNotebookJobs, submitNotebook } from '#shared/contracts/notebooks.ts';
import type { JobKind } from '#shared/model/job.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import type { connect } from '../../support/connect.ts';
import { createGradeJobs } from '../../support/grade-jobs.ts';
import { sampleCover } from '../../support/notebook-jobs.ts';
import { textractPage } from '../../support/textract-page.ts';
import type { Account } from '../../support/accounts.ts';

type Client = ReturnType<typeof connect>;

/** The endpoints of each kind of job. */
export const endpoints = {
  notebook: { submit: submitNotebook, list: listNotebookJobs, remove: deleteNotebook },
  grade: { submit: extractGrades, list: listGradeJobs, remove: deleteGradeJob },
  'ai-content': { submit: generateContent, list: listContentJobs, remove: deleteContentJob },
} as const;

export const spreadsheet = readFileSync('test/fixtures/spreadsheets/english-list.xlsx');

const lines = Array.from({ length: 12 }, (_, row) => `<path d="M20 ${40 + row * 25}H380"/>`);
/** A small page with lines across; what stands on it, `pageBlocks` says. */
export const picture = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="360"><rect width="100%" height="100%" fill="#ddd"/>
     <g stroke="#225" stroke-width="2">${lines.join('')}</g></svg>`,
  ),
)
  .jpeg()
  .toBuffer();

/** What Textract finds on the page, in these tests. */
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

/** What a teacher asks for; the uid stands in each, so that a fault can be set for one teacher alone. */
export const bodyOf = {
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
} satisfies Record<JobKind, (account: Account, client: Client) => Promise<object>>;

/** Whether what a job has made is there: its files as large as it says, and its document. */
export const isResultThere = async (
  kind: JobKind,
  id: string,
  { call }: Client,
  token: string,
): Promise<boolean> => {
  const params = { jobId: id };
  if (kind === 'ai-content') {
    return (await call(getContentJob, { token, params })).document !== undefined;
  }
  if (kind === 'grade') {
    const job = await call(gradebooks.getJob, { token, params });
    return job.document !== undefined;
  }
  const jobs = await call(listNotebookJobs, { token });
  const files = jobs.find((job) => job.id === id)?.generatedFiles ?? [];
  const sizes = await Promise.all(
    files.map(async ({ url, size }) => {
      const response = await fetch(url);
      return response.ok && (await response.arrayBuffer()).byteLength === size;
    }),
  );
  return sizes.length > 0 && sizes.every(Boolean);
};
