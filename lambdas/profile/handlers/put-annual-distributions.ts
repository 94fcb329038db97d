import { putAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { annualDistributionStore } from '../stores/annual-distribution-store.ts';
import { profileEnvironment } from '../environment.ts';
import { saveSeen } from '../save-seen.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const store = annualDistributionStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(putAnnualDistributions, ({ user: { uid }, body, headers }) =>
  saveSeen(
    { endpoint: putAnnualDistributions, store, uid, headers, empty: { distributions: [] } },
    body,
    new Date(),
  ),
);
