import Box from '@mui/material/Box';
import { useState } from 'react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useDraftView, useWordsLanguage } from './draft-context.ts';

interface NumberInputProps {
  readonly value: number;
  /** The field's label, in the interface's language. */
  readonly label: string;
  readonly step: number;
  readonly minimum?: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
}

const fits = (value: number, { step, minimum = 0, maximum }: NumberInputProps): boolean =>
  value >= minimum && value <= maximum && Number.isInteger(value / step);

/** A small number on the sheet, such as points or minutes; ignores invalid input. */
const NumberInput = (props: NumberInputProps) => {
  const { value, label, step, minimum = 0, maximum, onChange } = props;
  const { lang } = useWordsLanguage();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && (typed === '' || !fits(Number(typed), props));
  return (
    <Box
      component="input"
      type="number"
      inputMode="decimal"
      aria-label={label}
      lang={lang}
      aria-invalid={isWrong}
      min={minimum}
      max={maximum}
      step={step}
      dir="ltr"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = Number(target.value);
        if (target.value !== '' && fits(next, props)) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
      sx={{
        width: '3.5rem',
        appearance: 'textfield',
        '&::-webkit-inner-spin-button': { display: 'none' },
        minHeight: 36,
        px: 0.75,
        border: '1px solid',
        borderColor: 'paper.outline',
        borderRadius: '6px',
        bgcolor: 'background.paper',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        '&[aria-invalid=true]': { borderColor: 'error.main', color: 'error.main' },
        '@media (pointer: coarse)': { minHeight: 44 },
        '@media print': {
          width: 'auto',
          maxWidth: '3rem',
          minHeight: 0,
          p: 0,
          border: 0,
        },
      }}
    />
  );
};

interface Props {
  readonly value: number;
  /** The number with its unit, in the draft's language. */
  readonly words: string;
  readonly unit: MessageId;
  readonly label: string;
  readonly step: number;
  readonly minimum?: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
}

/** Points or minutes: a field while editing, words for readers and on paper. */
export const Counted = ({ words, unit, ...field }: Props) => {
  const { edit } = useDraftView();
  const language = useWordsLanguage();
  const said = { whiteSpace: 'nowrap', color: 'text.secondary', fontSize: '0.875rem' } as const;
  if (!edit)
    return (
      <Box component="span" sx={said}>
        {words}
      </Box>
    );
  return (
    <>
      <Box
        component="span"
        sx={{
          ...said,
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          displayPrint: 'none',
        }}
      >
        <NumberInput {...field} />
        <span {...language}>
          <Message id={unit} values={{ count: field.value }} />
        </span>
      </Box>
      <Box component="span" sx={{ ...said, display: 'none', displayPrint: 'inline' }}>
        {words}
      </Box>
    </>
  );
};
