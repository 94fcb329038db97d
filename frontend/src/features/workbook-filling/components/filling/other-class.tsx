import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  /** The number of named rows whose pupil is in the sheet. */
  readonly found: number;
  readonly rows: number;
  readonly sheet: string;
  readonly onAnother: () => void;
  readonly onRight: () => void;
}

/** Asks first whether this is the right class. */
export const OtherClass = ({ found, rows, sheet, onAnother, onRight }: Props) => (
  <Alert severity="warning" role="alert">
    <Message
      id={found === 0 ? 'filling.otherClass' : 'filling.fewOfClass'}
      values={{ found, count: rows, name: sheet }}
    />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <TextButton label="filling.chooseAnother" variant="contained" onClick={onAnother} />
      <TextButton label="filling.rightClass" color="inherit" onClick={onRight} />
    </Box>
  </Alert>
);
