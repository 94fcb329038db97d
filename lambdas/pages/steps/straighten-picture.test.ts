import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { handler } from './straighten-picture.ts';

const { s3, jobs } = useJobServices();
const folder = `work/teacher-1/grade/${sampleGradeJob.id}`;
const input = { ...addressOf(sampleGradeJob), checking: { pictureKey: `${folder}/picture.jpg` } };

/** A grey picture with horizontal lines; small, because each pixel is straightened. */
const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400">
  <rect width="100%" height="100%" fill="#bbb"/>
  ${Array.from({ length: 10 }, (_, row) => `<path d="M20 ${30 + row * 35}H280" stroke="#c22" stroke-width="3"/>`).join('')}
</svg>`;

beforeEach(async () => {
  await jobs.create(sampleGradeJob);
  const body = await sharp(Buffer.from(lines)).jpeg().toBuffer();
  s3.objects.set(`/results/${folder}/picture.jpg`, { body, contentType: 'image/jpeg' });
});

describe('the step that straightens a picture', () => {
  it('stores the page, in colour on white, with its size, and the same page when it is retried', async () => {
    const answer = await callStep(handler, input);
    expect(answer.pageKey).toBe(`${folder}/page.jpg`);
    const { body, contentType } = s3.objects.get(`/results/${answer.pageKey}`)!;
    expect(contentType).toBe('image/jpeg');
    const { width, height } = await sharp(body).metadata();
    expect(answer).toMatchObject({ width, height });
    const { channels } = await sharp(body).stats();
    expect(channels.map(({ max }) => max)).toEqual([255, 255, 255]);
    const [red, green] = channels.map(({ min }) => min);
    expect(red! - green!).toBeGreaterThan(100);

    const [, small = ''] = String(answer.thumbnail).split('data:image/webp;base64,');
    const thumbnail = Buffer.from(small, 'base64');
    const sides = await sharp(thumbnail).metadata();
    expect(Math.max(sides.width, sides.height)).toBe(72);
    expect(thumbnail.length).toBeLessThan(1500);

    expect(await callStep(handler, input)).toEqual(answer);
    expect(s3.objects.get(`/results/${answer.pageKey}`)!.body.equals(body)).toBe(true);
  });

  it('stops at a page that another part of the product reads', async () => {
    const failure = { code: 'page-of-answers', params: { name: 'فرض' } };
    await expect(callStep(handler, { ...input, identifying: { failure } })).rejects.toThrow(
      JSON.stringify(failure),
    );
  });

  it('stops when its job and its files were deleted', async () => {
    s3.objects.clear();
    await expect(callStep(handler, input)).rejects.toThrow('cancelled');
  });
});
