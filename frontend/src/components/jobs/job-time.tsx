import { createContext, use } from 'react';
import { DateTime } from '../time/date-time.tsx';

/** Milliseconds since the epoch, for all rows. */
export const Now = createContext(0);

/** When a job was made; only this follows the clock. */
export const JobTime = ({ at }: { readonly at: string }) => <DateTime at={at} now={use(Now)} />;
