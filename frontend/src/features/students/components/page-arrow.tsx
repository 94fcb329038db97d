import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale } from '../../../i18n/locale-context.ts';
import { useText } from '../../../i18n/use-text.ts';

interface Props {
  readonly towards: 'previous' | 'next';
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** To the page before or after; keeps the focus when it is the last one. */
export const PageArrow = ({ towards, disabled, onClick }: Props) => {
  const { direction } = useLocale();
  const text = useText();
  const Icon = (towards === 'next') === (direction === 'ltr') ? ChevronRight : ChevronLeft;
  return (
    <IconButton
      aria-label={text(`students.${towards}Page`)}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      sx={{ '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' } }}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
};
