import { compressCopies, prepare } from '#infra/local/platform/prepare.ts';

/** Builds what is stale, once for all files. */
export default async function build(): Promise<void> {
  await prepare();
  await compressCopies();
}
