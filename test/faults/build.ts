import { prepare } from '#infra/local/platform/prepare.ts';

/** Builds what is stale, once for all files. */
export default (): Promise<void> => prepare();
