import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly remaining: number;
  /** The first known number of remaining items. */
  readonly total: number;
}

/** The progress of deleting a large account. */
export const DeletionProgress = ({ remaining, total }: Props) => {
  const text = useMessage();
  return (
    <Box sx={{ px: 3, pb: 3 }}>
      <Box role="status" sx={{ mb: 1.5 }}>
        <Message id="profile.deleting" values={{ count: remaining }} />
      </Box>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? (1 - remaining / total) * 100 : 100}
        aria-label={text('profile.deletingProgress')}
        sx={{ height: 8, borderRadius: '4px' }}
      />
      <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        <Message id="profile.deletingKeepOpen" />
      </Box>
    </Box>
  );
};
