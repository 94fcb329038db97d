import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Message } from '../../i18n/message.tsx';
import { newerVersion } from '../../lib/new-version.ts';
import { useStore } from '../../lib/store.ts';

/** Says that the site has a newer version, after a part failed to load. Uses only what the first file has. */
export const NewVersionNote = () =>
  useStore(newerVersion) && (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: 'paper.saffronWash',
        color: 'paper.saffronText',
        fontSize: '0.875rem',
      }}
    >
      <Message id="error.newVersion" />
      <Button color="inherit" size="small" onClick={() => window.location.reload()}>
        <Message id="error.reload" />
      </Button>
    </Box>
  );
