import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { session, userIn } from '../auth/session.ts';
import { refusal, send, type Arguments } from './client.ts';
import { withCorrelationId } from './correlation.ts';
import { downloadedName } from './downloaded-name.ts';
import type { LooseOptions } from './request.ts';

export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

/**
 * Calls an endpoint that returns a file.
 *
 * @throws as `call` does
 */
export function download<E extends Endpoint & { readonly file: true }>(
  endpoint: E,
  ...rest: Arguments<E>
): Promise<Download>;
export function download(endpoint: Endpoint, options: LooseOptions = {}): Promise<Download> {
  const uid = userIn(session.get());
  return withCorrelationId(async (correlationId) => {
    const response = await send(endpoint, { ...options, correlationId, uid });
    if (!response.ok) throw await refusal(endpoint, response, { uid });
    const name = downloadedName(response.headers.get('content-disposition'));
    return { blob: await response.blob(), name: name ?? endpoint.id };
  });
}
