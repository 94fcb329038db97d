import Alert from '@mui/material/Alert';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';

/** Scrolls to a note that appears, which may be outside the visible part of the form. */
export const show = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' });

/** Why a form was refused, when no field causes it; stays after the notification has gone. */
export const FormError = ({ error }: { readonly error: Text | undefined }) =>
  error && (
    <Alert ref={show} severity="error" role="presentation">
      <Message {...error} />
    </Alert>
  );
