import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import { languageOf } from '../../../../../shared/model/locale.ts';
import { useLocale } from '../../../i18n/locale-context.ts';
import { paths } from '../../../lib/paths.ts';
import { useSubmitJob } from '../../../lib/resources/use-submit-job.ts';
import { startNotebook } from '../api/submit-notebook.ts';

interface Submission {
  readonly busy: boolean;
  /**
   * `uploaded` resolves with the key of the list of names, or undefined if it could not be sent. True when the notebook
   * was started.
   */
  readonly submit: (
    uploaded: () => Promise<string | undefined>,
    coverImageKey: string,
  ) => Promise<boolean>;
}

/** Starts a notebook in the language of the interface. */
export const useSubmitNotebook = (): Submission => {
  const { locale } = useLocale();
  const { busy, submit } = useSubmitJob({
    start: startNotebook,
    submitted: 'notebooks.submitted',
    list: listNotebookJobs.id,
    history: paths.notebooks,
  });
  return {
    busy,
    submit: (uploaded, coverImageKey) =>
      submit(async () => {
        const studentNamesFileS3Key = await uploaded();
        if (!studentNamesFileS3Key) return undefined;
        return { coverImageKey, studentNamesFileS3Key, language: languageOf(locale) };
      }),
  };
};
