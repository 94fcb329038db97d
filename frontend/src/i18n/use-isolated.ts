import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isolateForeign } from './isolate.ts';

/** What chooses between the forms of a text, such as `yes` or `A`: it is not shown, and would not be known if isolated. */
const KEYWORD = /^(?:[a-z][a-zA-Z-]*|[A-Z])$/;

/** Returns a function that isolates the foreign strings among the values of a text; elements stay as they are. */
export const useIsolated = () => {
  const around = useIntl().locale.startsWith('ar') ? 'rtl' : 'ltr';
  return useCallback(
    <Value>(values: Readonly<Record<string, Value>>): Record<string, Value | string> =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' && !KEYWORD.test(value) ? isolateForeign(value, around) : value,
        ]),
      ),
    [around],
  );
};
