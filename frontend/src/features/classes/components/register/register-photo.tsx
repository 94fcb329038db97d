import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { imageTypes } from '#shared/model/upload.ts';
import { DropZone } from '#frontend/components/file/drop-zone.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useAttendance } from '#frontend/rolls/api/attendance.ts';
import { useNow } from '#frontend/days/hooks/use-now.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { extensionsOf } from '#frontend/lib/uploads/accepted-type.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClass } from '#frontend/record/api/classes.ts';
import { useRegisterPhotos, type ReadPage } from '../../hooks/register/use-register-photos.ts';
import { useSentPhoto } from '../../hooks/register/use-sent-photo.ts';
import { RegisterComparison } from './register-comparison.tsx';
import { UnreadPhotos } from './unread-photos.tsx';

const accept = imageTypes.flatMap(extensionsOf).join(',');

/** The months of all pages, and this one. */
function monthsOf(pages: readonly ReadPage[], today: string) {
  const months = pages
    .flatMap(({ reading }) => reading.columns.flatMap(({ rolls }) => rolls))
    .map(({ key }) => key.slice(0, 7))
    .concat(today.slice(0, 7))
    .toSorted();
  return { from: months[0] ?? '', to: months.at(-1) ?? '' };
}

interface PageProps {
  readonly page: ReadPage;
  readonly today: string;
  readonly months: { readonly from: string; readonly to: string };
  readonly onWritten: (undo: () => void) => void;
  readonly onClose: () => void;
}

/** A page with its class, which may be another one than that of the screen. */
const OnePage = ({ page, today, months, onWritten, onClose }: PageProps) => {
  const { data: kept, error } = useClass(page.reading.classId);
  const rolls = useAttendance(months.from, months.to);
  if (kept === null || error !== undefined || rolls.error !== undefined) {
    return (
      <Alert severity="error">
        <Message
          {...(kept === null
            ? { id: 'error.class-not-found' as const }
            : textOfError(error ?? rolls.error))}
        />
      </Alert>
    );
  }
  if (!kept || !rolls.rollsOf(kept.id)) return <Skeleton variant="rounded" height={240} />;
  return <RegisterComparison {...{ page, kept, rolls, today, onWritten, onClose }} />;
};

/** Photos of printed registers, and what they say beside the rolls. */
const RegisterPhoto = () => {
  const id = useId();
  const { pages, unread, waiting, read, close } = useRegisterPhotos();
  const today = isoDateOf(useNow());
  const [undo, setUndo] = useState<() => void>();
  useSentPhoto((key) => void read([key]));
  const months = monthsOf(pages, today);
  return (
    <Stack sx={{ gap: 2 }}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <FieldLabel id={`${id}-label`} htmlFor={id}>
          <Message id="register.photos" />
        </FieldLabel>
        <DropZone
          id={id}
          name="register"
          accept={accept}
          invalid={unread.length > 0}
          describedBy={`${id}-note`}
          isMultiple
          onFiles={(files) => void read(files)}
        />
        <Box id={`${id}-note`} sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="register.photosHelp" />
        </Box>
        {/* Its place is there before, so that nothing moves. */}
        <Box role="status" sx={{ minHeight: 28, mt: 1 }}>
          {waiting > 0 && (
            <>
              <Message id="register.reading" values={{ count: waiting }} />
              <LinearProgress sx={{ mt: 0.5 }} />
            </>
          )}
        </Box>
        <UnreadPhotos photos={unread} />
      </Card>
      {undo && (
        <Alert
          severity="success"
          action={
            <TextButton
              label="register.undo"
              onClick={() => {
                undo();
                setUndo(undefined);
              }}
            />
          }
        >
          <Message id="register.written" />
        </Alert>
      )}
      {pages.map((page) => (
        <OnePage
          key={page.id}
          {...{ page, today, months }}
          onWritten={(takeBack) => {
            setUndo(() => takeBack);
            close(page.id);
          }}
          onClose={() => close(page.id)}
        />
      ))}
    </Stack>
  );
};

export default RegisterPhoto;
