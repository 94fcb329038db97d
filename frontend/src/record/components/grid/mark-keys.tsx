import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { ArrowUp, Delete, type LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { MarkEntry } from '../../hooks/grid/mark-entry.ts';

/** Screens with room for two rows of docked keys, and for one row. */
export const LOW = '@media (max-height: 719.95px)';
export const ONE_ROW = '@media (max-height: 599.95px)';

const layouts = {
  /** A screen of their own, for one thumb. */
  large: {
    gridTemplateAreas: `"k1 k2 k3 erase" "k4 k5 k6 absent" "k7 k8 k9 decimal" "k0 k25 k50 k75" "back next next next"`,
    gridTemplateColumns: 'repeat(4, 1fr)',
    gridAutoRows: '54px',
    [LOW]: { gridAutoRows: '44px' },
  },
  /** Below the table. */
  docked: {
    gridTemplateAreas: `"k1 k2 k3 k4 k5 erase" "k6 k7 k8 k9 k0 absent" "decimal k25 k50 k75 next next"`,
    gridTemplateColumns: 'repeat(6, 1fr)',
    gridAutoRows: '48px',
    '& [data-key=back]': { display: 'none' },
    [LOW]: {
      gap: 0.5,
      gridTemplateAreas: `"k1 k2 k3 k4 k5 k6 k7 k8" "k9 k0 decimal absent erase next next next"`,
      gridTemplateColumns: 'repeat(8, 1fr)',
      gridAutoRows: '44px',
      '& [data-key=ending]': { display: 'none' },
    },
    [ONE_ROW]: {
      gridTemplate: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(44px, 1fr)',
      overflowX: 'auto',
      '& > [data-key]': { gridArea: 'auto' },
      // The Next key stays visible above the others.
      '& > [data-key=next]': {
        gridColumn: 'span 2',
        position: 'sticky',
        insetInlineEnd: 0,
        boxShadow: ({ vars }: Theme) => `0 0 0 8px ${vars.palette.background.paper}`,
      },
    },
  },
} as const;

const tones = {
  digit: { bgcolor: 'background.default' },
  other: { bgcolor: 'action.hover' },
  back: { bgcolor: 'action.hover' },
  ending: { bgcolor: 'paper.saffronWash', color: 'paper.saffronText' },
  next: { bgcolor: 'primary.main', color: 'primary.contrastText', gap: 1 },
} as const;

interface KeyProps {
  readonly area: string;
  readonly label: string;
  readonly tone?: keyof typeof tones;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

const Key = ({ area, label, tone = 'digit', onPress, children }: KeyProps) => (
  <ButtonBase
    aria-label={label}
    data-key={tone}
    // The cell keeps the focus, and screen readers their position.
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    sx={{
      gridArea: area,
      borderRadius: '8px',
      fontSize: '1.1875rem',
      fontWeight: 500,
      '&:active': { opacity: 0.7 },
      ...tones[tone],
    }}
  >
    {children ?? label}
  </ButtonBase>
);

interface Props {
  readonly layout: keyof typeof layouts;
  /** The page's word for an absence, and its decimal mark. */
  readonly absence: string;
  readonly decimal: string;
  readonly entry: MarkEntry;
  /** The name of the Next key. */
  readonly next: string;
  readonly icon: LucideIcon;
  /** What the Next key shows after its icon. */
  readonly children?: ReactNode;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const ENDINGS = ['25', '5', '75'];

/**
 * The keypad for marks; any mark in quarters takes three presses at most. Memoised, so that a press draws the cell and
 * not the keys: an icon as a component, unlike one as an element, is the same each time.
 */
export const MarkKeys = memo((props: Props) => {
  const { layout, absence, decimal, entry, next, icon: Icon, children } = props;
  const text = useMessage();
  return (
    <Box
      role="group"
      aria-label={text('review.keypad')}
      dir="ltr"
      sx={{ display: 'grid', gap: 0.75, p: 1, ...layouts[layout] }}
    >
      {DIGITS.map((digit) => (
        <Key key={digit} area={`k${digit}`} label={digit} onPress={() => entry.put(digit)} />
      ))}
      <Key
        area="decimal"
        tone="other"
        label={text('review.decimal')}
        onPress={() => entry.put(decimal)}
      >
        {decimal}
      </Key>
      {ENDINGS.map((ending) => (
        <Key
          key={ending}
          area={`k${ending.padEnd(2, '0')}`}
          tone="ending"
          label={`${decimal}${ending}`}
          onPress={() => entry.put(`${decimal}${ending}`)}
        />
      ))}
      <Key
        area="absent"
        tone="other"
        label={text('review.absent')}
        onPress={() => entry.putOnly(absence)}
      >
        {absence}
      </Key>
      <Key area="erase" tone="other" label={text('review.erase')} onPress={entry.erase}>
        <Delete size={24} />
      </Key>
      <Key area="back" tone="back" label={text('review.keyBack')} onPress={entry.back}>
        <ArrowUp size={24} />
      </Key>
      <Key area="next" tone="next" label={next} onPress={entry.next}>
        <Icon size={24} />
        {children}
      </Key>
    </Box>
  );
});
