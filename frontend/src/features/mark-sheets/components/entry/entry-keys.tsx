import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ArrowDown, ArrowUp, Delete } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';

const tones = {
  digit: { bgcolor: 'background.default' },
  other: { bgcolor: 'action.hover' },
  ending: { bgcolor: 'paper.saffronWash', color: 'paper.saffronText' },
  next: { bgcolor: 'primary.main', color: 'primary.contrastText', gridColumn: 'span 3', gap: 1 },
} as const;

interface KeyProps {
  readonly label: string;
  readonly tone?: keyof typeof tones;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

const Key = ({ label, tone = 'digit', onPress, children }: KeyProps) => (
  <ButtonBase
    aria-label={label}
    onClick={onPress}
    sx={{
      minHeight: 54,
      '@media (max-height: 719.95px)': { minHeight: 44 },
      borderRadius: '8px',
      fontSize: '1.25rem',
      fontWeight: 500,
      '&:active': { opacity: 0.7 },
      ...tones[tone],
    }}
  >
    {children ?? label}
  </ButtonBase>
);

interface Props {
  /** The page's word for an absence, and its decimal mark. */
  readonly absence: string;
  readonly decimal: string;
  /** Types a text after what was typed. */
  readonly onPut: (text: string) => void;
  readonly onAbsent: (text: string) => void;
  readonly onErase: () => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Large keys for one thumb: any mark in quarters takes three presses at most. */
export const EntryKeys = memo((props: Props) => {
  const { absence, decimal, onPut, onAbsent, onErase, onBack, onNext } = props;
  const text = useMessage();
  const digits = (from: number) =>
    [from, from + 1, from + 2].map((digit) => (
      <Key key={digit} label={String(digit)} onPress={() => onPut(String(digit))} />
    ));
  return (
    <Box
      role="group"
      aria-label={text('entry.keys')}
      dir="ltr"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.75, p: 1 }}
    >
      {digits(1)}
      <Key tone="other" label={text('entry.erase')} onPress={onErase}>
        <Delete size={24} />
      </Key>
      {digits(4)}
      <Key tone="other" label={text('entry.absent')} onPress={() => onAbsent(absence)}>
        {absence}
      </Key>
      {digits(7)}
      <Key tone="other" label={text('entry.decimal')} onPress={() => onPut(decimal)}>
        {decimal}
      </Key>
      <Key label="0" onPress={() => onPut('0')} />
      {['25', '5', '75'].map((ending) => (
        <Key
          key={ending}
          tone="ending"
          label={`${decimal}${ending}`}
          onPress={() => onPut(`${decimal}${ending}`)}
        />
      ))}
      <Key tone="other" label={text('entry.back')} onPress={onBack}>
        <ArrowUp size={24} />
      </Key>
      <Key tone="next" label={text('entry.next')} onPress={onNext}>
        <ArrowDown size={24} />
        {text('entry.next')}
      </Key>
    </Box>
  );
});
