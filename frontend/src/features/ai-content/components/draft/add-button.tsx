import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { MessageId } from '../../../../i18n/message-id.ts';
import { Say } from '../../../../i18n/say.tsx';

interface Props {
  readonly label: MessageId;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Adds another of what stands above it; not on paper. */
export const AddButton = ({ label, disabled, onClick }: Props) => (
  <Button
    data-add
    size="small"
    color="inherit"
    startIcon={<Plus size={18} aria-hidden />}
    disabled={disabled}
    onClick={onClick}
    sx={{ displayPrint: 'none', color: 'text.secondary', marginInlineStart: '-12px' }}
  >
    <Say id={label} />
  </Button>
);
