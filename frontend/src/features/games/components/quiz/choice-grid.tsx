import Box from '@mui/material/Box';
import type { Choice } from '../../model/quiz/question.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { ChoiceCard } from './choice-card.tsx';

interface Props {
  readonly options: readonly Choice[];
  readonly chosen: number | undefined;
  readonly revealed: boolean;
  /** The letters of the cards that answer, in place of the number keys. */
  readonly letters: readonly string[] | undefined;
  readonly onChoose: (index: number) => void;
}

export const ChoiceGrid = ({ options, chosen, revealed, letters, onChoose }: Props) => (
  <Box
    component="ol"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      gap: { xs: 1, sm: 2 },
    }}
    {...keepFocus}
  >
    {options.map((option, index) => (
      <ChoiceCard
        key={index}
        option={option}
        number={index + 1}
        letter={letters?.[index]}
        chosen={index === chosen}
        revealed={revealed}
        onChoose={() => onChoose(index)}
      />
    ))}
  </Box>
);
