import type { FrontDoorRequest } from '../front-door/http-message.ts';
import type { Gate } from '../front-door/permission.ts';
import type { S3Store } from './store.ts';

/** One verified call, with what its answer needs. */
export interface S3Call {
  request: FrontDoorRequest;
  store: S3Store;
  gate: Gate;
}

/** A query parameter given once. */
export const queryValue = ({ query }: FrontDoorRequest, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
};
