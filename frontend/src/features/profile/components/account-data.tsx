import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BookOpenText, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';

const DeleteAccountDialog = lazyOverlay(() => import('./delete-account-dialog.tsx'));

const PupilDataReading = lazyOverlay(async () => ({
  default: (
    await withTexts(import('#frontend/components/pupil-data/pupil-data-dialog.tsx'), 'pupil-data')
  ).PupilDataReading,
}));

const download = async (): Promise<void> => {
  try {
    // Loaded on demand, because the contract of an export is the largest.
    const { downloadAccountData } = await import('../account-api.ts');
    await downloadAccountData();
    notify('success', 'profile.exported');
  } catch (error) {
    notifyError(error, 'profile.exportFailed');
  }
};

interface Props {
  readonly user: SessionUser;
  readonly isTeacher: boolean;
}

export const AccountData = ({ user, isTeacher }: Props) => {
  const [asking, setAsking] = useState<'pupil-data' | 'export' | 'delete'>();
  const close = () => setAsking(undefined);
  return (
    <Card component="section" aria-labelledby="data" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="data" sx={{ mb: 0.5 }}>
        <Message id="profile.data" />
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        <Message id={isTeacher ? 'profile.dataText' : 'profile.studentDataText'} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<Download size={18} />}
          onClick={() => setAsking('export')}
        >
          <Message id="profile.export" />
        </Button>
        {isTeacher && (
          <Button
            variant="outlined"
            startIcon={<BookOpenText size={18} />}
            onClick={() => setAsking('pupil-data')}
          >
            <Message id="profile.pupilData" />
          </Button>
        )}
        <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => setAsking('delete')}>
          <Message id="profile.deleteAccount" />
        </Button>
      </Box>
      <PupilDataReading open={asking === 'pupil-data'} onClose={close} />
      <ConfirmDialog
        open={asking === 'export'}
        title="profile.exportTitle"
        text={isTeacher ? 'profile.exportText' : 'profile.studentExportText'}
        confirm="profile.exportConfirm"
        tone="primary"
        onClose={close}
        onConfirm={() => {
          close();
          void download();
        }}
      />
      <DeleteAccountDialog
        open={asking === 'delete'}
        user={user}
        isTeacher={isTeacher}
        onClose={close}
      />
    </Card>
  );
};
