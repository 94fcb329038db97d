import Box from '@mui/material/Box';
import { memo } from 'react';
import { evidenceOf } from '#shared/draft/evidence.ts';
import type { Question } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeQuestion, settleQuestion, writeHint } from '../../draft/edit-blocks.ts';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import { Counted } from './counted.tsx';
import { DoubtNote } from './doubt-note.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { KeyNote, KeyNotes, KeyText } from './key-notes.tsx';
import { Prose } from './prose.tsx';
import { ShortAnswer } from './short-answer.tsx';
import { TruthAnswer } from './truth-answer.tsx';

interface Props extends BlockProps {
  readonly question: Question;
}

const Answer = ({ question, name }: { readonly question: Question; readonly name: string }) => {
  if (question.kind === 'choice') return <ChoiceOptions question={question} name={name} />;
  if (question.kind === 'truth') return <TruthAnswer question={question} name={name} />;
  return <ShortAnswer question={question} name={name} />;
};

/** One question of a test, with its key on the teacher's sheet. */
const OneQuestion = ({ question, place, count, isNew }: Props) => {
  const { labels, edit, withKeys } = useDraftView();
  const text = useMessage();
  const { id, stem, points, reason, hint = '', doubtful } = question;
  const name = labels.question(place + 1);
  const evidence = evidenceOf(question);
  return (
    <BlockFrame
      id={id}
      name={name}
      place={place}
      count={count}
      aside={
        <Counted
          value={points}
          words={labels.points(points)}
          unit="draft.points"
          label={text('draft.pointsOf', { name })}
          step={0.25}
          maximum={limits.draftPoints}
          onChange={(next) =>
            edit?.(
              changeQuestion(id, (one) => ({ ...one, points: next })),
              `${id}.points`,
            )
          }
        />
      }
    >
      {doubtful && withKeys && <DoubtNote settle={settleQuestion(id)} />}
      <EditableText
        value={stem}
        label={text('draft.stemOf', { name })}
        field={`${id}.stem`}
        isNew={isNew}
        write={(written) => changeQuestion(id, (one) => ({ ...one, stem: written }))}
      />
      <Answer question={question} name={name} />
      {withKeys && (
        <KeyNotes>
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
          <KeyText
            label={labels.hint}
            name={name}
            value={hint}
            field={`${id}.hint`}
            write={(written) => writeHint(id, written)}
          />
        </KeyNotes>
      )}
    </BlockFrame>
  );
};

/** Memoised, so that typing in one of thirty questions renders only that one. */
export const QuestionBlock = memo(OneQuestion);
