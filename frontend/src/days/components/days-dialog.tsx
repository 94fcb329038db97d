import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  /** Undefined if there is nothing to save. */
  readonly submit?: ReactNode;
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of what is asked about a session. What it records goes to the device at once, so it never waits. */
export const DaysDialog = (props: Props) => {
  const { open, title, subtitle, submit, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
      slotProps={{ paper: { sx: { maxWidth: 500 } } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A second tap while the dialog closes records nothing.
          if (open) onSubmit?.();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <Box>
          <DialogTitle id={id} sx={{ pb: 0 }}>
            {title}
          </DialogTitle>
          <Box
            id={`${id}-about`}
            sx={{ px: 3, pb: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {subtitle}
          </Box>
        </Box>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
          <Button color="inherit" onClick={onClose}>
            <Message id={submit === undefined ? 'common.close' : 'common.cancel'} />
          </Button>
          {submit !== undefined && (
            <Button type="submit" variant="contained">
              {submit}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
};
