import Typography from '@mui/material/Typography';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** Explains that only the teacher sees a saved class, and how long it is stored. */
export const KeptNote = () => (
  <Typography variant="body2" color="textSecondary">
    <Message id="classes.keptNote" values={{ days: lifetimes.savedClass.days }} />
  </Typography>
);
