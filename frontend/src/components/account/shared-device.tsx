import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { noteSharedDevice } from '../../lib/auth/note-shared-device.ts';
import { loadFile } from '../../lib/new-version.ts';
import { isSharedDevice } from '../../lib/settings/local-settings.ts';
import { Tick } from '../form/check-box.tsx';

interface Props {
  readonly label: MessageId;
  /** What it costs. */
  readonly text: MessageId;
  /** Whether to say what it costs before it is chosen. */
  readonly always?: boolean;
}

/** Asks whether others use this device too; then nothing of the user stays on it. */
export const SharedDevice = ({ label, text, always = false }: Props) => {
  const [shared, setShared] = useState(isSharedDevice);
  const id = useId();
  const change = () => {
    setShared(!shared);
    // Noted at once, because a sign-in may follow before the rest is done.
    noteSharedDevice(!shared);
    loadFile(() => import('../../lib/auth/share-device.ts'))
      .then(({ shareDevice }) => shareDevice())
      // The setting counts in any case, and what is left on the device gets too old.
      .catch(() => undefined);
  };
  return (
    <Box>
      <Tick checked={shared} onChange={change} describedBy={id}>
        <Message id={label} />
      </Tick>
      <Typography id={id} role="status" variant="body2" color="textSecondary">
        {(always || shared) && <Message id={text} />}
      </Typography>
    </Box>
  );
};
