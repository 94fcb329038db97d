import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly towards: 'previous' | 'next';
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A button to the previous or next item; its arrow follows the page's direction. */
export const CarouselArrow = ({ towards, disabled, onClick }: Props) => {
  const { direction } = useLocale();
  const text = useMessage();
  const pointsRight = (towards === 'next') === (direction === 'ltr');
  const Icon = pointsRight ? ChevronRight : ChevronLeft;
  return (
    <IconButton
      aria-label={text(`covers.${towards}`)}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      sx={{ flexShrink: 0 }}
    >
      <Icon size={26} />
    </IconButton>
  );
};
