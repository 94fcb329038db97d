import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { Throttle } from '../constructs/throttled-stage.ts';

/** Calls a second, by group of routes or by route: `{ calls: 2000, 'GET /profile/professional': 500 }`. */
export type Throttles = Readonly<Record<string, number>>;

/** Groups of routes: calls a second of all callers together, and how many seconds’ worth of them may come at once. */
const groups = {
  /** Every route without a throttle of its own. */
  calls: { rate: 200, seconds: 2 },
  /** Calls that cost money. All teachers of a school may come at once; daily quotas limit the total. */
  costly: { rate: 10, seconds: 6 },
  /** Calls that send mails; several classes may be added at once, row by row. */
  mails: { rate: 20, seconds: 5 },
  /** Error reports of browsers. The function limits each caller, so that one cannot use up this throttle. */
  reports: { rate: 20, seconds: 5 },
} as const;
type Group = keyof typeof groups;

export const throttleGroups: readonly string[] = Object.keys(groups);

/** API Gateway's name of an endpoint's route. */
export const routeKeyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

const groupOf = ({ id, mails, costly }: Endpoint): Group =>
  id === reportBrowserError.id ? 'reports' : mails ? 'mails' : costly ? 'costly' : 'calls';

/** Whether an endpoint's route has a throttle of its own, whatever the settings are. */
export const isThrottled = (endpoint: Endpoint): boolean => groupOf(endpoint) !== 'calls';

export function groupThrottle(throttles: Throttles, group: Group): Throttle {
  const { rate, seconds } = groups[group];
  return throttleAt(throttles[group] ?? rate, seconds);
}

/** The throttle of an endpoint's own route; undefined if the common one applies. */
export function throttleOf(throttles: Throttles, endpoint: Endpoint): Throttle | undefined {
  const group = groupOf(endpoint);
  const own = throttles[routeKeyOf(endpoint)];
  if (own !== undefined) return throttleAt(own, groups[group].seconds);
  return isThrottled(endpoint) ? groupThrottle(throttles, group) : undefined;
}

const throttleAt = (rateLimit: number, seconds: number): Throttle => ({
  rateLimit,
  burstLimit: Math.ceil(rateLimit * seconds),
});
