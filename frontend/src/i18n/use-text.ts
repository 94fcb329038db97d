import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId, MessageValues } from './message-id.ts';

/** Gives the function that says a text in the interface's language. */
export const useText = (): ((id: MessageId, values?: MessageValues) => string) => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
