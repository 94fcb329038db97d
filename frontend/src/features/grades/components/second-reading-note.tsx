import Typography from '@mui/material/Typography';
import { Say } from '../../../i18n/say.tsx';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { loadConfig } from '../../../lib/runtime-config.ts';

/** Says what of a page a second reader may see, on a platform that has one. */
export const SecondReadingNote = () => {
  const { data: config } = useResource('config', loadConfig);
  if (!config?.secondReading) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
      <Say id="grades.secondReading" />
    </Typography>
  );
};
