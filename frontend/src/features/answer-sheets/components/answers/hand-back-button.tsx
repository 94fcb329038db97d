import Button, { type ButtonProps } from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { notify, notifyOf } from '#frontend/lib/notifications/notifications.ts';
import { fetchMarkedSheets } from '../../api.ts';

interface Props extends Pick<ButtonProps, 'sx' | 'disabled'> {
  readonly jobId: string;
  /** Saves edits that are not stored yet; the file is made of what is stored. */
  readonly save: () => Promise<void>;
}

/** Downloads the sheets with ticks, points and marks. */
export const HandBackButton = ({ jobId, save, ...button }: Props) => {
  const [busy, setBusy] = useState(false);
  const fetchSheets = async (): Promise<void> => {
    setBusy(true);
    notify('info', 'answers.handBackBusy');
    try {
      await save();
      const { url, name } = await fetchMarkedSheets(jobId);
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      notify('success', 'answers.handBackDone');
    } catch (error) {
      notifyOf('error', textOfFailure(error, 'answers.handBackFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      {...button}
      variant="outlined"
      aria-busy={busy}
      startIcon={<Download size={18} />}
      onClick={() => {
        if (!busy) void fetchSheets();
      }}
    >
      <Message id="answers.handBack" />
    </Button>
  );
};
