import { randomUUID } from 'node:crypto';
import type { Environment } from '../template/resource-types.ts';

export interface BusEvent {
  readonly version: '0';
  readonly id: string;
  readonly 'detail-type': string;
  readonly source: string;
  readonly account: string;
  /** ISO 8601 with seconds. */
  readonly time: string;
  readonly region: string;
  readonly resources: readonly string[];
  readonly detail: Readonly<Record<string, unknown>>;
}

export const busEvent = (
  { accountId, region }: Environment,
  now: Date,
  event: Pick<BusEvent, 'detail-type' | 'source' | 'resources' | 'detail'>,
): BusEvent => ({
  version: '0',
  id: randomUUID(),
  account: accountId,
  time: now.toISOString().replace(/\.\d+Z$/, 'Z'),
  region,
  ...event,
});
