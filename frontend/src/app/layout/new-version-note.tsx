import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Message } from '../../i18n/message.tsx';
import { newerVersion } from '../../lib/new-version.ts';
import { useStore } from '../../lib/store.ts';

/**
 * Shows that the site has a newer version, after a part of the page failed to load. It is in the first file and uses
 * only what that file has, because no other file may load any more.
 */
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
