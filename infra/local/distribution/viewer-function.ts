import { createContext, Script } from 'node:vm';
import * as z from 'zod/mini';

const rewritten = z.object({ uri: z.string() });

/** Long enough for any such function; CloudFront itself allows less than a millisecond. */
const timeoutMs = 100;

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
