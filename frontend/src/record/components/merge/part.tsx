import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A section of the dialog with a heading. */
export const Part = ({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h3" variant="h3" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};
