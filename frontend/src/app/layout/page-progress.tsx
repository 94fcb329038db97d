import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useMessage } from '../../i18n/use-message.ts';
import { pendingChunks } from '../../lib/pending-chunks.ts';
import { useStore } from '../../lib/store.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const advance = keyframes({
  from: { transform: 'scaleX(0.05)' },
  to: { transform: 'scaleX(0.9)' },
});

/** A line under the top bar while the requested page or overlay loads; the old page stays visible. */
export const PageProgress = () => {
  const text = useMessage();
  if (useStore(pendingChunks) === 0) return null;
  return (
    <Box
      role="progressbar"
      aria-label={text('layout.loading')}
      sx={{
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: -1,
        height: 3,
        bgcolor: 'primary.main',
        // The start side: the style cache mirrors it for Arabic.
        transformOrigin: 'left',
        // The line appears only after 200 ms, so that fast answers show none.
        animation: `${appear} 1ms 200ms both, ${advance} 8s cubic-bezier(0.1, 0.7, 0.2, 1) both`,
      }}
    />
  );
};
