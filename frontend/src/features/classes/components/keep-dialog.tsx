import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { KeepClasses } from '#frontend/record/components/classes/keep-classes.tsx';
import { KeptNote } from '#frontend/record/components/classes/kept-note.tsx';
import { useChosenWorkbook } from '#frontend/record/components/classes/use-chosen-workbook.ts';
import { WorkbookField } from '#frontend/record/components/classes/workbook-field.tsx';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Saves classes from a workbook, which is read on the device. */
const KeepDialog = ({ open, onClose, onExited }: Props) => {
  const workbook = useChosenWorkbook();
  const { classes, name, problems, isOutdated } = workbook;
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      fullWidth
      maxWidth={workbook.file ? 'lg' : 'sm'}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>
        <Message id="classes.fromFile" />
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <WorkbookField workbook={workbook} />
          {classes.length > 0 ? (
            <KeepClasses file={name} {...{ classes, problems, isOutdated }} />
          ) : (
            <KeptNote />
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          <Message id="common.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default KeepDialog;
