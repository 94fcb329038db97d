import Box from '@mui/material/Box';
import { useWordsLanguage } from './draft-context.ts';

interface Props {
  /** The id of the question, whose options form one group. */
  readonly id: string;
  readonly checked: boolean;
  /** Needed when the radio button has no visible label. */
  readonly label?: string;
  /** Whether it aligns with the first of several lines. */
  readonly isAtTop?: boolean;
  readonly onChoose: () => void;
}

/** Marks an option as correct; hidden on paper. */
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
      mt: isAtTop ? '4px' : 0,
      '@media (pointer: coarse)': { width: 28, height: 28, mt: 0 },
      displayPrint: 'none',
    }}
  />
);
