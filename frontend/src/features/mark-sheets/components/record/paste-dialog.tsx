import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useMemo, useState } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { readClipboard, type Range } from '#frontend/lib/read-clipboard.ts';
import { useMerge, type Start } from '#frontend/record/hooks/merge/use-merge.ts';
import { tableOfRange } from '#shared/record/merge/table-of-range.ts';
import type { IncomingTable } from '#shared/record/merge/incoming-table.ts';
import { MergeActions } from '#frontend/record/components/merge/merge-actions.tsx';
import { MergeView } from '#frontend/record/components/merge/merge-view.tsx';

export interface PasteDialogProps {
  readonly kept: SavedClass;
  readonly content: MarkSheetContent;
  /** What was pasted; undefined to ask for it. */
  readonly range: Range | 'too-large' | undefined;
  /** The focused cell of the sheet. */
  readonly start: Start;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
  readonly onWrite: (edit: (before: MarkSheetContent) => MarkSheetContent) => void;
}

/** Asks for a table, which browsers hand over only where the teacher pastes it. */
const AskForTable = ({
  problem,
  onRange,
}: {
  readonly problem: 'too-large' | 'no-marks' | undefined;
  readonly onRange: (range: Range | 'too-large') => void;
}) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <Message id="merge.pasteHere" />
      </label>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={4}
        autoFocus
        value=""
        error={problem !== undefined}
        inputProps={{ 'aria-describedby': `${id}-help` }}
        onPaste={(event) => {
          event.preventDefault();
          onRange(readClipboard(event.clipboardData));
        }}
        sx={{ mt: 0.75 }}
      />
      <FormHelperText id={`${id}-help`} error={problem !== undefined} role="status">
        <Message id={problem ? `merge.problem.${problem}` : 'merge.pasteHelp'} />
      </FormHelperText>
    </div>
  );
};

interface PreviewProps extends PasteDialogProps {
  readonly table: IncomingTable;
}

/** What the pasted table would change. */
const Preview = ({ table, kept, content, start, onWrite, onClose }: PreviewProps) => {
  const merge = useMerge(table, kept, content, start);
  return (
    <>
      <DialogContent>
        <MergeView
          merge={merge}
          pupils={kept.pupils}
          firstPupil={kept.pupils[start.row]?.fullName}
        />
      </DialogContent>
      <MergeActions
        merge={merge}
        note="merge.undo"
        cancel="common.cancel"
        onCancel={onClose}
        onWrite={() => {
          onWrite(merge.write);
          onClose();
        }}
      />
    </>
  );
};

/** Shows what a table from a spreadsheet would change in a sheet, and writes it. */
const PasteDialog = (props: PasteDialogProps) => {
  const { kept, range, open, onClose, onExited } = props;
  const [pasted, setPasted] = useState(range);
  const table = useMemo(
    () => (pasted === undefined || pasted === 'too-large' ? undefined : tableOfRange(pasted, kept)),
    [pasted, kept],
  );
  const isEmpty = table?.columns.length === 0;
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      fullWidth
      maxWidth="md"
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>
        {table && !isEmpty ? (
          <Message
            id="merge.pasteTitle"
            values={{ rows: table.rows.length, columns: table.columns.length }}
          />
        ) : (
          <Message id="merge.paste" />
        )}
      </DialogTitle>
      {table && !isEmpty ? (
        <Preview {...props} table={table} />
      ) : (
        <>
          <DialogContent>
            <AskForTable
              problem={pasted === 'too-large' ? pasted : isEmpty ? 'no-marks' : undefined}
              onRange={setPasted}
            />
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <TextButton label="common.cancel" color="inherit" onClick={onClose} />
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};

export default PasteDialog;
