import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { Throttle } from '../constructs/throttled-stage.ts';

/** For every route without its own throttle. */
export const commonThrottle: Throttle = { rateLimit: 200, burstLimit: 400 };

/** For calls that cost money. The burst allows all teachers of a school at once; daily quotas limit the total. */
export const costlyThrottle: Throttle = { rateLimit: 10, burstLimit: 60 };
/** For calls that send mails; several classes may be added at once, row by row. */
const mailing: Throttle = { rateLimit: 20, burstLimit: 100 };
/** For error reports of browsers. The function limits each caller, so that one cannot use up this throttle. */
const telling: Throttle = { rateLimit: 20, burstLimit: 100 };

/** The throttle of an endpoint's own route; undefined if the common one applies. */
export const throttleOf = ({ id, mails, costly: costs }: Endpoint): Throttle | undefined =>
  id === reportBrowserError.id ? telling : mails ? mailing : costs ? costlyThrottle : undefined;
