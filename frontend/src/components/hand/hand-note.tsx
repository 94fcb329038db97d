import { Pencil } from 'lucide-react';
import Box from '@mui/material/Box';
import { Message } from '../../i18n/message.tsx';

/** Says how many marks need no check because the reader knows the teacher's handwriting. */
export const HandNote = ({ count }: { readonly count: number }) => (
  <Box role="note" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
    <Pencil size={18} style={{ flexShrink: 0 }} />
    <span>
      <Message id="hand.settled" values={{ count }} />
    </span>
  </Box>
);
