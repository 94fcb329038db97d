import * as z from 'zod/mini';
import type { Invocation } from '../lambda/invocation.ts';
import type { AuthorizerSpec } from '../template/http-apis.ts';
import type { RequestEvent } from './request-event.ts';

/** The authorizer's decision about a request. */
export type Verdict =
  | { readonly kind: 'allowed'; readonly context: Readonly<Record<string, unknown>> }
  | { readonly kind: 'unauthorized' | 'forbidden' | 'failed' };

const simpleResponse = z.object({
  isAuthorized: z.boolean(),
  context: z.nullish(z.record(z.string(), z.unknown())),
});

const identityOf = (source: string, event: RequestEvent): string | undefined => {
  const header = /^\$request\.header\.(.+)$/.exec(source)?.[1];
  if (header !== undefined) return event.headers[header.toLowerCase()];
  if (source === '$context.routeKey') return event.routeKey;
  throw new Error(`the identity source ${source} is not supported here`);
};

/** Calls Lambda authorizers (payload 2.0, simple responses) and caches their decisions as declared. */
export const createAuthorizers = (options: {
  readonly invoke: (authorizer: AuthorizerSpec, event: unknown) => Promise<Invocation>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly routeArn: (event: RequestEvent) => string;
}) => {
  const decisions = new Map<string, { verdict: Verdict; expires: number }>();

  const forget = (): void => {
    const now = options.now();
    for (const [key, { expires }] of decisions) if (expires <= now) decisions.delete(key);
  };
  const ask = async (
    authorizer: AuthorizerSpec,
    event: RequestEvent,
    identitySource: readonly string[],
  ): Promise<Verdict> => {
    const answer = await options.invoke(authorizer, {
      ...event,
      body: undefined,
      isBase64Encoded: undefined,
      type: 'REQUEST',
      routeArn: options.routeArn(event),
      identitySource,
    });
    const parsed = simpleResponse.safeParse(answer.ok ? answer.payload : undefined);
    if (!parsed.success) return { kind: 'failed' };
    return parsed.data.isAuthorized
      ? { kind: 'allowed', context: parsed.data.context ?? {} }
      : { kind: 'forbidden' };
  };

  return async (authorizer: AuthorizerSpec, event: RequestEvent): Promise<Verdict> => {
    const { identitySources } = authorizer;
    const identity = identitySources.flatMap((source) => identityOf(source, event) || []);
    // Every identity source must be present; otherwise the authorizer is not called.
    if (identity.length < identitySources.length) return { kind: 'unauthorized' };
    const key = JSON.stringify([authorizer.id, identity]);
    forget();
    const kept = decisions.get(key);
    if (kept !== undefined) return kept.verdict;
    const verdict = await ask(authorizer, event, identity);
    if (verdict.kind !== 'failed')
      decisions.set(key, { verdict, expires: options.now() + authorizer.ttlSeconds * 1000 });
    return verdict;
  };
};
