import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import { languageOf } from '../../../../../shared/model/locale.ts';
import { useLocale } from '../../../i18n/locale-context.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { paths } from '../../../lib/paths.ts';
import { startNotebook } from '../api/submit-notebook.ts';

interface Submission {
  readonly busy: boolean;
  /** `uploaded` resolves with the key of the list of names, or undefined if it could not be sent. */
  readonly submit: (
    uploaded: () => Promise<string | undefined>,
    coverImageKey: string,
  ) => Promise<void>;
}

/** Starts the job, tells the teacher, brings the history up to date and goes there. */
export const useSubmitNotebook = (): Submission => {
  const [busy, setBusy] = useState(false);
  const attempt = useRef({ request: '', key: '' });
  const { locale } = useLocale();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();

  /** The same request sent again is the same job; a changed one is another. */
  const keyFor = (request: string): string => {
    if (attempt.current.request !== request)
      attempt.current = { request, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  const submit: Submission['submit'] = async (uploaded, coverImageKey) => {
    if (busy) return;
    setBusy(true);
    try {
      const studentNamesFileS3Key = await uploaded();
      if (!studentNamesFileS3Key) return;
      const body = { coverImageKey, studentNamesFileS3Key, language: languageOf(locale) };
      await startNotebook(body, keyFor(JSON.stringify(body)));
      notify('success', 'notebooks.submitted');
      await mutate(listNotebookJobs.id);
      await navigate(paths.notebooks);
    } catch (error) {
      notifyError(error, 'error.submit');
    } finally {
      setBusy(false);
    }
  };
  return { busy, submit };
};
