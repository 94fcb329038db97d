import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { KeepClasses } from '#frontend/record/components/classes/keep-classes.tsx';
import { KeptNote } from '#frontend/record/components/classes/kept-note.tsx';
import { ListSourceField } from '#frontend/record/components/classes/list-source-field.tsx';
import {
  useListSource,
  type ListSource,
} from '#frontend/record/components/classes/use-list-source.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly open: boolean;
  readonly source: ListSource;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Saves classes from a workbook or a typed list, which are read on the device. */
const KeepDialog = ({ open, source, onClose, onExited }: Props) => {
  const sources = useListSource(source);
  const { classes, head, name, problems, isOutdated } = sources.shown;
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      fullWidth
      maxWidth={sources.shown.file ? 'lg' : 'sm'}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>
        <Message id="classes.add" />
      </DialogTitle>
      <DialogContent>
        <ListSourceField sources={sources}>
          {classes.length > 0 ? (
            <KeepClasses
              key={sources.source}
              {...{ classes, head, problems, isOutdated }}
              file={name}
              onKept={sources.onKept}
            />
          ) : (
            <KeptNote />
          )}
        </ListSourceField>
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
