import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import { languageOf } from '#shared/model/locale.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { OptionFields } from '#frontend/components/options/option-fields.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { PhotosField, type PhotosTexts } from '#frontend/components/photos/photos-field.tsx';
import { usePhotos } from '#frontend/components/photos/use-photos.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { loadConfig } from '#frontend/lib/runtime-config.ts';
import { useRememberedChoice } from '#frontend/lib/settings/remembered-choice.ts';
import { gradeCalls } from '#frontend/lib/resources/job-lists.ts';
import { ClassListField } from './class-list-field.tsx';
import { useClassList } from '../hooks/use-class-list.ts';

/** Loaded only after a refusal by the server, which is rare. */
const VerificationNotice = lazyComponent(async () => ({
  default: (await import('#frontend/components/verification/verification-notice.tsx'))
    .VerificationNotice,
}));

const texts: PhotosTexts = {
  label: 'grades.image',
  help: 'grades.imageHelp',
  more: 'grades.addPhoto',
  missing: 'grades.imageRequired',
};

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
    {children}
  </Typography>
);

/**
 * The form with the photos of one class's pages, and a class list. Stores them until sent, and starts the job once they
 * are uploaded.
 */
const ExtractionForm = () => {
  const photos = usePhotos({ keepAs: 'grades', maximum: limits.extractionPictures });
  const classList = useClassList();
  const [addCertain, setAddCertain] = useRememberedChoice('addCertain', z.boolean(), false);
  // Without saved classes there are no printed sheets.
  const isOffered = classList.classes.length > 0;
  const [tried, setTried] = useState(false);
  const { locale } = useLocale();
  // Where a second reader is configured, the form says what it may see.
  const { data: config } = useResource('config', loadConfig);
  const { busy, unverified, submit } = useSubmitJob(gradeCalls, {
    submitted: 'grades.submitted',
    history: paths.grades,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { isComplete } = photos;
    if (!isComplete || classList.lacksFile) {
      // The button of a photo that failed comes before the field.
      const name = isComplete ? 'workbook' : 'image';
      const field = event.currentTarget.querySelector(`[name="${name}"]`);
      if (field instanceof HTMLElement) field.focus();
      const ofPhotos = photos.obstacle ?? 'grades.incomplete';
      notify('error', isComplete ? 'grades.workbookIncomplete' : ofPhotos);
      return;
    }
    void submit(async () => {
      const keys = await photos.finished();
      const list = await classList.finished();
      if (keys === undefined || list === undefined) return undefined;
      const [imageS3Key, ...furtherImageS3Keys] = keys;
      return {
        imageS3Key,
        ...(furtherImageS3Keys.length > 0 && { furtherImageS3Keys }),
        ...list,
        ...(isOffered && addCertain && { addCertain }),
        language: languageOf(locale),
      };
    }).then((started) => {
      if (!started) return;
      photos.forget();
      classList.forget();
    });
  };

  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack sx={{ gap: 3.5 }}>
        <RestoredNote
          restored={photos.restored || classList.restored}
          onAfresh={() => {
            photos.clear();
            classList.clear();
          }}
        />
        <PhotosField
          photos={photos}
          texts={texts}
          isMissing={tried && photos.chosen.length === 0}
        />
        <ClassListField classList={classList} tried={tried} />
        {isOffered && (
          <OptionFields
            table="grade"
            values={{ addCertain }}
            onChange={(options) => setAddCertain(options.addCertain)}
            help={{ addCertain: <Message id="grades.addCertainHelp" /> }}
          />
        )}
        {unverified && <VerificationNotice />}
        <div>
          <SubmitButton busy={busy}>
            <Message id="grades.extract" />
          </SubmitButton>
          <Note>
            <Message id="grades.submitHelp" />
          </Note>
          <Note>
            <Message id="grades.handwriting" />
          </Note>
          {config?.secondReading && (
            <Note>
              <Message id="grades.secondReading" />
            </Note>
          )}
        </div>
      </Stack>
    </Card>
  );
};

export default ExtractionForm;
