import Box from '@mui/material/Box';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** A key, and what it does. */
export type KeyDescription = readonly [keys: string, does: MessageId];

const reviewKeys: readonly KeyDescription[] = [
  ['Enter', 'review.keys.accept'],
  ['Shift+Enter', 'review.keys.back'],
  ['← ↑ → ↓', 'review.keys.move'],
  ['0–9  ٠–٩', 'review.keys.type'],
  ['a  غ', 'review.keys.absent'],
  ['Space', 'review.keys.other'],
  ['F2', 'review.keys.edit'],
  ['Delete', 'review.keys.clear'],
  ['Esc', 'review.keys.cancel'],
  ['Shift+F10', 'review.keys.menu'],
  ['Ctrl+Z  Ctrl+Y', 'review.keys.undo'],
  ['Ctrl+Enter', 'review.keys.confirm'],
];

/** The keyboard shortcuts of a review. */
export const KeyHelp = () => <KeyList keys={reviewKeys} />;

/** The keyboard shortcuts of a table; hidden on devices without a keyboard. */
export const KeyList = ({ keys }: { readonly keys: readonly KeyDescription[] }) => (
  <Box
    component="details"
    sx={{
      fontSize: '0.875rem',
      color: 'text.secondary',
      '@media (pointer: coarse)': { display: 'none' },
    }}
  >
    <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content' }}>
      <Message id="review.keys" />
    </Box>
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 1,
        display: 'grid',
        gap: 0.75,
        gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
      }}
    >
      {keys.map(([key, does]) => (
        <Box key={key} sx={{ display: 'flex', gap: 1.5 }}>
          <Box component="dt" dir="ltr" sx={{ minWidth: 104, fontWeight: 500 }}>
            {key}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Message id={does} />
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);
