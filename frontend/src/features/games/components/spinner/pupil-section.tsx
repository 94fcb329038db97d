import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import type { Standing } from '../../model/spinner/progress.ts';

interface Props {
  readonly kind: keyof Standing;
  readonly count: number;
  readonly children: ReactNode;
}

/** One of the three lists with its heading; hidden when empty. */
export const PupilSection = ({ kind, count, children }: Props) => {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        <Message id={`games.spinner.${kind}`} values={{ count }} />
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          maxHeight: 380,
          overflowY: 'auto',
          scrollbarGutter: 'stable',
        }}
      >
        {children}
      </Box>
    </section>
  );
};
