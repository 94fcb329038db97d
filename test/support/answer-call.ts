import type { Page } from 'playwright-core';
import type { Endpoint } from '#shared/contracts/endpoint.ts';

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

/**
 * Answers the page's calls of an endpoint in place of the API, for situations that are hard to cause; null breaks the
 * connection.
 */
export const answerCall = (
  page: Page,
  { method, path, status: usual }: Endpoint,
  answer: () => Answer | null | Promise<Answer | null>,
): Promise<unknown> => {
  const address = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
  return page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const given = await answer();
    if (given === null) return route.abort('connectionfailed');
    const { status = usual, body } = given;
    const contentType = status < 400 ? 'application/json' : 'application/problem+json';
    return route.fulfill(
      body === undefined ? { status } : { status, contentType, body: JSON.stringify(body) },
    );
  });
};

/** The page's expected problems when an address with this ending answers with `status`. */
export const refusal = (status: number, address: string): RegExp =>
  new RegExp(`(answer ${status}: |status of ${status} ).*${address.replaceAll(/[/.?]/g, '\\$&')}`);
