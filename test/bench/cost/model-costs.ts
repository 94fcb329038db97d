import type { JobDescriptor } from '#shared/contracts/job-kind.ts';
import { priceOf } from '#core/model/model-price.ts';
import type { Models } from '#infra/settings.ts';
import type { Usage } from './usage.ts';

type Tokens = NonNullable<JobDescriptor['cost']['tokens']>;

/** What the models of one job cost on average in US dollars: writing, what rules refuse, and solving. */
export function modelCosts(
  { write, part, solve }: Tokens,
  { firstModel, draftModel, solverModel }: Models,
  { improvedDrafts, mendedDrafts, mendedPart, doubtfulParts, provenParts }: Usage,
) {
  const cost = (model: string, { input, output }: Tokens['write']): number => {
    const price = priceOf(model);
    return (input * price.input + output * price.output) / 1e6;
  };
  const mended = { ...write, output: write.output * mendedPart };
  return {
    first: (1 + improvedDrafts) * cost(firstModel, write),
    better: mendedDrafts * cost(draftModel, mended) + doubtfulParts * cost(draftModel, part),
    solving: (1 - provenParts) * cost(solverModel, solve),
  };
}
