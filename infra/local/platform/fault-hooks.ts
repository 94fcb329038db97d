import type { Database } from '../dynamodb/database.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Dispatch } from '../aws-gateway/dispatch.ts';
import type { JsonService } from '../aws-gateway/json-call.ts';
import type { HttpApi } from '../http-api/http-api.ts';
import type { Invoke } from '../lambda/invocation.ts';
import type { Journal } from '../states/journal.ts';

/** Replaces a part of the platform; its argument is the original. */
type Hook<Part> = (part: Part) => Part;

/** The platform's clock. The API keeps the machine's time, which its throttles use. */
export interface Clock {
  /** Time for the services, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds that functions are ahead of the machine: one number in memory that their threads share. */
  readonly functionsAhead: Float64Array;
}

/** Hooks with which tests observe, delay or break parts of a platform. The application knows nothing about them. */
export interface FaultHooks {
  /** AWS calls, as they reach the gateway. */
  readonly calls?: Hook<Dispatch>;
  /** Calls behind the gateway, which has already authorized them. */
  readonly database?: Hook<Database>;
  readonly states?: Hook<JsonService>;
  readonly journal?: Hook<Journal>;
  readonly invoke?: Hook<Invoke>;
  /** An HTTP API, by its id. */
  readonly api?: (api: HttpApi, id: string) => HttpApi;
  readonly publish?: Hook<EventBus['publish']>;
  /** Milliseconds between attempts to deliver an event. */
  readonly deliveryPauses?: readonly number[];
  /** Addresses at which functions find the identity provider: template parameters. */
  readonly addresses?: Hook<Readonly<Record<string, string>>>;
  readonly clock?: Clock;
}

/** Applies a hook to a part; without a hook, returns the part itself. */
export const applyHook = <Part>(instead: Hook<Part> | undefined, part: Part): Part =>
  instead === undefined ? part : instead(part);
