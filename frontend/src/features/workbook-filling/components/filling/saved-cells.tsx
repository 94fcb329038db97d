import Alert from '@mui/material/Alert';
import { Message } from '#frontend/i18n/message.tsx';

/** Says how many marks and texts are in a saved file. */
export const SavedCells = ({
  marks,
  remarks,
}: {
  readonly marks: number;
  readonly remarks: number;
}) => (
  <Alert severity="success">
    <Message id="filling.saved" values={{ count: marks }} />
    {remarks > 0 && (
      <>
        {' '}
        <Message id="filling.savedRemarks" values={{ count: remarks }} />
      </>
    )}
  </Alert>
);
