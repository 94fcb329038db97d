import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { generateContent, listContentJobs } from '#shared/contracts/ai-content.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import type { Account } from '../support/accounts.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import {
  draftsInEveryState,
  extractionsInEveryState,
  jobsInEveryState,
} from '../support/sample-jobs.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));
/** A teacher whose histories are empty, because nothing is submitted for them. */
let idle: Account;
beforeAll(async () => {
  idle = await accounts.newTeacher({ profile: false });
});

const first = [
  'Topic',
  'Subject(optional)',
  'Level',
  'Year of study(optional)',
  'Language of the draft',
];
const forms = [
  {
    title: 'Lesson Plan',
    path: '/ai-content/lesson-plan',
    labels: [
      ...[...first, 'Duration', 'Objectives', 'Additional context(optional)'],
      'Date of the lesson(optional)',
    ],
    required: ['topic', 'level', 'duration', 'objectives'],
    typed: { topic: 'Fractions', duration: '45 minutes', objectives: 'Halve\nQuarter' },
    chosen: { level: 'Primary' },
    sent: { contentType: 'LESSON_PLAN', language: 'en' },
    notice: 'AI lesson plan job submitted successfully',
  },
  {
    title: 'Test',
    path: '/ai-content/test',
    labels: [
      ...first,
      'Kind of test(optional)',
      'Question type',
      'Number of questions',
      'Difficulty(optional)',
      'Source text(optional)',
      'Day(optional)',
    ],
    required: ['topic', 'level', 'questionType'],
    typed: { topic: 'Fractions', baseText: 'A half and a half are one.' },
    chosen: { level: 'Middle', questionType: 'Short Answer' },
    sent: { contentType: 'TEST', questionCount: 5, language: 'en' },
    notice: 'AI test job submitted successfully',
  },
  {
    title: 'Exercise',
    path: '/ai-content/exercise',
    labels: [...first, 'Exercise type', 'Additional context(optional)', 'Day(optional)'],
    required: ['topic', 'level', 'exerciseType'],
    typed: { topic: 'Fractions', exerciseType: 'Matching' },
    chosen: { level: 'Secondary' },
    sent: { contentType: 'EXERCISE', language: 'en' },
    notice: 'AI exercise job submitted successfully',
  },
] as const;
type Form = (typeof forms)[number];

const fillIn = async (page: Page, { typed, chosen }: Form): Promise<void> => {
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name=${name}]`).fill(value);
  for (const [name, value] of Object.entries(chosen)) {
    await page.locator(`[name=${name}]`).selectOption(value);
  }
};

/** The next call of an endpoint, as the page sends it. */
const sentTo = async (page: Page, { path }: Endpoint): Promise<unknown> =>
  (await page.waitForRequest((request: Request) => request.url().endsWith(path))).postDataJSON();

describe('The AI forms', () => {
  it.for(forms)(
    '$title has its fields and required ones, reports a failure, and submits a job',
    async (form, { open }) => {
      const page = await open({
        account: await accounts.newTeacher({ profile: false }),
        expected: [refusal(500, generateContent.path)],
      });
      const { button, press, seeNotice, dismiss, heading, fieldErrors } = createScreen(page);
      await page.goto(form.path);
      await page.locator('[name=topic]').waitFor();
      const labels = () => page.locator('main form label').allTextContents();
      await expect.poll(labels).toEqual(form.labels);
      const options = (name: string): Promise<string[]> =>
        page.locator(`[name=${name}] option:not([disabled])`).allTextContents();
      await expect.poll(() => options('level')).toEqual(['Primary', 'Middle', 'Secondary']);

      await press('Generate');
      await seeNotice('Please fill all required fields');
      await expect.poll(fieldErrors).toEqual(form.required.map(() => 'This field is required'));
      await dismiss();
      await fillIn(page, form);
      await expect.poll(fieldErrors).toEqual([]);

      await answerCall(page, generateContent, () => ({ status: 500 }));
      await press('Generate');
      await seeNotice('Error submitting job');
      await expect.poll(() => button('Generate').getAttribute('aria-disabled')).toBe('false');
      await page.unrouteAll();
      await dismiss();

      const sent = sentTo(page, generateContent);
      await press('Generate');
      expect(await sent).toEqual({ ...form.typed, ...form.chosen, ...form.sent });
      // A notice, the refreshed list, and the history.
      await seeNotice(form.notice);
      await page.waitForURL('/ai-content');
      await heading('AI Content History');
      await page.locator('tbody tr').filter({ hasText: 'Fractions' }).waitFor();
    },
  );
});

/** The name of a CSS colour `rgb(r, g, b)`, by its hue. */
const nameOf = (color: string): string => {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  if (most === blue) return 'blue';
  if (most === green) return 'green';
  return green - blue > 30 ? 'orange' : 'red';
};

describe('The history screens', () => {
  it('show a table with date, status and actions, and the type for AI content', async ({
    open,
  }) => {
    const page = await open({ account: idle });
    await answerCall(page, listNotebookJobs, () => ({ body: jobsInEveryState() }));
    await answerCall(page, listGradeJobs, () => ({ body: extractionsInEveryState() }));
    await answerCall(page, listContentJobs, () => ({ body: draftsInEveryState() }));
    for (const [path, more] of [
      ['/notebooks', []],
      ['/grades', []],
      ['/ai-content', ['Type']],
    ] as const) {
      await page.goto(path);
      await page.locator('tbody tr').first().waitFor();
      const headings = page.getByRole('columnheader');
      await expect
        .poll(() => headings.allTextContents())
        .toEqual(expect.arrayContaining(['Created', ...more, 'Status', 'Actions']));
      await expect.poll(() => headings.filter({ hasText: 'Type' }).count()).toBe(more.length);
      // The badge of each status has its colour.
      const colours = await page.evaluate<string[]>(
        `[...document.querySelectorAll('tbody [data-status]')].map(
          (badge) => badge.dataset.status + ' ' + getComputedStyle(badge).color)`,
      );
      expect(
        Object.fromEntries(
          colours.map((one) => [one.split(' ')[0], nameOf(one.slice(one.indexOf(' ')))]),
        ),
      ).toEqual({ PENDING: 'orange', PROCESSING: 'blue', FAILED: 'red', SUCCESS: 'green' });
    }
  });
});
