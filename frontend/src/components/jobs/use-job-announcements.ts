import { useEffect, useRef } from 'react';
import type { Job } from '../../lib/api/answers.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { notify } from '../../lib/notifications/notifications.ts';

interface Texts {
  readonly success: MessageId;
  readonly failed: MessageId;
}

/** Says when a job that was running in this list has finished. */
export const useJobAnnouncements = (jobs: readonly Job[] | undefined, texts: Texts): void => {
  const known = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { id, status } of jobs ?? []) {
      const before = known.current.get(id);
      known.current.set(id, status);
      if (!before || before === status) continue;
      if (status === 'SUCCESS') notify('success', texts.success);
      if (status === 'FAILED') notify('error', texts.failed);
    }
  }, [jobs, texts]);
};
