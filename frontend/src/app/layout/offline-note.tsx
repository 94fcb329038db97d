import Box from '@mui/material/Box';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { lazyComponent } from '../../components/page/lazy-component.tsx';
import { StatusLine } from '../../components/page/status-line.tsx';
import { withTexts } from '../../i18n/load-messages.ts';
import { Message } from '../../i18n/message.tsx';
import { forgetNotes, refusedDocuments } from '../../lib/documents/unsaved-conflicts.ts';
import { isAnythingUnsaved } from '../../lib/documents/unsaved-copies.ts';
import { shownSince } from '../../lib/offline/kept-answers.ts';
import {
  pupilDataQuestion,
  type PupilDataQuestion,
} from '../../lib/resources/pupil-data-question.ts';
import { useStore } from '../../lib/store.ts';
import type { RefusedEditsProps } from '../refused/refused-edits.tsx';

const RefusedEdits = lazyComponent<RefusedEditsProps>(() =>
  withTexts(import('../refused/refused-edits.tsx'), 'conflict', 'search', 'draft'),
);

const PupilDataDialog = lazyComponent<Pick<PupilDataQuestion, 'answer'>>(() =>
  withTexts(import('../../components/pupil-data/pupil-data-dialog.tsx'), 'pupil-data'),
);

/** Milliseconds after which pages ask again while a network does not answer. Many browsers do not say when it returns. */
const ASK_AGAIN = 30_000;

/** Says that pages show what the device has saved, and sends what waits as soon as there is a network. */
const OfflineNote = ({ uid }: { readonly uid: string }) => {
  const at = useStore(shownSince);
  const question = useStore(pupilDataQuestion);
  const refused = useStore(refusedDocuments);
  /** It stays for the closing animation of its dialog. */
  const [hadRefused, setHadRefused] = useState(false);
  if (refused.size > 0 && !hadRefused) setHadRefused(true);
  const { mutate } = useSWRConfig();
  const isOffline = at !== undefined;
  useEffect(() => {
    const send = () => {
      if (!isAnythingUnsaved(uid)) return;
      // Without a network the file may not come; the next event or page tries again.
      void import('../send-unsaved.ts').then(
        ({ sendUnsaved }) => sendUnsaved(uid),
        () => undefined,
      );
    };
    send();
    addEventListener('online', send);
    return () => {
      removeEventListener('online', send);
      forgetNotes();
    };
  }, [uid]);
  useEffect(() => {
    if (!isOffline) return undefined;
    const asking = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate(() => true);
    }, ASK_AGAIN);
    return () => clearInterval(asking);
  }, [isOffline, mutate]);
  return (
    <>
      <div role="status">
        {isOffline && (
          <StatusLine tone="running">
            <CloudOff size={16} aria-hidden />
            <Message id="layout.offline" />
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              <Message id="layout.offlineSince" values={{ at }} />
            </Box>
          </StatusLine>
        )}
      </div>
      {question?.uid === uid && <PupilDataDialog answer={question.answer} />}
      {hadRefused && <RefusedEdits uid={uid} />}
    </>
  );
};
export default OfflineNote;
