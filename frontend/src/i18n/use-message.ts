import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId, MessageValues } from './message-id.ts';
import { useIsolated } from './use-isolated.ts';

/** Returns a function that formats a text in the interface's language; names among its values keep their direction. */
export const useMessage = (): ((id: MessageId, values?: MessageValues) => string) => {
  const intl = useIntl();
  const isolated = useIsolated();
  return useCallback(
    (id, values) => intl.formatMessage({ id }, values && isolated(values)),
    [intl, isolated],
  );
};
