import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useUser } from '../../lib/auth/session.ts';

/** Server data of one user: whoever signs in next starts with an empty cache. */
export const DataProvider = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig
    key={useUser()?.uid}
    value={{ provider: () => new Map(), shouldRetryOnError: false, keepPreviousData: true }}
  >
    {children}
  </SWRConfig>
);
