import { jobDescriptors } from '#shared/contracts/index.ts';
import { jobKinds, jobSteps, type JobKind } from '#shared/model/job-steps.ts';
import {
  classesPartition,
  classKey,
  classDocumentPrefixes,
  markSheetKey,
  sheetContentsPrefix,
  sheetVersionsPrefix,
} from '#core/aws/table-keys.ts';
import { writtenNow } from '#lambdas/record/stores/classes/class-item.ts';
import { itemFileKey, itemOfFile } from '#lambdas/record/stores/mark-sheets/item-document-files.ts';
import { demoProfile } from '#shared/contracts/examples.ts';
import { examples, placeholders } from '#shared/contracts/examples.ts';
import { firebaseToken, signingKey } from '../../support/firebase-tokens.ts';
import { samplePhoto } from '../../support/gradebook-samples.ts';
import { sampleClassToStore } from '../../support/sample-class.ts';

const { uid, studentId, classId, jobId, uploadId } = placeholders;
const user = { uid, role: 'teacher', email: 'amel@example.com', emailVerified: true };
const time = new Date().toISOString();
const seconds = Math.floor(Date.now() / 1000);
const ownUpload = (name: string) => `uploads/${uid}/${uploadId}/${name}`;

interface StoredObject {
  readonly type: string;
  readonly body: string | Buffer;
}

const documentFolder = (kind: JobKind) => `documents/${uid}/${kind}/${jobId}/`;
const workFolder = (kind: JobKind) => `work/${uid}/${kind}/${jobId}/`;
const gradebook = JSON.stringify(examples['put-grade-document']?.body);
const draft = JSON.stringify(examples['put-content-document']?.body);
const answers = JSON.stringify(examples['put-answers-document']?.body);
const photo: StoredObject = { type: 'image/jpeg', body: samplePhoto('ar-scan-western-print') };

/** A job of the caller; jobs for a retry have failed, the others have a file. */
const job = (kind: JobKind, status: 'SUCCESS' | 'FAILED') => ({
  PK: `USER#${uid}`,
  SK: `JOB#${kind}#${jobId}`,
  ...{ uid, kind, id: jobId, createdAt: time, updatedAt: time, source: 'names.xlsx', status },
  request: examples[jobDescriptors[kind].endpoints.submit.id]?.body,
  files: [
    { key: `results/${uid}/${kind}/${jobId}/a.pdf`, name: 'دفتر.pdf', contentType: 'a/b', size: 9 },
  ],
});

/** The first version of a job's document. */
const version = (kind: JobKind) => ({
  ...{ PK: `USER#${uid}`, SK: `DOC#${kind}#${jobId}#000000001`, version: 1, createdAt: time },
  ...{ author: 'job', contentHash: 'hash', fileKey: `${documentFolder(kind)}1.json` },
});

const savedClass = {
  ...classKey(uid, classId),
  ...{ id: classId, keptAt: time },
  ...writtenNow(sampleClassToStore, 1, new Date(time)),
};

/** A mark sheet with its first version. */
const markSheet = (): readonly Record<string, unknown>[] => {
  const { params: { sheetId = '' } = {}, response } = examples['get-mark-sheet'] ?? {};
  const contentKey = itemFileKey(classesPartition(uid), sheetContentsPrefix(classId, sheetId));
  return [
    { ...markSheetKey(uid, classId, sheetId), ...(typeof response === 'object' ? response : {}) },
    {
      ...{ PK: classesPartition(uid), SK: `${sheetVersionsPrefix(classId, sheetId)}000000001` },
      ...{ version: 1, createdAt: time, author: 'teacher', contentHash: 'hash' },
      fileKey: contentKey,
    },
    {
      ...itemOfFile(contentKey),
      json: JSON.stringify(examples['put-mark-sheet-document']?.body),
    },
  ];
};

/** The first version of a course log. */
const courseLog = (): readonly Record<string, unknown>[] => {
  const { params: { logId = '' } = {}, body } = examples['put-course-log-document'] ?? {};
  const { versions, contents } = classDocumentPrefixes(classId, logId);
  const fileKey = itemFileKey(classesPartition(uid), `${contents}#1`);
  return [
    {
      ...{ PK: classesPartition(uid), SK: `${versions}#000000001`, fileKey },
      ...{ version: 1, createdAt: time, author: 'teacher', contentHash: 'hash' },
    },
    { ...itemOfFile(fileKey), json: JSON.stringify(body) },
  ];
};

