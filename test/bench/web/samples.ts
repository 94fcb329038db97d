import type { Page, Route } from 'playwright-core';
import { classMarksPath, classPath, markSheetPath } from '#frontend/lib/class-paths.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { answerWithDraft, sampleDraftPath } from '../../support/answer-with-draft.ts';
import { sampleSavedClass } from '../../support/sample-classes.ts';
import { sampleTest } from '../../support/sample-drafts/edited-drafts.ts';
import { sampleSheet } from '../../support/sample-mark-sheet.ts';
import { answerWithGradebook, reviewPath } from '../../support/sample-review.ts';
import { answerWithSamples } from '../../support/screens.ts';
import type { Answer } from './edge.ts';

const PUPILS = 45;
const QUESTIONS = 50;
const test = { ...sampleTest(QUESTIONS), scale: 100 };

/** The screens of a signed-in teacher whose answers are samples. */
export const sampleScreens = [
  '/dashboard',
  '/notebooks',
  '/classes',
  classPath(sampleSavedClass.id),
  classMarksPath(sampleSavedClass.id),
  markSheetPath(sampleSavedClass.id, sampleSheet.id),
  reviewPath(),
  sampleDraftPath(test),
] as const;

interface Answering {
  /** A text is the address of a file, which the samples of this benchmark do without. */
  readonly pattern: RegExp | string;
  readonly handler: (route: Route) => unknown;
}

/** The answers that tests give to Playwright's pages, for a browser that another program drives. */
export const sampleAnswers = async (): Promise<(path: string) => Promise<Answer | undefined>> => {
  const answering: Answering[] = [];
  const page = {
    route: async (pattern: Answering['pattern'], handler: Answering['handler']) =>
      void answering.unshift({ pattern, handler }),
  } as unknown as Page;
  await answerWithSamples(page);
  await answerWithGradebook(page, sampleGradebook({ pupils: PUPILS, clean: true }));
  await answerWithDraft(page, test);

  const ask = async ({ handler }: Answering, path: string): Promise<Answer | undefined> => {
    let answer: Answer | undefined;
    const route = {
      request: () => ({ method: () => 'GET', url: () => `https://localhost${path}` }),
      fulfill: async ({ status = 200, json, body }: Answer & { readonly json?: unknown }) => {
        answer = { status, body: json === undefined ? body : JSON.stringify(json) };
      },
      fallback: async () => undefined,
      abort: async () => undefined,
    };
    await handler(route as unknown as Route);
    return answer;
  };
  return async (path) => {
    for (const one of answering.filter(
      ({ pattern }) => pattern instanceof RegExp && pattern.test(path),
    )) {
      const answer = await ask(one, path);
      if (answer) return answer;
    }
    return undefined;
  };
};
