import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useWordsLanguage } from './draft-context.ts';

interface Props {
  readonly label: MessageId;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Adds an item to the list above; hidden on paper. */
export const AddButton = ({ label, disabled, onClick }: Props) => (
  <Button
    lang={useWordsLanguage().lang}
    data-add
    size="small"
    color="inherit"
    disabled={disabled}
    onClick={onClick}
    // A draft's direction may differ from the interface's, whose icon margins are physical.
    sx={{ displayPrint: 'none', gap: 1, color: 'text.secondary', marginInlineStart: '-12px' }}
  >
    <Plus size={18} />
    <Message id={label} />
  </Button>
);
