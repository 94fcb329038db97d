import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { exportAccount } from '#shared/contracts/account.ts';
import { generateContent } from '#shared/contracts/ai-content.ts';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { printAnswerSheets } from '#shared/contracts/content-exports.ts';
import { versionTag, type BodyOf } from '#shared/contracts/endpoint.ts';
import { test, type Test } from '#shared/model/draft.ts';
import { isFinished } from '#shared/model/job.ts';
import { layOutTest } from '#shared/paper/lay-out-test.ts';
import type { ListedSheet, PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import type { DrawnPaper } from '../bench/paper/draw-grid.ts';
import type { connect } from './connect.ts';
import { drawOnPage } from './fill-sheet.ts';
import { rasterPages } from './raster-pdf.ts';

type Platform = Pick<ReturnType<typeof connect>, 'call' | 'url'>;

/** A test that the rules draft of a text, without a model. */
const request = {
  contentType: 'TEST',
  topic: 'Water',
  level: 'Middle',
  language: 'en',
  questionType: 'True/False',
  questionCount: 2,
  baseText:
    'Water falls as rain on the mountains. Oceans hold about 97 percent of all water. The sun warms the water of the sea.',
} as const satisfies BodyOf<typeof generateContent>;

/** Which bubble is filled in a group of a sheet; undefined leaves the group empty. */
export type Choose = (sheet: PrintedAnswerSheet, group: number) => number | undefined;

/** Everything before answer sheets are read: a test, its printed sheets, and pages on which pupils filled them in. */
export const createAnswerJobs = ({ call, url }: Platform) => ({
  /** Drafts a test, and puts the given one in its place. */
  async writeTest(token: string, written: Test): Promise<string> {
    const { id } = await call(generateContent, { token, body: request });
    const params = { jobId: id };
    const open = () => call(contentDocuments.getJob, { token, params });
    let job = await open();
    for (; !isFinished(job.status); job = await open()) await sleep(100);
    const { content } = job.document!;
    const headers = { 'if-match': versionTag(job.document!) };
    const body = { ...written, drafter: content.drafter };
    await call(contentDocuments.putDocument, { token, params, headers, body });
    return id;
  },

  /** Prints sheets, and finds out what they mean; in the order of the print. */
  async print(token: string, jobId: string, body: BodyOf<typeof printAnswerSheets>) {
    const answer = await fetch(`${url}/api${printAnswerSheets.path.replace('{jobId}', jobId)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`printing was answered with ${answer.status}`);
    const pdf = new Uint8Array(await answer.arrayBuffer());
    const { document } = await call(contentDocuments.getJob, { token, params: { jobId } });
    const print = { paper: 'whole', forms: 1, spare: 0, ...body } as const;
    const onPaper = layOutTest(z.parse(test, document?.content), print);
    if ('code' in onPaper) throw new Error(onPaper.code);
    /** With what the export leaves out. */
    const inFull = (sheet: Extract<ListedSheet, { title: string }>): PrintedAnswerSheet[] =>
      (sheet.pupil ? onPaper.named : onPaper.spare)
        .filter(({ form }) => form === sheet.form)
        .map(({ layout, lines }) => {
          const questions = lines.flatMap(({ question }) => question ?? []);
          return { ...sheet, layout, questions };
        });
    const { printedSheets, classes } = await call(exportAccount, { token });
    const pupils = classes.flatMap((one) => one.pupils.map(({ id }) => id));
    const place = ({ pupil }: PrintedAnswerSheet): number =>
      pupil === undefined ? pupils.length : pupils.indexOf(pupil);
    const sheets = printedSheets.flatMap((sheet) => ('title' in sheet ? inFull(sheet) : []));
    return { pdf, sheets: sheets.toSorted((a, b) => place(a) - place(b)) };
  },
});

/** A printed page with the sheets on it filled in with a pen, from the top. */
export async function fillAnswers(
  pdf: Uint8Array,
  index: number,
  sheets: readonly PrintedAnswerSheet[],
  choose: Choose,
): Promise<DrawnPaper> {
  const [page] = await rasterPages(pdf, [index]);
  const { picture } = page!;
  const scale = picture.width / 210;
  const dots = sheets.flatMap((sheet, half) =>
    sheet.layout.groups.flatMap((group, at) => {
      const bubble = group[choose(sheet, at) ?? -1];
      if (!bubble) return [];
      const y = bubble.y + half * sheet.layout.page.height;
      return `<circle cx="${bubble.x * scale}" cy="${y * scale}" r="${2 * scale}" fill="#1a2a7a"/>`;
    }),
  );
  return drawOnPage(picture, dots.join(''));
}

/** The upper or the lower half of a page, after it was cut. */
export function cutAcross(page: DrawnPaper, half: 0 | 1): DrawnPaper {
  const height = Math.floor(page.height / 2);
  const bytes = height * page.width * 3;
  return { ...page, height, pixels: page.pixels.subarray(half * bytes, (half + 1) * bytes) };
}

/** A page as a scanner sees it. */
export const scanPage = ({ pixels, width, height }: DrawnPaper): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
