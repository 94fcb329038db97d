import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';

interface Props {
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** The most likely answer to a question of the review; Enter gives it, too. */
export const ProposedAnswer = ({ children, onClick }: Props) => (
  <Button size="small" variant="outlined" startIcon={<Check size={18} />} onClick={onClick}>
    <span>{children}</span>
    <KeyHint keys="Enter" />
  </Button>
);
