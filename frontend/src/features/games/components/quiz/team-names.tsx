import Box from '@mui/material/Box';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { QuizSettings } from '../../model/quiz/quiz-state.ts';

interface Props {
  readonly settings: QuizSettings;
  readonly onChange: (teamNames: string[]) => void;
}

const NAME_LENGTH = 40;

export const TeamNames = ({ settings, onChange }: Props) => {
  if (settings.teams === 0) return null;
  const names = Array.from(
    { length: settings.teams },
    (_, index) => settings.teamNames[index] ?? '',
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
        gap: 2,
      }}
    >
      {names.map((name, index) => (
        <TextField
          key={index}
          name={`team-${index}`}
          label={<Message id="games.quiz.team" values={{ number: index + 1 }} />}
          value={name}
          onChange={(next) => onChange(names.with(index, next))}
          optional
          inputProps={{ maxLength: NAME_LENGTH }}
        />
      ))}
    </Box>
  );
};
