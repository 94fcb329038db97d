import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { evidenceOf, sourceOf } from '#shared/draft/evidence.ts';
import type { Question } from '#shared/model/question.ts';
import { changeQuestion } from '../../model/draft/edit-blocks.ts';
import { useDraftView } from './draft-context.ts';
import { KeyNote, KeyText } from './key-notes.tsx';
import { Prose } from './prose.tsx';

interface Props {
  readonly question: Question;
  readonly name: string;
}

/** Why the key is right, and the words of the source text that it rests on. */
export const QuestionReason = ({ question, name }: Props) => {
  const { labels, sourceText } = useDraftView();
  const { id, reason } = question;
  const evidence = evidenceOf(question);
  const { passage } = question;
  // Typing changes the question, but not its passage.
  const source = useMemo(
    () => sourceOf(passage, sourceText, labels),
    [passage, sourceText, labels],
  );
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
      {source && (
        <KeyNote label={labels.source}>
          <bdi>{source}</bdi>
        </KeyNote>
      )}
    </>
  );
};
