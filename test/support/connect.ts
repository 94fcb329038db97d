import { createAccounts } from './accounts.ts';
import { createApiClient } from './api-client.ts';
import { createNotebookJobs } from './notebook-jobs.ts';
import type { PlatformAddresses } from './platform.ts';

/** Everything a test needs to use a platform from outside, e.g. `connect(inject('platform'))`. */
export const connect = ({ url, authUrl }: Pick<PlatformAddresses, 'url' | 'authUrl'>) => {
  const api = createApiClient(url);
  return {
    ...api,
    url,
    accounts: createAccounts(authUrl, api),
    notebooks: createNotebookJobs(api),
  };
};
