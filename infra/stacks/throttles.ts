import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { Throttle } from '../constructs/throttled-stage.ts';

/** Of every route that has none of its own. */
export const commonThrottle: Throttle = { rateLimit: 200, burstLimit: 400 };

/** Of what costs money each time it is begun. A school's teachers at once are within the burst; days have quotas. */
const costly: Throttle = { rateLimit: 10, burstLimit: 60 };
/** Of what sends a mail: several classes may be added at once, row by row. */
const mailing: Throttle = { rateLimit: 20, burstLimit: 100 };
/** Of what browsers report. One caller is held back by the function, so that this one is left to the others. */
const telling: Throttle = { rateLimit: 20, burstLimit: 100 };

/** The throttle of an endpoint's own route; undefined where the common one will do. */
export const throttleOf = ({ id, mails, costly: costs }: Endpoint): Throttle | undefined =>
  id === reportBrowserError.id ? telling : mails ? mailing : costs ? costly : undefined;
