import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../../i18n/message.tsx';

interface Props {
  readonly htmlFor?: string;
  readonly id?: string;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** The label above a field. Marks optional fields; all others are required. */
export const FieldLabel = ({ optional = false, children, ...rest }: Props) => (
  <FormLabel
    {...rest}
    sx={{
      display: 'block',
      mb: 0.75,
      color: 'text.primary',
      fontSize: '0.875rem',
      fontWeight: 500,
    }}
    focused={false}
  >
    {children}
    {optional && (
      <Typography component="span" variant="body2" color="textSecondary" sx={{ mx: 0.75 }}>
        <Message id="form.optional" />
      </Typography>
    )}
  </FormLabel>
);
