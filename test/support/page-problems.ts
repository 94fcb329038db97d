import type { Page } from 'playwright-core';

/**
 * Notes whatever goes wrong in a page: console errors and warnings (violations of the content security policy are
 * among them), uncaught errors, failed requests, and answers that say so. `expected` names what a test provokes.
 */
export const watchPage = (page: Page, problems: string[], expected: readonly RegExp[]): void => {
  const note = (problem: string): void => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    note(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The page itself gave it up: it was left, or the user cancelled.
    if (errorText === 'net::ERR_ABORTED') return;
    note(`request failed: ${request.method()} ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
};
