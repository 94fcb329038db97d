import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { forKind, type Question } from '#shared/model/question.ts';
import { bloomLevels, difficulties } from '#shared/model/question-levels.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeQuestion, setLevels } from '../../model/draft/edit-blocks.ts';
import { KeepQuestion, KeptMark } from '../bank/keep-question.tsx';
import type { BlockProps } from './block-frame.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import { useDraftView } from './draft-context.ts';
import { GapAnswer } from './gap-answer.tsx';
import { MatchingAnswer } from './matching-answer.tsx';
import { OpenAnswer } from './open-answer.tsx';
import { OrderingAnswer } from './ordering-answer.tsx';
import { PartNumber } from './part-number.tsx';
import { QuestionReason } from './question-reason.tsx';
import { ShortAnswer } from './short-answer.tsx';
import { SolvedBlock, SolvedParts } from './solved-block.tsx';
import { TruthAnswer } from './truth-answer.tsx';
import { KeyNote } from './key-notes.tsx';
import { PlainChoice } from './plain-choice.tsx';

interface QuestionLevelsProps {
  readonly question: Question;
  readonly name: string;
}

/** What a question asks pupils to do with what they know, and how hard it is; a reader sees what is set. */
const QuestionLevels = ({ question, name }: QuestionLevelsProps) => {
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

interface NamedQuestion {
  readonly question: Question;
  readonly name: string;
}

/** Where pupils answer, with the key for the teacher. */
const Answer = ({ question, name }: NamedQuestion) =>
  forKind<ReactNode>(question, {
    choice: (one) => <ChoiceOptions question={one} name={name} />,
    truth: (one) => <TruthAnswer question={one} name={name} />,
    short: (one) => <ShortAnswer question={one} name={name} />,
    gap: (one) => <GapAnswer question={one} name={name} />,
    open: (one) => <OpenAnswer question={one} name={name} />,
    matching: (one) => <MatchingAnswer question={one} name={name} />,
    ordering: (one) => <OrderingAnswer question={one} name={name} />,
  });

interface PartsProps extends NamedQuestion {
  readonly isNew?: boolean;
}

const askedParts = ({ question, name }: NamedQuestion) => ({
  block: question,
  name,
  asked: question.stem,
  field: 'stem',
  write: (written: string) => changeQuestion(question.id, (one) => ({ ...one, stem: written })),
  notes: (
    <>
      {/* What earns points says why an open answer is right. */}
      {question.kind !== 'open' && <QuestionReason question={question} name={name} />}
      <QuestionLevels question={question} name={name} />
    </>
  ),
  children: <Answer question={question} name={name} />,
});

/** What a question says, with its key on the teacher's sheet. */
export const QuestionParts = ({ isNew = false, ...asked }: PartsProps) => (
  <SolvedParts {...askedParts(asked)} isNew={isNew} />
);

interface Props extends BlockProps {
  readonly question: Question;
}

/** One question of a test, with its actions. */
const OneQuestion = ({ question, ...position }: Props) => {
  const { labels } = useDraftView();
  const { id, points } = question;
  const name = labels.question(position.index + 1);
  return (
    <SolvedBlock
      {...position}
      {...askedParts({ question, name })}
      aside={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <KeptMark question={question} />
          <PartNumber
            of="points"
            value={points}
            name={name}
            field={`${id}.points`}
            write={(next) => changeQuestion(id, (one) => ({ ...one, points: next }))}
          />
        </Box>
      }
      actions={<KeepQuestion question={question} name={name} />}
    />
  );
};

/** Memoised, so that typing in one of thirty questions renders only that one. */
export const QuestionBlock = memo(OneQuestion);
