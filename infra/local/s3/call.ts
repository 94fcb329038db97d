import type { GatewayRequest } from '../aws-gateway/http-message.ts';
import type { Gate } from '../aws-gateway/permission.ts';
import type { S3Store } from './store.ts';

/** A verified call and the services that answer it. */
export interface S3Call {
  request: GatewayRequest;
  store: S3Store;
  gate: Gate;
}

/** The value of a query parameter that occurs once. */
export const queryValue = ({ query }: GatewayRequest, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
};
