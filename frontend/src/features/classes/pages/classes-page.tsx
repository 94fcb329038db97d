import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import picture from '#frontend/assets/illustrations/students.svg';
import { KeptNote } from '#frontend/components/classes/kept-note.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClasses, type ClassSummary } from '#frontend/lib/classes/classes.ts';
import { useAllMarkSheets } from '#frontend/lib/classes/mark-sheets.ts';
import { paths } from '#frontend/lib/paths.ts';
import { ClassCards } from '../components/class-cards.tsx';
import { ClassDialogs, type OpenDialog } from '../components/class-dialogs.tsx';

const ClassMenu = lazyOverlay(() => import('../components/class-menu.tsx'));

interface OpenMenu {
  readonly kept: ClassSummary;
  readonly anchor: HTMLElement;
  readonly open: boolean;
}

const ClassesPage = () => {
  const text = useMessage();
  const { data: classes, error, mutate } = useClasses();
  const sheets = useAllMarkSheets(classes && classes.length > 0);
  const region = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const show = useCallback(
    (next: Omit<OpenDialog, 'open'>) => setDialog({ ...next, open: true }),
    [],
  );
  const [menu, setMenu] = useState<OpenMenu>();
  const showMenu = useCallback(
    (kept: ClassSummary, anchor: HTMLElement) => setMenu({ kept, anchor, open: true }),
    [],
  );
  const count = classes?.length ?? 0;
  const pupils = classes?.reduce((sum, { counts }) => sum + counts.pupils, 0) ?? 0;
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
      intro={count > 0 ? 'classes.total' : 'classes.intro'}
      introValues={{ count, pupils }}
      actions={
        count > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {button}
            {sheets.data && sheets.data.length > 0 && (
              <Button
                component={Link}
                to={paths.fillClasses}
                variant="outlined"
                startIcon={<FileSpreadsheet size={18} aria-hidden />}
              >
                <Message id="classes.fillWorkbook" />
              </Button>
            )}
          </Box>
        )
      }
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
        {classes && count > 0 && sheets.error !== undefined && !sheets.data && (
          <ErrorState
            title="classes.marksLoadFailed"
            text={textOfError(sheets.error)}
            action="common.retry"
            onAction={() => void sheets.mutate()}
          />
        )}
        {classes && count > 0 && (
          <ClassCards
            classes={classes}
            sheets={sheets.data}
            isLoading={!sheets.data && sheets.error === undefined}
            onMenu={showMenu}
          />
        )}
        {classes && <KeptNote />}
      </Box>
      {menu && (
        <ClassMenu
          key={menu.kept.id}
          {...menu}
          onClose={() => setMenu({ ...menu, open: false })}
          onAction={show}
        />
      )}
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
