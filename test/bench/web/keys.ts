import type { CDPSession, Page } from 'playwright-core';
import * as z from 'zod/mini';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { getMarkSheet, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import { answerCall } from '../../support/answer-call.ts';
import { answerWithDraft, sampleDraftPath } from '../../support/answer-with-draft.ts';
import { sampleSavedClass } from '../../support/sample-classes.ts';
import { sampleTest } from '../../support/sample-drafts/edited-drafts.ts';
import { sampleMarks, sampleSheet } from '../../support/sample-mark-sheet.ts';
import { answerWithGradebook, reviewPath } from '../../support/sample-review.ts';

/** How much slower than this machine's the processor is: a cheap telephone's. */
export const THROTTLING = 6;
const PUPILS = 45;
const QUESTIONS = 50;
/** Milliseconds between keys, as in quick typing. */
const PACE = 150;
/** Chromium reports interactions from this duration on, in milliseconds; shorter ones count as this. */
const SHORTEST = 16;

/** A page on which keys are pressed. */
interface Typing {
  readonly name: string;
  readonly path: string;
  /** Answers its calls in place of the API. */
  readonly answer: (page: Page) => Promise<unknown>;
  /** Waits until it is there, and puts the focus where the keys go. */
  readonly begin: (page: Page) => Promise<unknown>;
  readonly keys: readonly string[];
}

const beginAt = (place: string) => async (page: Page) => {
  await page.locator(`[data-place="${place}"]`).click();
};
/**
 * Marks with two digits down a column, and some arrows alone. No Enter: in a review it goes to the next doubt, and after
 * the last one to the button that confirms.
 */
const marks = Array.from({ length: 20 }, (_, index) => [
  ...['1', String(index % 10), 'ArrowDown'],
  ...(index % 5 === 0 ? ['ArrowUp', 'ArrowDown'] : []),
]).flat();

const pupils = Array.from({ length: PUPILS }, (_, index) => ({
  ...sampleSavedClass.pupils[index % sampleSavedClass.pupils.length]!,
  id: `p${index}`,
}));
const test = { ...sampleTest(QUESTIONS), scale: 100 };

export const typings: readonly Typing[] = [
  {
    name: `review, ${PUPILS} pupils`,
    path: reviewPath(),
    answer: (page) => answerWithGradebook(page, sampleGradebook({ pupils: PUPILS, clean: true })),
    begin: beginAt('0:2'),
    keys: marks,
  },
  {
    name: `mark sheet, ${PUPILS} pupils`,
    path: markSheetPath(sampleSavedClass.id, sampleSheet.id),
    answer: async (page) => {
      let document = { ...sampleSheet.document, content: { ...sampleMarks, marks: {} } };
      await answerCall(page, getClass, () => ({ body: { ...sampleSavedClass, pupils } }));
      await answerCall(page, getMarkSheet, () => ({ body: { ...sampleSheet, document } }));
      await page.route(/\/api\/classes\/[^/]+\/mark-sheets\/[^/]+$/, (route) => {
        if (route.request().method() !== 'PUT') return route.fallback();
        const content = z.parse(markSheetVersions.content, route.request().postDataJSON());
        document = { ...document, version: document.version + 1, content };
        return route.fulfill({ json: document });
      });
    },
    begin: beginAt('0:2'),
    keys: marks,
  },
  {
    name: `draft, ${QUESTIONS} questions`,
    path: sampleDraftPath(test),
    answer: (page) => answerWithDraft(page, test),
    begin: async (page) => {
      await page.locator('[data-block] [data-text]').first().click();
      await page.locator('[data-block] textarea').waitFor();
    },
    // With a pause after each word, in which the text enters the draft.
    keys: [...'Where does the water of a river come from, and where does it go?'],
  },
];

const observe = `
  window.durations = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: ${SHORTEST} });
`;

const open = async (page: Page, origin: string, typing: Typing): Promise<CDPSession> => {
  await typing.answer(page);
  await page.goto(origin + typing.path);
  await typing.begin(page);
  return page.context().newCDPSession(page);
};

/** The pause after a key: longer after a word. */
const pauseAfter = (key: string): number => (key === ' ' ? 5 * PACE : PACE);

/** Presses the keys of a page on a slow processor; resolves with the duration of each interaction in milliseconds. */
export const timeKeys = async (page: Page, origin: string, typing: Typing): Promise<number[]> => {
  const { keys } = typing;
  const protocol = await open(page, origin, typing);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.evaluate(observe);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseAfter(key));
  }
  await page.waitForTimeout(10 * PACE);
  const durations = z.parse(z.array(z.number()), await page.evaluate('[...durations.values()]'));
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return [
    ...Array<number>(Math.max(0, keys.length - durations.length)).fill(SHORTEST),
    ...durations,
  ].toSorted((a, b) => a - b);
};

/**
 * Presses the keys of a page; resolves with the time that the page's thread works for each until the next picture, in
 * milliseconds of a slow processor. Other programs of a busy machine do not make it longer, as they do the durations.
 */
export const workOfKeys = async (page: Page, origin: string, typing: Typing): Promise<number[]> => {
  const protocol = await open(page, origin, typing);
  await page.waitForTimeout(20 * PACE);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workedSoFar = async (): Promise<number> => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const times: number[] = [];
  for (const key of typing.keys) {
    const before = await workedSoFar();
    await page.keyboard.press(key);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    times.push(Math.round(THROTTLING * ((await workedSoFar()) - before)));
    await page.waitForTimeout(pauseAfter(key));
  }
  return times.toSorted((a, b) => a - b);
};

/** The duration that this share of interactions does not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
