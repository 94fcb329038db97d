import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { saveFile } from '../save-file.ts';
import type { Arguments } from './client.ts';
import { download } from './download.ts';

/**
 * Calls an endpoint that returns a file, and saves the file on the device. Needs a network.
 *
 * @throws as `call` does
 */
export async function saveDownload<E extends Endpoint & { readonly file: true }>(
  endpoint: E,
  ...rest: Arguments<E>
): Promise<void> {
  const { blob, name } = await download(endpoint, ...rest);
  saveFile(blob, name);
}
