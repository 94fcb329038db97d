import Box from '@mui/material/Box';
import type { Question } from '#shared/model/question.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { chooseTruth } from '../../model/draft/edit-options.ts';
import { useDraftView } from './draft-context.ts';
import { KeyRadio } from './key-radio.tsx';

interface Props {
  readonly question: Extract<Question, { kind: 'truth' }>;
  readonly name: string;
}

/** True or false: boxes for pupils to tick, with the correct one marked on the teacher's sheet. */
export const TruthAnswer = ({ question: { id, answer }, name }: Props) => {
  const { labels, edit, withKeys } = useDraftView();
  const text = useMessage();
  const choices = [
    [true, labels.true],
    [false, labels.false],
  ] as const;
  return (
    <Box
      role={edit && withKeys ? 'radiogroup' : undefined}
      aria-label={edit && withKeys ? text('draft.keyOf', { name }) : undefined}
      sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {choices.map(([value, said]) => {
        const isKey = withKeys && value === answer;
        return (
          <Box
            key={said}
            component="label"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              px: 1.5,
              minHeight: 36,
              border: '1px solid',
              borderColor: isKey ? 'primary.main' : 'divider',
              borderRadius: '8px',
              ...(isKey && { bgcolor: 'paper.tealWash', fontWeight: 500 }),
            }}
          >
            {edit && withKeys && (
              <KeyRadio id={id} checked={isKey} onChoose={() => edit(chooseTruth(id, value))} />
            )}
            {said}
          </Box>
        );
      })}
    </Box>
  );
};
