import { createContext, Script } from 'node:vm';
import * as z from 'zod/mini';
import type { HttpResponse } from '../http-api/response.ts';

/** The request that the function returns; `uri` is the path for the origin. */
const handedOn = z.object({ uri: z.string() });
/** An answer of the function itself, without the origin. */
const answered = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), z.object({ value: z.string() })), {}),
  body: z.optional(z.object({ encoding: z.literal('text'), data: z.string() })),
});
const outcome = z.union([answered, handedOn]);

interface ViewerRequest {
  readonly method: string;
  readonly uri: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}
type ViewerFunction = (request: ViewerRequest) => z.infer<typeof handedOn> | HttpResponse;

/**
 * Runs a CloudFront function on a viewer's request, isolated from this process. It has no time limit, because Node starts
 * a thread for each call with one.
 * @param source the function's deployed code, with `handler(event)`
 * @returns a function from the request to the path for the origin, or to an answer instead of the origin
 */
export const createViewerFunction = (source: string): ViewerFunction => {
  const context = createContext({ event: undefined });
  new Script(source).runInContext(context);
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
    const result = z.string().parse(call.runInContext(context));
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
