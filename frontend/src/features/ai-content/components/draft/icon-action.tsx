import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useWordsLanguage } from './draft-context.ts';

interface Props {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly keys?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A quiet button on the sheet; hidden on paper. It stays in the tab order when disabled. */
export const IconAction = ({ label, Icon, onClick, disabled = false, keys, buttonRef }: Props) => (
  <IconButton
    ref={buttonRef ?? null}
    lang={useWordsLanguage().lang}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    {...(keys && { 'aria-keyshortcuts': keys })}
    onClick={() => disabled || onClick()}
    sx={{
      width: 36,
      height: 36,
      color: 'text.secondary',
      '@media (pointer: coarse)': { width: 44, height: 44 },
      displayPrint: 'none',
    }}
  >
    <Icon size={18} />
  </IconButton>
);
