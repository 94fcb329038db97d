import { contentRequest } from '#shared/contracts/ai-content.ts';
import { orderFinder } from '#core/jobs/find-order.ts';

/** What a draft was asked for by; it is `cancelled` if it was deleted meanwhile. */
export const findOrder = orderFinder(contentRequest);
