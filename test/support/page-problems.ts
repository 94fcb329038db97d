import type { Page } from 'playwright-core';

/**
 * Records every problem of a page: console errors and warnings (including violations of the content security policy),
 * uncaught errors, failed requests and error statuses. `expected` lists the problems that a test causes.
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
    // The page itself cancelled it: the visitor left, or cancelled.
    if (errorText === 'net::ERR_ABORTED') return;
    note(`request failed: ${request.method()} ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
};
