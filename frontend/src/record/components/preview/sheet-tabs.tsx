import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  /** Begins the ids of the tabs and of the panel. */
  readonly id: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The sheets of a workbook as tabs; arrow keys go from one to the next. */
export const SheetTabs = ({ id, names, chosen, onChoose }: Props) => {
  const text = useMessage();
  const goOn = (event: KeyboardEvent<HTMLElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const step = event.key === forward ? 1 : event.key === back ? -1 : 0;
    const next = (chosen + step + names.length) % names.length;
    if (step === 0) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <Box
      role="tablist"
      aria-label={text('preview.sheets')}
      onKeyDown={goOn}
      sx={{ display: 'flex', overflowX: 'auto', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {names.map((name, index) => (
        <Button
          key={name}
          id={`${id}-tab-${index}`}
          role="tab"
          color="inherit"
          size="small"
          aria-selected={index === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
          sx={{
            flexShrink: 0,
            borderRadius: 0,
            borderBottom: '2px solid transparent',
            color: 'text.secondary',
            '&[aria-selected=true]': { borderColor: 'primary.main', color: 'text.primary' },
          }}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </Box>
  );
};
