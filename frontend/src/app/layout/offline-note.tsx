import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Message } from '../../i18n/message.tsx';
import { shownSince } from '../../lib/offline/kept-answers.ts';
import { useStore } from '../../lib/store.ts';
import { sendUnsaved } from '../send-unsaved.ts';

/** Says that pages show what the device has saved. Sends what was changed without a network as soon as there is one. */
const OfflineNote = ({ uid }: { readonly uid: string }) => {
  const at = useStore(shownSince);
  useEffect(() => {
    const send = () => void sendUnsaved(uid);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [uid]);
  return (
    <div role="status">
      {at !== undefined && (
        <Box
          sx={{
            px: { xs: 2, sm: 3 },
            py: 1,
            color: 'job.pending.text',
            bgcolor: 'job.pending.wash',
            fontSize: '0.875rem',
          }}
        >
          <Message id="layout.offline" values={{ at }} />
        </Box>
      )}
    </div>
  );
};
export default OfflineNote;
