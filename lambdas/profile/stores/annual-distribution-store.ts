import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  annualDistributions,
  type AnnualDistributions,
} from '#shared/model/annual-distribution.ts';
import { annualDistributionsKey } from '#core/aws/table-keys.ts';
import { valueStore, type ValueStore } from './value-store.ts';

/** Annual distributions by owner; forms of lesson plans take lessons from them. */
export const annualDistributionStore = (
  client: DynamoDBDocumentClient,
  table: string,
): ValueStore<AnnualDistributions> =>
  valueStore(client, table, {
    keyOf: annualDistributionsKey,
    attribute: 'annualDistributions',
    schema: annualDistributions,
  });
