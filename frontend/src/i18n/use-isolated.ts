import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isolateForeign } from './isolate.ts';

/** Returns a function that isolates the foreign strings among the values of a text; elements stay as they are. */
export const useIsolated = () => {
  const around = useIntl().locale.startsWith('ar') ? 'rtl' : 'ltr';
  return useCallback(
    <Value>(values: Readonly<Record<string, Value>>): Record<string, Value | string> =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? isolateForeign(value, around) : value,
        ]),
      ),
    [around],
  );
};
