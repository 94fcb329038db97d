import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { limits } from '#shared/model/limits.ts';
import { languageOf } from '#shared/model/locale.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { PhotosField, type PhotosTexts } from '#frontend/components/photos/photos-field.tsx';
import { usePhotos } from '#frontend/components/photos/use-photos.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { answerReviewPath, paths } from '#frontend/lib/paths.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { answersCalls } from '#frontend/lib/resources/job-lists.ts';

/** Loaded only after a refusal by the server, which is rare. */
const VerificationNotice = lazyComponent(async () => ({
  default: (await import('#frontend/components/verification/verification-notice.tsx'))
    .VerificationNotice,
}));

const texts: PhotosTexts = {
  label: 'answerSheets.photos',
  help: 'answerSheets.photosHelp',
  more: 'answerSheets.morePhotos',
  missing: 'answerSheets.photosMissing',
};

/** The form with the photos of a class's answer sheets. Starts the job once they are uploaded, and opens its page. */
const ReadingForm = () => {
  const photos = usePhotos({ keepAs: 'answerSheets', maximum: limits.answerPictures });
  const [tried, setTried] = useState(false);
  const { locale } = useLocale();
  const { busy, unverified, submit } = useSubmitJob(answersCalls, {
    submitted: 'answerSheets.submitted',
    history: paths.answerSheets,
    result: answerReviewPath,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!photos.isComplete) {
      // The button of a photo that failed comes before the field.
      const field = event.currentTarget.querySelector('[name=image]');
      if (field instanceof HTMLElement) field.focus();
      notify('error', photos.obstacle ?? 'answerSheets.incomplete');
      return;
    }
    void submit(async () => {
      const keys = await photos.finished();
      return keys && { imageS3Keys: [...keys], language: languageOf(locale) };
    }).then((started) => {
      if (started) photos.forget();
    });
  };
  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack sx={{ gap: 3.5 }}>
        <RestoredNote restored={photos.restored} onAfresh={photos.clear} />
        <PhotosField
          photos={photos}
          texts={texts}
          isMissing={tried && photos.chosen.length === 0}
        />
        {unverified && <VerificationNotice />}
        <div>
          <SubmitButton busy={busy}>
            <Message id="answerSheets.read" />
          </SubmitButton>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            <Message id="answerSheets.submitHelp" />
          </Typography>
        </div>
      </Stack>
    </Card>
  );
};

export default ReadingForm;
