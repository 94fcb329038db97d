import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { languageOf } from '../../../../../shared/model/locale.ts';
import { spreadsheetType } from '../../../../../shared/model/upload.ts';
import { FileField } from '../../../components/file/file-field.tsx';
import { RestoredNote } from '../../../components/form/restored-note.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useLocale } from '../../../i18n/locale-context.ts';
import { Say } from '../../../i18n/say.tsx';
import { notify } from '../../../lib/notifications/notifications.ts';
import { paths } from '../../../lib/paths.ts';
import { useSubmitJob } from '../../../lib/resources/use-submit-job.ts';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import { notebookCalls } from '../api.ts';
import { CoverField } from './cover-field.tsx';
import { useChosenCover } from './use-chosen-cover.ts';

const accepted = [spreadsheetType] as const;

/** The list of names and the cover, kept until they are sent; they are once the file has arrived. */
export const NotebookForm = ({ ready }: { readonly ready: boolean }) => {
  const upload = useUpload(accepted, 'notebook');
  const chosen = useChosenCover();
  const { cover } = chosen;
  const [tried, setTried] = useState(false);
  const { locale } = useLocale();
  const { busy, submit } = useSubmitJob(notebookCalls, {
    submitted: 'notebooks.submitted',
    history: paths.notebooks,
  });
  const hasFile = upload.state.status === 'sending' || upload.state.status === 'sent';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!hasFile || !cover) {
      const field = event.currentTarget.elements.namedItem(hasFile ? 'cover' : 'names');
      if (field instanceof HTMLElement) field.focus();
      notify('error', 'createNotebook.incomplete');
      return;
    }
    void submit(async () => {
      const studentNamesFileS3Key = await upload.finished();
      if (!studentNamesFileS3Key) return undefined;
      return { coverImageKey: cover.key, studentNamesFileS3Key, language: languageOf(locale) };
    }).then((started) => {
      if (!started) return;
      upload.forget();
      chosen.forget();
    });
  };

  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack sx={{ gap: 3.5 }}>
        <RestoredNote
          restored={upload.restored || chosen.restored}
          onAfresh={() => {
            upload.clear();
            chosen.clear();
          }}
        />
        <FileField
          name="names"
          label={<Say id="createNotebook.file" />}
          help={<Say id="createNotebook.fileHelp" />}
          accepted={accepted}
          upload={upload}
          error={tried && !hasFile ? { id: 'file.required' } : undefined}
        />
        <CoverField
          cover={cover}
          onChange={chosen.choose}
          error={tried && !cover ? { id: 'createNotebook.coverRequired' } : undefined}
        />
        <div>
          <SubmitButton busy={busy} disabled={!ready}>
            <Say id="createNotebook.submit" />
          </SubmitButton>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            <Say id="createNotebook.submitHelp" />
          </Typography>
        </div>
      </Stack>
    </Card>
  );
};
