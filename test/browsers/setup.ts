import type { TestProject } from 'vitest/node';
import { ensureFirefox, findWebKit, type WebKitPrograms } from '../support/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of Firefox; empty where there is none and it cannot be installed. */
    readonly firefox: string;
    /** Null where there is none. */
    readonly webKit: WebKitPrograms | null;
  }
}

/** Finds the browsers, and says which test is skipped. */
export default function setup(project: TestProject): void {
  const firefox = ensureFirefox();
  if (!firefox)
    console.log('Without Firefox, its test is skipped: install it, or name one in FIREFOX_PATH.');
  project.provide('firefox', firefox ?? '');
  const webKit = findWebKit();
  if (!webKit)
    console.log('Without WebKit, its test is skipped: install webkit2gtk-driver and xvfb.');
  project.provide('webKit', webKit ?? null);
}
