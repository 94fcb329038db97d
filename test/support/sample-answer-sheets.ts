import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { answerReviewPath } from '#frontend/lib/paths.ts';
import { listAnswersJobs, type AnswersJob } from '#shared/contracts/answer-sheets.ts';
import { answersDocuments, getAnswersPicture } from '#shared/contracts/answers-documents.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { AnswerLayout, AnswerSheets, SheetAnswer } from '#shared/model/answer-sheets.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { answerCall } from './answer-call.ts';
import { sampleSavedClass } from './sample-classes.ts';

const PUPILS = 24;
const CHOICES = 14;
const createdAt = '2026-11-20T08:00:00.000Z';

/** Repeatable numbers from 0 to `below`. */
const random = (seed: number, below: number): number =>
  Math.floor((Math.abs(Math.sin(seed * 12.9898 + 4.1) * 43_758.5453) % 1) * below);

/** A class of 24 pupils whose answer sheets were read. */
export const sampleAnswersClass: SavedClass = {
  ...sampleSavedClass,
  id: '01KJQ5N8000000000000000099',
  counts: { pupils: PUPILS, girls: 0, boys: 0 },
  pupils: (sampleGradebook({ pupils: PUPILS }).classList?.pupils ?? []).map(({ name }, index) => ({
    ...{ id: `p${index}`, fullName: name },
  })),
};

type Question = AnswerSheets['questions'][number];

/** Fourteen choices and statements of one point, and two that a person marks. */
const questions: Question[] = [
  ...Array.from({ length: CHOICES }, (_, index) => ({
    id: `q${index + 1}`,
    points: 1,
    key: index % 5 === 4 ? 'true' : (['a', 'b', 'c', 'd'][random(index + 1, 4)] ?? 'a'),
  })),
  { id: 'q15', points: 2 },
  { id: 'task', points: 4 },
];

const optionsOf = ({ key }: Question): string[] | undefined =>
  key === undefined ? undefined : key === 'true' ? ['true', 'false'] : ['a', 'b', 'c', 'd'];

const picture = { width: 206, height: 293 };

const layout = (form: 'A' | 'B'): AnswerLayout => ({
  form,
  picture,
  questions: (form === 'A'
    ? questions
    : questions.toSpliced(0, 2, ...questions.slice(0, 2).toReversed())
  ).map((question, index) => {
    const options = optionsOf(question);
    const ordered = form === 'B' && question.key !== 'true' ? options?.toReversed() : options;
    const y = 60 + 13.4 * index;
    const count = ordered?.length ?? Math.floor(question.points) + 1;
    return {
      id: question.id,
      points: question.points,
      ...(ordered && { options: ordered }),
      bubbles: Array.from({ length: count }, (_, at): [number, number] => [38 + 10.5 * at, y]),
    };
  }),
});

/** Two pupils have no sheet, one sheet has no name. */
const WITHOUT = [7, 15];
const NAMELESS = 19;

const answerOf = (question: Question, pupil: number, index: number): SheetAnswer => {
  const options = optionsOf(question);
  const drawn = random(31 * pupil + 7 * index + 3, 100);
  if (!options) return { points: random(drawn + pupil, 4 * question.points + 1) / 4 };
  if (drawn < 68) return { chosen: [question.key ?? ''] };
  if (drawn < 72) return { chosen: [] };
  return { chosen: [options[drawn % options.length] ?? ''] };
};

/** The ink of an answer: dark where it was chosen, or faint. */
const inkOf = (options: readonly string[], { chosen = [], doubt }: SheetAnswer): number[] =>
  options.flatMap((option) => {
    if (!chosen.includes(option)) return [4, 0];
    return doubt === 'faint' ? [70, 10] : [620, 910];
  });

/** The same answers with the darkness of their bubbles, as the reader stores it, and with two warnings. */
export const sampleAnswersWithInk = (): AnswerSheets => {
  const content = sampleAnswers();
  return {
    ...content,
    sheets: content.sheets.map((sheet, index) => ({
      ...sheet,
      ...(index < 3 && { warnings: ['line' as const] }),
      ...(index > 10 && { warnings: ['black-and-white' as const] }),
      ink: Object.fromEntries(
        (content.layouts[sheet.layout]?.questions ?? []).flatMap(({ id, options }) =>
          options ? [[id, inkOf(options, sheet.answers[id] ?? {})]] : [],
        ),
      ),
    })),
  };
};

/** The answers of a test: five doubts, a sheet without a name, and three pictures that gave no answers. */
export const sampleAnswers = (): AnswerSheets => {
  const pupils = [...sampleAnswersClass.pupils.keys()].filter((index) => !WITHOUT.includes(index));
  const sheets = pupils.map((pupil, picture) => ({
    picture,
    layout: pupil % 2,
    ...(pupil !== NAMELESS && { pupil: `p${pupil}` }),
    answers: Object.fromEntries(
      questions.map((question, index) => [question.id, answerOf(question, pupil, index)]),
    ),
  }));
  const doubtful: readonly (readonly [number, string, SheetAnswer])[] = [
    [2, 'q7', { chosen: ['b', 'd'], doubt: 'struck' }],
    [5, 'q3', { chosen: ['c'], doubt: 'faint' }],
    [9, 'task', { doubt: 'unmarked' }],
    [11, 'q10', { chosen: [], doubt: 'shadow' }],
    [14, 'q15', { doubt: 'unmarked' }],
  ];
  for (const [sheet, question, answer] of doubtful) sheets[sheet]!.answers[question] = answer;
  return {
    classId: sampleAnswersClass.id,
    draft: '01KJQ5N8000000000000000077',
    title: 'اختبار الفصل الأول: الأعداد النسبية',
    subject: 'الرياضيات',
    language: 'ar',
    scale: 20,
    date: '2026-11-19',
    questions,
    layouts: [layout('A'), layout('B')],
    sheets,
    leftOut: [
      { picture: 22, problem: 'other-test', name: 'فرض محروس رقم 2' },
      { picture: 23, problem: 'repeated', pupil: 'p4' },
      { picture: 24, problem: 'unclear' },
    ],
  };
};

