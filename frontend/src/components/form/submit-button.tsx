import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

interface Props {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
  /** `error` for actions that cannot be undone. */
  readonly color?: 'primary' | 'error';
  /** Shown instead of the label while busy. */
  readonly busyLabel?: ReactNode;
  readonly children: ReactNode;
}

/** The submit button of a form. While busy it keeps its width and focus, and ignores clicks. */
export const SubmitButton = ({
  busy,
  disabled = false,
  fullWidth = false,
  color = 'primary',
  ...rest
}: Props) => (
  <Button
    type="submit"
    variant="contained"
    color={color}
    fullWidth={fullWidth}
    disabled={disabled}
    aria-disabled={busy || disabled}
    startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
    onClick={(event) => busy && event.preventDefault()}
  >
    {busy ? (rest.busyLabel ?? rest.children) : rest.children}
  </Button>
);
