import { vi } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { getPupilDataNotice } from '#shared/contracts/pupil-data-notice.ts';
import { noticeVersion } from '#shared/model/pupil-data-notice.ts';

interface SeenCall {
  readonly id: string;
  readonly path: string;
  readonly search: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  /** The call's `If-Match` or `If-None-Match` header. */
  readonly precondition: string | null;
}

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly etag?: string;
}
/** The text about pupils' data is accepted, unless a test says otherwise. */
const acceptedNotice = { version: noticeVersion, acceptedAt: '2026-01-01T00:00:00.000Z' };
/** An answer, immediate or delayed. */
type Answering = () => Answer | Promise<Answer>;

/** Calls that the test's fake API had no answer for. */
export const unanswered: string[] = [];

/**
 * A fake API for one test, which replaces fetch: answers by contract and records the calls. The test set-up mocks the
 * identity provider and the host's settings.
 */
export const fakeApi = () => {
  const calls: SeenCall[] = [];
  unanswered.length = 0;
  const answers: { endpoint: Endpoint; pattern: RegExp; answer: Answering }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address, 'http://daftar.test');
    const known = answers.findLast(
      ({ endpoint, pattern }) => endpoint.method === init.method && pattern.test(pathname),
    );
    if (!known && init.method === 'GET' && pathname === `/api${getPupilDataNotice.path}`)
      return Response.json(acceptedNotice);
    if (!known) {
      unanswered.push(`${init.method} ${pathname}`);
      throw new Error(`the fake API has no answer for ${init.method} ${pathname}`);
    }
    const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    calls.push({
      id: known.endpoint.id,
      path: pathname,
      search,
      body: sent,
      idempotencyKey: headers.get('idempotency-key'),
      precondition: headers.get('if-match') ?? headers.get('if-none-match'),
    });
    const { status = known.endpoint.status, body, etag } = await known.answer();
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status, ...(etag && { headers: { etag } }) });
  });
  return {
    calls,
    callsOf: ({ id }: Endpoint) => calls.filter((call) => call.id === id),
    /** Sets the answer of an endpoint; the default status is the contract's. */
    on: (endpoint: Endpoint, answer: Answer | Answering): void => {
      const pattern = new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      answers.push({
        endpoint,
        pattern,
        answer: typeof answer === 'function' ? answer : () => answer,
      });
    },
  };
};
export type FakeApi = ReturnType<typeof fakeApi>;
