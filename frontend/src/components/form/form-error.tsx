import Alert from '@mui/material/Alert';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';

/** Why a form was refused, when no field causes it; stays after the notification has gone. */
export const FormError = ({ error }: { readonly error: Text | undefined }) =>
  error && (
    <Alert severity="error" role="presentation">
      <Message {...error} />
    </Alert>
  );
