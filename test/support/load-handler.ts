import path from 'node:path';
import { findEntries } from '#infra/build/entries.ts';
import type { ApiHandler } from '#core/http/endpoint-handler.ts';

const entries = findEntries();

/** The handler of an endpoint, wherever it is. */
export async function loadHandler({ id }: { readonly id: string }): Promise<ApiHandler> {
  const { file, maker } = entries.get(id)!;
  const loaded: unknown = await import(path.resolve(import.meta.dirname, '../..', file));
  return maker === undefined
    ? (loaded as { handler: ApiHandler }).handler
    : (loaded as Record<string, () => ApiHandler>)[maker]!();
}
