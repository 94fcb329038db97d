import { createContext, Script } from 'node:vm';
import * as z from 'zod/mini';
import type { HttpResponse } from '../http-api/response.ts';

/** The request as the function hands it on: the path the origin is asked for. */
const handedOn = z.object({ uri: z.string() });
/** An answer of the function itself: the origin is not asked. */
const answered = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), z.object({ value: z.string() })), {}),
  body: z.optional(z.object({ encoding: z.literal('text'), data: z.string() })),
});
const outcome = z.union([answered, handedOn]);

/** What a function sees of a viewer's request. */
interface ViewerRequest {
  readonly method: string;
  readonly uri: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}
type ViewerFunction = (request: ViewerRequest) => z.infer<typeof handedOn> | HttpResponse;

/**
 * CloudFront itself allows less than a millisecond. Here the clock on the wall counts, and on a busy machine the
 * thread may not get its turn for a while: only a function that never ends must be stopped.
 */
const timeoutMs = 5_000;

/**
 * Runs a CloudFront function on the viewer's request, apart from everything of this process.
 * @param source the function's code as deployed, with its `handler(event)`
 * @returns a function from the request to the path the origin is asked for, or to an answer in the origin's place
 */
export const createViewerFunction = (source: string): ViewerFunction => {
  const context = createContext({ event: undefined });
  new Script(source).runInContext(context, { timeout: timeoutMs });
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))');
  return ({ method, uri, headers }) => {
    const values = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { value: [value].flat().join(',') }] as const],
    );
    context['event'] = JSON.stringify({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      request: { method, uri, querystring: {}, headers: Object.fromEntries(values), cookies: {} },
    });
    const result = z.string().parse(call.runInContext(context, { timeout: timeoutMs }));
    const given = outcome.parse(JSON.parse(result));
    if ('uri' in given) return given;
    return {
      status: given.statusCode,
      headers: Object.fromEntries(
        Object.entries(given.headers).map(([name, { value }]) => [name, value]),
      ),
      body: Buffer.from(given.body?.data ?? ''),
    };
  };
};