/** The items in the table when a function is called. */
export const storedFor = (name: string): readonly Record<string, unknown>[] => {
  const status = name.startsWith('retry-') ? 'FAILED' : 'SUCCESS';
  return [
    { PK: `USER#${uid}`, SK: 'PROFILE', profile: demoProfile, updatedAt: time },
    {
      ...{ PK: `USER#${uid}`, SK: `STUDENT#${studentId}`, studentId, addedAt: time },
      ...{ fullName: 'Yacine Benali', email: 'yacine.benali@example.com' },
    },
    savedClass,
    ...markSheet(),
    ...courseLog(),
    ...jobKinds.map((kind) => job(kind, status)),
    ...jobKinds.filter((kind) => jobDescriptors[kind].documents).map(version),
  ];
};

/** The objects in the buckets, by path and type; for uploads, the beginning is enough. */
export const storedObjects = new Map<string, StoredObject>([
  [`/uploads/${ownUpload('names.xlsx')}`, { type: spreadsheet(), body: 'PK' }],
  [`/uploads/${ownUpload('gradebook.jpg')}`, { type: 'image/jpeg', body: 'JPEG' }],
  [`/results/${documentFolder('grade')}1.json`, { type: 'application/json', body: gradebook }],
  [`/uploads/${ownUpload('page.jpg')}`, photo],
  [`/uploads/${ownUpload('1.jpg')}`, photo],
  [
    `/results/${documentFolder('answer-sheets')}1.json`,
    { type: 'application/json', body: answers },
  ],
  [`/results/${documentFolder('ai-content')}1.json`, { type: 'application/json', body: draft }],
  [`/results/${workFolder('grade')}read.json`, { type: 'application/json', body: gradebook }],
  [`/results/${workFolder('ai-content')}draft.json`, { type: 'application/json', body: draft }],
  [`/results/${workFolder('grade')}page.jpg`, photo],
  [
    `/results/${workFolder('grade')}reading.json`,
    { type: 'application/json', body: '{"lines":[],"words":[],"tables":[]}' },
  ],
  [
    '/artwork/settings/site.json',
    { type: 'application/json', body: '{"url":"https://a.example"}' },
  ],
]);

function spreadsheet() {
  return examples['create-upload']?.query?.['fileType'] ?? '';
}

const address = { uid, kind: 'notebook', jobId };
const ofGrades = { ...address, kind: 'grade' };
const ofContent = { ...address, kind: 'ai-content' };
const page = { pageKey: `${workFolder('grade')}page.jpg`, width: 2480, height: 3508 };
const tabulating = { gradebookKey: `${workFolder('grade')}read.json` };
const events: Readonly<Record<string, unknown>> = {
  'record-job': { ...address, status: 'SUCCESS', outcome: { files: [] } },
  'repair-job': { detail: { status: 'ABORTED', input: JSON.stringify(address) } },
  'sweep-jobs': {},
  'identify-sheet': {
    ...ofGrades,
    checking: { pictureKey: `${workFolder('grade')}picture.jpg` },
  },
  'straighten-picture': {
    ...ofGrades,
    checking: { pictureKey: `${workFolder('grade')}picture.jpg` },
  },
  'analyze-picture': { ...ofGrades, straightening: page },
  'tabulate-marks': {
    ...ofGrades,
    straightening: page,
    analyzing: { readingKey: `${workFolder('grade')}reading.json` },
  },
  'reread-cells': { ...ofGrades, straightening: page, tabulating },
  'write-gradebook': { ...ofGrades, items: [{ item: 0, straightening: page, tabulating }] },
  'finish-draft': {
    ...ofContent,
    repairing: { draftKey: `${workFolder('ai-content')}draft.json` },
  },
  'render-notebook': {
    ...address,
    reading: { classesKey: `${workFolder('notebook')}classes.json` },
  },
};

/** A job of the kind that has the step; steps with more input than an address are in `events`. */
const stepInput = (task: string) => {
  const kind = jobKinds.find((one) => jobSteps[one].some((step) => step.task === task));
  return kind && { ...address, kind };
};

/** Signs the token that the authorizer checks. */
export const tokenKey = await signingKey('bench');

/** The input of each function: the API document's example as API Gateway sends it, or a step's input. */
export async function eventOf(name: string): Promise<unknown> {
  if (name === 'authorize') {
    const authorization = `Bearer ${await firebaseToken(tokenKey)}`;
    return { headers: { authorization }, routeKey: 'GET /students' };
  }
  const { params, query, body } = examples[name] ?? {};
  return (
    events[name] ??
    stepInput(name) ?? {
      version: '2.0',
      headers: { 'content-type': 'application/json', 'if-match': '*' },
      pathParameters: params,
      queryStringParameters: query,
      body: body && JSON.stringify(body),
      isBase64Encoded: false,
      requestContext: {
        requestId: 'request-1',
        authorizer: { lambda: { ...user, authTime: seconds, issuedAt: seconds } },
      },
    }
  );
}
