import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { keepFocus } from '../stage/keep-focus.ts';

interface Props {
  readonly name: string;
  /** The position in the order of picking, from 1. */
  readonly place?: number;
  readonly icon: LucideIcon;
  readonly action: string;
  readonly disabled: boolean;
  readonly onAction: () => void;
  /** Gets the focus when the last chip of a list is removed. */
  readonly home: RefObject<HTMLElement | null>;
}

/** If a chip has the focus, moves it to the next chip, the previous one, or `home` before the chip is removed. */
const leaveChip = (button: HTMLElement, home: HTMLElement | null): void => {
  if (document.activeElement !== button) return;
  const chip = button.closest('li');
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
  (neighbour?.querySelector('button') ?? home)?.focus();
};

export const PupilChip = ({ name, place, icon: Icon, action, disabled, onAction, home }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      maxWidth: '100%',
      paddingInlineStart: 1.5,
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '8px',
      bgcolor: 'background.default',
    }}
  >
    {place !== undefined && (
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {place}
      </Box>
    )}
    <Box component="bdi" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
      {name}
    </Box>
    <IconButton
      aria-label={action}
      title={action}
      disabled={disabled}
      onClick={(event) => {
        leaveChip(event.currentTarget, home.current);
        onAction();
      }}
      {...keepFocus}
      sx={{ width: 36, height: 36, color: 'text.secondary' }}
    >
      <Icon size={16} />
    </IconButton>
  </Box>
);
