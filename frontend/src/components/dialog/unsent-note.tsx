import Alert from '@mui/material/Alert';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';

interface Props {
  readonly button: MessageId;
}

/** Says why a dialog stays open when a key asks it to close. Between its content and its buttons. */
export const UnsentNote = ({ button }: Props) => {
  const text = useMessage();
  return (
    <Alert severity="info" role="status" sx={{ mx: 3, mt: 1 }}>
      <Message id="form.unsent" values={{ button: text(button) }} />
    </Alert>
  );
};
