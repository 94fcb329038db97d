import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { imageTypes } from '../../../../../shared/model/upload.ts';
import { FileField } from '../../../components/file/file-field.tsx';
import { RestoredNote } from '../../../components/form/restored-note.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { VerificationNotice } from '../../../components/verification/verification-notice.tsx';
import { Say } from '../../../i18n/say.tsx';
import { notify } from '../../../lib/notifications/notifications.ts';
import { paths } from '../../../lib/paths.ts';
import { useSubmitJob } from '../../../lib/resources/use-submit-job.ts';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import { gradeCalls } from '../api.ts';
import { ImagePreview } from './image-preview.tsx';

/** The picture of a gradebook, kept until it is sent; starts its reading once it has arrived. */
export const ExtractionForm = () => {
  const upload = useUpload(imageTypes, 'grades');
  const [tried, setTried] = useState(false);
  const { busy, unverified, submit } = useSubmitJob(gradeCalls, {
    submitted: 'grades.submitted',
    history: paths.grades,
  });
  const hasFile = upload.state.status === 'sending' || upload.state.status === 'sent';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!hasFile) {
      const field = event.currentTarget.elements.namedItem('image');
      if (field instanceof HTMLElement) field.focus();
      notify('error', 'grades.incomplete');
      return;
    }
    void submit(async () => {
      const imageS3Key = await upload.finished();
      return imageS3Key === undefined ? undefined : { imageS3Key };
    }).then((started) => started && upload.forget());
  };

  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack sx={{ gap: 3.5 }}>
        <RestoredNote restored={upload.restored} onAfresh={upload.clear} />
        <FileField
          name="image"
          label={<Say id="grades.image" />}
          help={<Say id="grades.imageHelp" />}
          accepted={imageTypes}
          upload={upload}
          preview={(file) => <ImagePreview file={file} />}
          error={tried && !hasFile ? { id: 'grades.imageRequired' } : undefined}
        />
        {unverified && <VerificationNotice />}
        <div>
          <SubmitButton busy={busy}>
            <Say id="grades.extract" />
          </SubmitButton>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            <Say id="grades.submitHelp" />
          </Typography>
        </div>
      </Stack>
    </Card>
  );
};
