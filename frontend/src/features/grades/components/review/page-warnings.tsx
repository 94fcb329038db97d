import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** Warnings about the page as a whole. */
export const PageWarnings = ({ warnings }: Pick<Gradebook, 'warnings'>) =>
  warnings.length > 0 && (
    <Alert severity="warning" role="note">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {warnings.map((warning) => (
          <li key={warning}>
            <Message id={`review.warning.${warning}`} />
          </li>
        ))}
      </Box>
    </Alert>
  );
