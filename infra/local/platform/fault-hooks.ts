import type { Database } from '../dynamodb/database.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Dispatch } from '../aws-gateway/dispatch.ts';
import type { JsonService } from '../aws-gateway/json-service.ts';
import type { HttpApi } from '../http-api/http-api.ts';
import type { Invoke } from '../lambda/invocation.ts';
import type { Journal } from '../states/journal.ts';

/** Given a part of the platform, answers what takes its place. */
type Hook<Part> = (part: Part) => Part;

/** What time it is for a platform; its API alone keeps the machine's, by which it counts calls. */
export interface Clock {
  /** For the services: milliseconds since the epoch. */
  readonly now: () => number;
  /** How many milliseconds functions are ahead of the machine: one number, in memory that their threads share. */
  readonly functionsAhead: Float64Array;
}

/**
 * Where a test comes between the parts of a platform, to watch one, hold it up or let it fail. The application knows
 * nothing of it.
 */
export interface FaultHooks {
  /** The calls of AWS, as they reach the gateway. */
  readonly calls?: Hook<Dispatch>;
  /** Behind the gateway: what it is asked is allowed. */
  readonly database?: Hook<Database>;
  readonly states?: Hook<JsonService>;
  readonly textract?: Hook<JsonService>;
  /** Of executions. */
  readonly journal?: Hook<Journal>;
  readonly invoke?: Hook<Invoke>;
  /** An HTTP API, by its id. */
  readonly api?: (api: HttpApi, id: string) => HttpApi;
  /** Of status events. */
  readonly publish?: Hook<EventBus['publish']>;
  /** Pauses between the tries to deliver an event, in milliseconds. */
  readonly deliveryPauses?: readonly number[];
  /** Where functions find the identity provider: parameters of the templates. */
  readonly addresses?: Hook<Readonly<Record<string, string>>>;
  readonly clock?: Clock;
}

/** What stands in a part's place; itself, where nothing does. */
export const applyHook = <Part>(instead: Hook<Part> | undefined, part: Part): Part =>
  instead === undefined ? part : instead(part);
