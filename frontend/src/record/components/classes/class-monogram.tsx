import Box from '@mui/material/Box';
import { BookOpen } from 'lucide-react';

/** Longer names do not fit; those of classes, such as `2م3`, do. */
const LONGEST = 6;
const LARGE = 4;

export const fitsMonogram = (name: string): boolean => name.length <= LONGEST;

/** The text beside the monogram of a class: its subject, or its name where the monogram does not say it. */
export const monogramLabel = ({
  name,
  subject,
}: {
  readonly name: string;
  readonly subject?: string | undefined;
}): string => (subject && fitsMonogram(name) ? subject : name);

/** The name of a class in the colour of `classColourStyles`, grey without one; a book if the name is long. */
export const ClassMonogram = ({ name }: { readonly name: string }) => (
  <Box
    component="span"
    sx={{
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: '3.5rem',
      height: '3.25rem',
      borderRadius: '8px',
      bgcolor: ({ vars }) => `var(--class-wash, ${vars.palette.job.neutral.wash})`,
      color: ({ vars }) => `var(--class-text, ${vars.palette.job.neutral.text})`,
      fontSize: name.length <= LARGE ? '1.125rem' : '0.875rem',
      fontWeight: 600,
    }}
  >
    {fitsMonogram(name) ? <bdi>{name}</bdi> : <BookOpen size={24} />}
  </Box>
);
