import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { FileUp } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import picture from '#frontend/assets/illustrations/students.svg';
import { KeptNote } from '#frontend/components/classes/keep-classes.tsx';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClasses } from '#frontend/lib/classes/classes.ts';
import { ClassCard } from '../components/class-card.tsx';
import { ClassDialogs, type OpenDialog } from '../components/class-dialogs.tsx';

const ClassesPage = () => {
  const text = useMessage();
  const { data: classes, error, mutate } = useClasses();
  const region = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const show = useCallback(
    (next: Omit<OpenDialog, 'open'>) => setDialog({ ...next, open: true }),
    [],
  );
  const button = (
    <Button
      variant="contained"
      startIcon={<FileUp size={18} aria-hidden />}
      onClick={() => show({ kind: 'keep' })}
    >
      <Message id="classes.fromFile" />
    </Button>
  );
  return (
    <Page
      title="classes.title"
      intro="classes.intro"
      actions={classes && classes.length > 0 && button}
    >
      <Box
        component="section"
        ref={region}
        tabIndex={-1}
        aria-label={text('classes.title')}
        sx={{ outline: 'none', display: 'grid', gap: 2 }}
      >
        {!classes && error === undefined && <Skeleton variant="rounded" height={160} />}
        {!classes && error !== undefined && (
          <ErrorState
            title="classes.loadFailed"
            text={textOfError(error)}
            action="common.retry"
            onAction={() => void mutate()}
          />
        )}
        {classes?.length === 0 && (
          <EmptyState text="classes.empty" picture={picture} action={button} />
        )}
        {classes && classes.length > 0 && (
          <Box
            component="ul"
            aria-label={text('classes.title')}
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              alignItems: 'start',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
            }}
          >
            {classes.map((one) => (
              <ClassCard key={one.id} kept={one} onAction={show} />
            ))}
          </Box>
        )}
        {classes && <KeptNote />}
      </Box>
      <ClassDialogs
        dialog={dialog}
        onClose={() => setDialog((before) => before && { ...before, open: false })}
        onExited={() => setDialog(undefined)}
        onGone={() => region.current?.focus({ preventScroll: true })}
      />
    </Page>
  );
};

export default ClassesPage;
