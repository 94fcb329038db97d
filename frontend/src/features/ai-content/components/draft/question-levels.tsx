import Box from '@mui/material/Box';
import type { Question } from '#shared/model/question.ts';
import { bloomLevels, difficulties } from '#shared/model/question-levels.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { setLevels } from '../../model/draft/edit-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { KeyNote } from './key-notes.tsx';
import { PlainChoice } from './plain-choice.tsx';

interface Props {
  readonly question: Question;
  readonly name: string;
}

/** What a question asks pupils to do with what they know, and how hard it is; a reader sees what is set. */
export const QuestionLevels = ({ question, name }: Props) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const { id, bloom, difficulty } = question;
  if (!edit && bloom === undefined && difficulty === undefined) return null;
  return (
    <KeyNote label={labels.asksTo}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: { sm: '-4px' } }}>
        <PlainChoice
          value={bloom ?? 'unset'}
          options={[
            ...bloomLevels.map((level) => [level, labels.bloom[level]] as const),
            ['unset', labels.noLevel] as const,
          ]}
          label={text('draft.partOf', { name, part: labels.asksTo })}
          onChoose={(chosen) =>
            edit?.(setLevels(id, { bloom: chosen === 'unset' ? undefined : chosen, difficulty }))
          }
        />
        <PlainChoice
          value={difficulty === undefined ? 'unset' : (`${difficulty}` as const)}
          options={[
            ...difficulties.map((one) => [`${one}` as const, labels.difficulties[one]] as const),
            ['unset', labels.noDifficulty] as const,
          ]}
          label={text('draft.difficultyOf', { name })}
          onChoose={(chosen) => {
            const next = difficulties.find((one) => `${one}` === chosen);
            edit?.(setLevels(id, { bloom, difficulty: next }));
          }}
        />
      </Box>
    </KeyNote>
  );
};
