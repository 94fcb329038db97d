import { prepare } from '#infra/local/platform/prepare.ts';

/** Builds what is outdated, once for all files. */
export default async function build(): Promise<void> {
  await prepare();
}
