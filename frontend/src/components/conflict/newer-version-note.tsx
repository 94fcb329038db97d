import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedDate } from 'react-intl';
import { Message } from '../../i18n/message.tsx';
import type { DocumentControls } from '../../lib/documents/use-document.ts';

interface Props {
  readonly newest: DocumentControls['newest'];
  readonly onCompare: () => void;
}

/** Says that the user has to choose, because the same was edited here and saved differently elsewhere. */
export const NewerVersionNote = ({ newest, onCompare }: Props) => {
  const when = <FormattedDate value={newest.createdAt} dateStyle="medium" timeStyle="short" />;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={onCompare}>
          <Message id="conflict.compare" />
        </Button>
      }
    >
      <Message id="conflict.newer" values={{ when }} />
    </Alert>
  );
};
