import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';

export interface ValidFromProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The proposed day. */
  readonly proposed: string;
  /** The edit may begin after the one day, and not after the other. */
  readonly bounds: { readonly after: string; readonly until: string };
  /** How many sessions are before a day, and from it on. */
  readonly count: (date: string) => { readonly before: number; readonly after: number };
  readonly onBegin: (date: string) => void;
  readonly onAlways: () => void;
}

/** Asks from which day an edited timetable is valid: before it, sessions stay as they were. */
const ValidFromDialog = (props: ValidFromProps) => {
  const { open, onClose, proposed, bounds, count, onBegin, onAlways } = props;
  const id = useId();
  const [date, setDate] = useState(proposed);
  const isPossible = bounds.after < date && date <= bounds.until;
  const counted = isPossible ? count(date) : undefined;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is inside the page's form for React.
          event.stopPropagation();
          if (isPossible) onBegin(date);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>
          <Message id="schoolYear.validFrom" />
        </DialogTitle>
        <DialogContent>
          <TextField
            name="valid-from"
            type="date"
            label={<Message id="schoolYear.validFromDay" />}
            value={date}
            onChange={setDate}
            inputProps={{ min: daysAfter(bounds.after, 1), max: bounds.until }}
            error={isPossible ? undefined : { id: 'form.dateInvalid' }}
          />
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {counted && (
              <Message
                id="schoolYear.staysAndMoves"
                values={{ before: counted.before, after: counted.after }}
              />
            )}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
          <TextButton label="common.cancel" color="inherit" onClick={onClose} />
          <Button variant="outlined" sx={{ '&&': { m: 0 } }} onClick={onAlways}>
            <Message id="schoolYear.always" />
          </Button>
          <Button variant="contained" type="submit" sx={{ '&&': { m: 0 } }}>
            <Message id="schoolYear.begin" />
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};

export default ValidFromDialog;
