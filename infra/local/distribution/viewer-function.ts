import { createContext, Script } from 'node:vm';
import * as z from 'zod/mini';

const rewritten = z.object({ uri: z.string() });

/**
 * CloudFront itself allows less than a millisecond. Here the clock on the wall counts, and on a busy machine the
 * thread may not get its turn for a while: only a function that never ends must be stopped.
 */
const timeoutMs = 5_000;

/**
 * Runs a CloudFront function on the viewer's request, apart from everything of this process.
 * @param source the function's code as deployed, with its `handler(event)`
 * @returns a function from the request's path to the path the origin is asked for
 */
export const createViewerFunction = (source: string): ((method: string, uri: string) => string) => {
  const context = createContext({ event: undefined });
  new Script(source).runInContext(context, { timeout: timeoutMs });
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))');
  return (method, uri) => {
    context['event'] = JSON.stringify({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      request: { method, uri, querystring: {}, headers: {}, cookies: {} },
    });
    const result = z.string().parse(call.runInContext(context, { timeout: timeoutMs }));
    return rewritten.parse(JSON.parse(result)).uri;
  };
};
