import { useState } from 'react';
import type { Job } from '../../lib/api/response-types.ts';

/**
 * Returns a function that makes something of a job once, so that React draws only the rows of jobs that have changed or come.
 * @param make uses nothing but the job that ever changes
 */
export const useKeptByJob = <J extends Job, Made>(make: (job: J) => Made): ((job: J) => Made) => {
  const [kept] = useState(() => new WeakMap<J, { readonly made: Made }>());
  return (job) => {
    const known = kept.get(job) ?? { made: make(job) };
    kept.set(job, known);
    return known.made;
  };
};
