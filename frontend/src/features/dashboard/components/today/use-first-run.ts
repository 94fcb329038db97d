import { useState } from 'react';
import { readSetting, writeSetting } from '#frontend/lib/settings/local-settings.ts';

interface Lists {
  /** How many saved classes and notebooks there are; undefined if they could not be loaded. */
  readonly classes: number | undefined;
  readonly notebooks: number | undefined;
}

/** Whether to show the first steps: until the first notebook or `later`. This device remembers both. */
export const useFirstRun = (uid: string | undefined, { classes, notebooks }: Lists) => {
  const key = `firstRun.${uid ?? ''}` as const;
  const [stored, setStored] = useState(() => readSetting(key));
  const isNew = classes === 0 && notebooks === 0;
  const isUnfinished = stored === 'begun' && notebooks === 0;
  const store = (value: 'begun' | 'later') => {
    writeSetting(key, value);
    setStored(value);
  };
  return {
    isShown: uid !== undefined && stored !== 'later' && (isNew || isUnfinished),
    /** Keeps the steps when the first class is saved. */
    begin: () => store('begun'),
    later: () => store('later'),
  };
};
