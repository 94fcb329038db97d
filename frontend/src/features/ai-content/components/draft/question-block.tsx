import Box from '@mui/material/Box';
import { memo } from 'react';
import { evidenceOf } from '#shared/draft/evidence.ts';
import type { Question } from '#shared/model/draft.ts';
import { changeQuestion } from '../../model/draft/edit-blocks.ts';
import type { BlockProps } from './block-frame.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import { useDraftView } from './draft-context.ts';
import { KeyNote, KeyText } from './key-notes.tsx';
import { PartNumber } from './part-number.tsx';
import { Prose } from './prose.tsx';
import { ShortAnswer } from './short-answer.tsx';
import { SolvedBlock } from './solved-block.tsx';
import { TruthAnswer } from './truth-answer.tsx';

interface NamedQuestion {
  readonly question: Question;
  readonly name: string;
}

const Answer = ({ question, name }: NamedQuestion) => {
  if (question.kind === 'choice') return <ChoiceOptions question={question} name={name} />;
  if (question.kind === 'truth') return <TruthAnswer question={question} name={name} />;
  return <ShortAnswer question={question} name={name} />;
};

/** Why the key is right, and the words of the source text that it rests on. */
const Reason = ({ question, name }: NamedQuestion) => {
  const { labels } = useDraftView();
  const { id, reason } = question;
  const evidence = evidenceOf(question);
  return (
    <>
      <KeyText
        label={labels.reason}
        name={name}
        value={reason}
        field={`${id}.reason`}
        write={(written) => changeQuestion(id, (one) => ({ ...one, reason: written }))}
      />
      {evidence && (
        <KeyNote label={labels.evidence}>
          <Box component="q" sx={{ '[lang=ar] &': { quotes: '"«" "»"' } }}>
            <Prose text={evidence} />
          </Box>
        </KeyNote>
      )}
    </>
  );
};

interface Props extends BlockProps {
  readonly question: Question;
}

/** One question of a test, with its key on the teacher's sheet. */
const OneQuestion = ({ question, ...position }: Props) => {
  const { labels } = useDraftView();
  const { id, stem, points } = question;
  const name = labels.question(position.index + 1);
  return (
    <SolvedBlock
      {...position}
      block={question}
      name={name}
      aside={
        <PartNumber
          of="points"
          value={points}
          name={name}
          field={`${id}.points`}
          write={(next) => changeQuestion(id, (one) => ({ ...one, points: next }))}
        />
      }
      asked={stem}
      field="stem"
      write={(written) => changeQuestion(id, (one) => ({ ...one, stem: written }))}
      notes={<Reason question={question} name={name} />}
    >
      <Answer question={question} name={name} />
    </SolvedBlock>
  );
};

/** Memoised, so that typing in one of thirty questions renders only that one. */
export const QuestionBlock = memo(OneQuestion);
