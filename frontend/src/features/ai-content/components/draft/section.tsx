import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useDraftView } from './draft-context.ts';

interface Props {
  readonly title: string;
  /** Whether it has no content; a read-only sheet then hides it. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

export const Section = ({ title, isEmpty = false, children }: Props) => {
  const { edit } = useDraftView();
  if (isEmpty && !edit) return null;
  return (
    <Box
      component="section"
      sx={{ breakInside: 'avoid-page', ...(isEmpty && { displayPrint: 'none' }) }}
    >
      <Box
        component="h3"
        sx={{ m: 0, mb: 0.25, fontSize: '0.9375rem', fontWeight: 600, color: 'primary.main' }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
};