const pixels = { width: 824, height: 1_172 };

/** A sheet as it was photographed and straightened, as the address of an image. */
export const samplePictureOf = ({ language, layouts, sheets }: AnswerSheets, sheet: number) => {
  const { answers = {}, layout: index = 0 } = sheets[sheet] ?? {};
  const labels = labelsIn(language);
  const lines = (layouts[index]?.questions ?? []).map(({ id, options, bubbles }, place) => {
    const { chosen = [], doubt, points } = answers[id] ?? {};
    const drawn = bubbles.map(([x, y], at) => {
      const option = options?.[at];
      const isFilled = option === undefined ? points === at : chosen.includes(option);
      const letter = options?.includes('true')
        ? [labels.trueLetter, labels.falseLetter][at]
        : option === undefined
          ? at
          : labels.letters[at];
      const opacity = doubt === 'faint' ? 0.35 : 0.9;
      const isStruck = doubt === 'struck' && option === chosen.at(-1);
      return (
        `<circle cx="${x}" cy="${y}" r="2.3" fill="#fff" stroke="#55524c" stroke-width=".25"/>` +
        `<text x="${x + 4.3}" y="${y + 1.2}" font-size="3.2" fill="#55524c">${letter}</text>` +
        (isFilled
          ? `<circle cx="${x}" cy="${y}" r="2" fill="#2b3a67" opacity="${opacity}"/>`
          : '') +
        (isStruck
          ? `<path d="M${x - 3.4} ${y - 2.6}L${x + 3.4} ${y + 2.6}M${x - 3.4} ${y + 2.6}L${x + 3.4} ${y - 2.6}" stroke="#2b3a67" stroke-width=".7"/>`
          : '')
      );
    });
    const y = bubbles[0]?.[1] ?? 0;
    return `<text x="27" y="${y + 1.3}" font-size="3.8" font-weight="600">${place + 1}</text>${drawn.join('')}`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${picture.width} ${picture.height}" font-family="sans-serif">` +
    '<rect width="100%" height="100%" fill="#efece3"/>' +
    '<path d="M0 0H206V293L150 0Z" opacity=".05"/>' +
    `<text x="180" y="36" font-size="5" text-anchor="end" direction="rtl">${labels.answerSheet}</text>` +
    `<path d="M24 44H186" stroke="#8a8474" stroke-width=".3"/>${lines.join('')}</svg>`;
  return { ...pixels, url: `data:image/svg+xml,${encodeURIComponent(svg)}` };
};

const jobAt = (
  hour: number,
  rest: Pick<AnswersJob, 'status'> & Partial<AnswersJob>,
): AnswersJob => ({
  id: `01KJQ5N8000000000000006${hour}0`,
  createdAt: `2026-11-20T${hour}:00:00.000Z`,
  updatedAt: `2026-11-20T${hour}:00:00.000Z`,
  source: `IMG_20261120_${hour}1502.jpg`,
  generatedFiles: [],
  pictures: 25,
  ...rest,
});

/** Readings of answer sheets with each status. */
export const readingsInEveryState = (): AnswersJob[] => [
  jobAt(15, { status: 'PENDING' }),
  jobAt(14, { status: 'PROCESSING', step: 'registering', progress: { done: 9, total: 25 } }),
  jobAt(12, { status: 'FAILED', error: { code: 'not-available' } }),
  jobAt(10, {
    status: 'SUCCESS',
    made: { classId: sampleSavedClass.id, title: sampleAnswers().title, sheets: 22, doubts: 5 },
  }),
];

const readJob = (): AnswersJob =>
  readingsInEveryState().find(({ status }) => status === 'SUCCESS') ??
  jobAt(10, { status: 'SUCCESS' });

/** The path of the review of the one that was read. */
export const sampleAnswersPath = (): string => answerReviewPath(readJob().id);

/** Answers for a reading as the platform would: each save makes a version. */
export const answerWithAnswers = async (
  page: Page,
  first: AnswerSheets = sampleAnswersWithInk(),
): Promise<() => AnswerSheets> => {
  let document = { version: 1, createdAt, author: 'job', content: first };
  await page.route(`**/api/classes/${sampleAnswersClass.id}`, (route) =>
    route.fulfill({ json: sampleAnswersClass }),
  );
  await answerCall(page, listAnswersJobs, () => ({ body: readingsInEveryState() }));
  await answerCall(page, answersDocuments.getJob, () => ({ body: { ...readJob(), document } }));
  await page.route(/\/api\/answer-sheets\/jobs\/[^/]+\/document$/, (route) => {
    const content = z.parse(answersDocuments.content, route.request().postDataJSON());
    document = { version: document.version + 1, createdAt, author: 'teacher', content };
    return route.fulfill({ json: document });
  });
  const { path } = getAnswersPicture;
  await page.route(new RegExp(`/api${path.replace('{jobId}', '[^/]+')}`), (route) => {
    const sheet = Number(new URL(route.request().url()).searchParams.get('sheet'));
    return route.fulfill({ json: samplePictureOf(document.content, sheet) });
  });
  return () => document.content;
};
