import Box from '@mui/material/Box';
import { Check, CircleDashed, Contrast, Pin, X, type LucideIcon } from 'lucide-react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ShownState } from '../model/shown-state.ts';

/** Those that have a sign; a session that is ahead has none. */
export const signedStates = ['taught', 'assumed', 'half', 'lost', 'pinned'] as const;
type SignedState = (typeof signedStates)[number];

const signs: Readonly<Record<SignedState, { readonly Icon: LucideIcon; readonly color: string }>> =
  {
    taught: { Icon: Check, color: 'success.main' },
    assumed: { Icon: CircleDashed, color: 'text.secondary' },
    half: { Icon: Contrast, color: 'text.secondary' },
    lost: { Icon: X, color: 'error.main' },
    pinned: { Icon: Pin, color: 'text.secondary' },
  };

interface Props {
  readonly state: ShownState;
  /** Whether the word is shown, and not only said by screen readers. */
  readonly isInWords?: boolean;
}

/** The sign of a session's state, with its word. */
export const SessionSign = ({ state, isInWords = false }: Props) => {
  const text = useMessage();
  if (state === 'ahead') return null;
  const { Icon, color } = signs[state];
  const word = text(`days.state.${state}`);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color, flexShrink: 0 }}
    >
      <Icon size={16} {...(isInWords ? {} : { role: 'img', 'aria-label': word })} />
      {isInWords && word}
    </Box>
  );
};
