import type { Database } from '../dynamodb/database.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Dispatch } from '../front-door/dispatch.ts';
import type { JsonService } from '../front-door/json-service.ts';
import type { HttpApi } from '../http-api/http-api.ts';
import type { Invoke } from '../lambda/invocation.ts';
import type { Journal } from '../states/journal.ts';

/** Given a part of the platform, answers what takes its place. */
type Instead<Part> = (part: Part) => Part;

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
export interface Seams {
  /** The calls of AWS, as they reach the front door. */
  readonly calls?: Instead<Dispatch>;
  /** Behind the front door: what it is asked is allowed. */
  readonly database?: Instead<Database>;
  readonly states?: Instead<JsonService>;
  /** Of executions. */
  readonly journal?: Instead<Journal>;
  readonly invoke?: Instead<Invoke>;
  /** An HTTP API, by its id. */
  readonly api?: (api: HttpApi, id: string) => HttpApi;
  /** Of status events. */
  readonly publish?: Instead<EventBus['publish']>;
  /** Pauses between the tries to deliver an event, in milliseconds. */
  readonly deliveryPauses?: readonly number[];
  /** Where functions find the identity provider: parameters of the templates. */
  readonly addresses?: Instead<Readonly<Record<string, string>>>;
  readonly clock?: Clock;
}

/** What stands in a part's place; itself, where nothing does. */
export const through = <Part>(instead: Instead<Part> | undefined, part: Part): Part =>
  instead === undefined ? part : instead(part);
