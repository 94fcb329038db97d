import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedDate } from 'react-intl';
import { Message } from '../../i18n/message.tsx';
import type { DocumentControls } from '../../lib/documents/use-document.ts';

interface Props {
  readonly document: Pick<DocumentControls, 'newest' | 'keepMine' | 'takeNewest'>;
  /** Called after a choice: the buttons disappear and lose the focus. */
  readonly onChosen: () => void;
}

/** Asks which content to keep when a document was edited here and saved elsewhere. */
export const NewerVersionNote = ({ document, onChosen }: Props) => {
  const choose = (settle: () => void) => () => {
    settle();
    onChosen();
  };
  const when = (
    <FormattedDate value={document.newest.createdAt} dateStyle="medium" timeStyle="short" />
  );
  return (
    <Alert severity="warning">
      <Message id="documents.newer" values={{ when }} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        <Message id="documents.newerHelp" />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button color="inherit" variant="outlined" size="small" onClick={choose(document.keepMine)}>
          <Message id="documents.keepMine" />
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          onClick={choose(document.takeNewest)}
        >
          <Message id="documents.takeNewer" />
        </Button>
      </Box>
    </Alert>
  );
};
