import Box from '@mui/material/Box';
import { FileSpreadsheet, FileUp, ListPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/students.svg';
import { KeptNote } from '#frontend/record/components/classes/kept-note.tsx';
import type { ListSource } from '#frontend/record/components/classes/use-list-source.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { serverNow } from '#frontend/lib/server-clock.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { useClasses, type ClassSummary } from '#frontend/record/api/classes.ts';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { paths } from '#frontend/lib/paths.ts';
import { ClassCards, ClassCardsSkeleton } from '../components/class-cards.tsx';
import { ClassDialogs, type OpenDialog } from '../components/class-dialogs.tsx';

/** Loaded once a school year is over. */
const NewYear = lazyComponent(async () => ({
  default: (await withTexts(import('../components/new-year/new-year.tsx'), 'new-year')).NewYear,
}));

const ClassMenu = lazyOverlay(() => import('../components/class-menu.tsx'));

interface OpenMenu {
  readonly kept: ClassSummary;
  readonly anchor: HTMLElement;
  readonly open: boolean;
}

interface KeepProps {
  readonly onKeep: (source: ListSource) => void;
}

/** The two ways to a class: a file, or the keyboard. */
const KeepButtons = ({ onKeep }: KeepProps) => (
  <>
    <TextButton
      label="classes.fromFile"
      variant="contained"
      icon={FileUp}
      onClick={() => onKeep('file')}
    />
    <TextButton
      label="classes.typeList"
      variant="outlined"
      icon={ListPlus}
      onClick={() => onKeep('list')}
    />
  </>
);

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 };

const FillButton = () => (
  <TextButton
    label="classes.fillWorkbook"
    to={paths.fillClasses}
    variant="outlined"
    icon={FileSpreadsheet}
  />
);

interface ListProps extends KeepProps {
  readonly classes: ReturnType<typeof useClasses>;
  readonly sheets: ReturnType<typeof useAllMarkSheets>;
  readonly onMenu: (kept: ClassSummary, anchor: HTMLElement) => void;
}

/** The cards of the classes; shown as soon as the classes are there, even if their marks are not. */
const ClassList = ({ classes: { data: classes, error, mutate }, sheets, ...on }: ListProps) => {
  // Marks that come after sixty cards are drawn change these in small steps.
  const marks = useDeferredValue(sheets.data);
  if (!classes) {
    if (error === undefined) return <ClassCardsSkeleton />;
    return (
      <ErrorState
        title="classes.listFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={() => void mutate()}
      />
    );
  }
  if (classes.length === 0) {
    return (
      <EmptyState
        text="classes.empty"
        picture={picture}
        action={
          <Box sx={{ ...buttons, justifyContent: 'center' }}>
            <KeepButtons onKeep={on.onKeep} />
          </Box>
        }
      />
    );
  }
  const season = seasonOn(serverNow());
  const isOver = classes.some(({ changedAt }) => seasonOn(new Date(changedAt)) < season);
  return (
    <>
      {isOver && sheets.data && <NewYear classes={classes} sheets={sheets.data} />}
      {sheets.error !== undefined && !sheets.data && (
        <ErrorState
          title="classes.marksLoadFailed"
          text={textOfError(sheets.error)}
          action="common.retry"
          onAction={() => void sheets.mutate()}
        />
      )}
      <ClassCards
        classes={classes}
        sheets={marks}
        isLoading={!marks && sheets.error === undefined}
        onMenu={on.onMenu}
      />
    </>
  );
};

const ClassesPage = () => {
  const text = useMessage();
  const classes = useClasses();
  const count = classes.data?.length ?? 0;
  const pupils = classes.data?.reduce((sum, { counts }) => sum + counts.pupils, 0) ?? 0;
  const sheets = useAllMarkSheets(classes.isLoading || count > 0);
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
  const keep = (source: ListSource) => show({ kind: 'keep', source });
  return (
    <Page
      title="classes.title"
      intro={count > 0 || classes.isLoading ? 'classes.total' : 'classes.intro'}
      introValues={{ count, pupils }}
      actions={
        (count > 0 || classes.isLoading) && (
          <Box sx={buttons}>
            <KeepButtons onKeep={keep} />
            {(sheets.isLoading || (sheets.data && sheets.data.length > 0)) && (
              <Box sx={{ visibility: sheets.isLoading ? 'hidden' : 'inherit' }}>
                <FillButton />
              </Box>
            )}
          </Box>
        )
      }
      isPending={classes.isLoading ? 'heading' : undefined}
    >
      <Box
        component="section"
        ref={region}
        tabIndex={-1}
        aria-label={text('classes.title')}
        sx={{ outline: 'none', display: 'grid', gap: 2 }}
      >
        <ClassList classes={classes} sheets={sheets} onKeep={keep} onMenu={showMenu} />
        {classes.data && <KeptNote />}
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

export const begin = () => beginCalls(listClasses, listAllMarkSheets);

export default ClassesPage;
