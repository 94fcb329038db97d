import Box from '@mui/material/Box';
import { useWordsLanguage } from './draft-context.ts';

interface Props {
  /** Of the question, whose answers are one group. */
  readonly id: string;
  readonly checked: boolean;
  /** Where no text stands in its label. */
  readonly label?: string;
  /** Whether it stands beside text of several lines, at the first of them. */
  readonly isAtTop?: boolean;
  readonly onChoose: () => void;
}

/** Says that an answer is the right one; not on paper. */
export const KeyRadio = ({ id, checked, label, isAtTop = false, onChoose }: Props) => (
  <Box
    component="input"
    type="radio"
    name={`key-${id}`}
    checked={checked}
    aria-label={label}
    lang={useWordsLanguage().lang}
    onChange={onChoose}
    sx={{
      flexShrink: 0,
      width: 20,
      height: 20,
      m: 0,
      mt: isAtTop ? '4px' : 0,
      accentColor: 'var(--mui-palette-primary-main)',
      '@media (pointer: coarse)': { width: 28, height: 28, mt: 0 },
      displayPrint: 'none',
    }}
  />
);
