import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Say } from '../../i18n/say.tsx';
import { newerVersion } from '../../lib/new-version.ts';
import { useStore } from '../../lib/store.ts';

/** Says that the site has a newer version, once a part of the page could not be loaded for it. */
export const NewVersionNote = () =>
  useStore(newerVersion) && (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={() => window.location.reload()}>
          <Say id="error.reload" />
        </Button>
      }
    >
      <Say id="error.newVersion" />
    </Alert>
  );
