import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Sigma } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import {
  useMarkSheetChanges,
  useMarkSheets,
  type MarkSheetSummary,
} from '#frontend/record/api/mark-sheets.ts';
import { classSubjectsPath } from '#frontend/lib/class-paths.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { TermMarks } from './term-marks.tsx';

const NewSheetDialog = lazyOverlay(() => import('./new-sheet-dialog.tsx'));
const PrintDialog = lazyOverlay(() => import('./print-dialog.tsx'));
const DownloadMenu = lazyOverlay(() => import('./download-menu.tsx'));

/** A sheet with a dialog, as long as the dialog shows. */
interface OfSheet {
  readonly sheet: MarkSheetSummary;
  readonly open: boolean;
}

/** The mark sheets of a class, and the way to a new one. */
export const ClassMarks = ({ kept }: { readonly kept: SavedClass }) => {
  const text = useMessage();
  const { data: sheets, error, mutate } = useMarkSheets(kept.id);
  const changes = useMarkSheetChanges(kept.id);
  const region = useRef<HTMLElement>(null);
  const [adding, setAdding] = useState<{ readonly term: Term; readonly open: boolean }>();
  const [downloading, setDownloading] = useState<{
    readonly term: Term;
    readonly anchor: HTMLElement;
    readonly open: boolean;
  }>();
  const [printing, setPrinting] = useState<OfSheet>();
  const [removing, setRemoving] = useState<OfSheet>();
  const remove = async (sheet: MarkSheetSummary): Promise<void> => {
    setRemoving({ sheet, open: false });
    try {
      await changes.remove(sheet.id);
      region.current?.focus({ preventScroll: true });
      announce('classes.sheetDeleted');
    } catch (failure) {
      notifyError(failure, 'classes.sheetDeleteFailed');
    }
  };
  if (!sheets && error === undefined) return <Skeleton variant="rounded" height={200} />;
  if (!sheets) {
    return (
      <ErrorState
        title="classes.marksLoadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={() => void mutate()}
      />
    );
  }
  return (
    <Box
      component="section"
      ref={region}
      tabIndex={-1}
      aria-label={text('classes.tab.marks')}
      sx={{ outline: 'none', display: 'grid', gap: 2 }}
    >
      {sheets.length === 0 && (
        <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
          <Message id="classes.noMarks" />
        </Typography>
      )}
      {terms.map((term, index) => (
        <TermMarks
          key={term}
          kept={kept}
          term={term}
          sheets={sheets.filter((sheet) => sheet.term === term)}
          onAdd={() => setAdding({ term, open: true })}
          onDownload={(anchor) => setDownloading({ term, anchor, open: true })}
          onPrint={(sheet) => setPrinting({ sheet, open: true })}
          onDelete={(sheet) => setRemoving({ sheet, open: true })}
        >
          {index === 0 && (
            <TextButton
              label="classes.allSubjects"
              to={classSubjectsPath(kept.id)}
              variant="outlined"
              size="small"
              icon={Sigma}
              isShort
            />
          )}
        </TermMarks>
      ))}
      {adding && (
        <NewSheetDialog
          key={adding.term}
          kept={kept}
          term={adding.term}
          open={adding.open}
          onClose={() => setAdding({ ...adding, open: false })}
          onExited={() => setAdding(undefined)}
        />
      )}
      {downloading && (
        <DownloadMenu
          kept={kept}
          {...downloading}
          onClose={() => setDownloading({ ...downloading, open: false })}
        />
      )}
      {printing && (
        <PrintDialog
          {...{ kept, ...printing }}
          onClose={() => setPrinting({ ...printing, open: false })}
          onExited={() => setPrinting(undefined)}
        />
      )}
      {removing && (
        <ConfirmDialog
          open={removing.open}
          title="classes.sheetDeleteTitle"
          text="classes.sheetDeleteText"
          textValues={{ subject: removing.sheet.subject, count: removing.sheet.marks }}
          confirm="classes.delete"
          onClose={() => setRemoving({ ...removing, open: false })}
          onExited={() => setRemoving(undefined)}
          onConfirm={() => void remove(removing.sheet)}
        />
      )}
    </Box>
  );
};
