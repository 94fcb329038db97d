import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { isEasier, printOf, readabilityOfText, readingNotes } from '#shared/draft/readings.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import type { Test } from '#shared/model/draft.ts';
import type { Reading } from '#shared/model/reading.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { changeReading, type NamedText } from '../../model/draft/edit-readings.ts';
import { useDraftView } from './draft-context.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface WarningProps {
  readonly children: ReactNode;
  readonly onSettle?: () => void;
}

const Warning = ({ children, onSettle }: WarningProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
  >
    <TriangleAlert size={16} style={{ flexShrink: 0 }} />
    <Box component="span" sx={{ flex: '1 1 200px' }}>
      {children}
    </Box>
    {onSettle && (
      <TextButton label="draft.isRight" size="small" color="inherit" onClick={onSettle} />
    )}
  </Box>
);

interface Props {
  readonly test: Test;
  readonly reading: Reading;
  /** What it must be easier than. */
  readonly than: NamedText;
}

/** What the teacher has to know and to decide about a version. */
export const ReadingFindings = ({ test, reading, than }: Props) => {
  const { edit } = useDraftView();
  const { level, text, solving } = reading;
  const notes = useMemo(() => readingNotes(test, reading), [test, reading]);
  const isLower = isEasier(readabilityOfText(text, test), readabilityOfText(than.text, test));
  const isSolved = solving?.of === printOf(test, text);
  const total = test.questions.filter(
    (one) => one.kind === 'truth' || traitsOf(one).answers.length > 0,
  ).length;
  const settle = (key: string) =>
    edit?.(changeReading(level, (one) => ({ ...one, settled: [...(one.settled ?? []), key] })));
  return (
    <>
      {(notes.length > 0 || !isLower) && (
        <Box
          component="ul"
          sx={{
            m: 0,
            px: 1.5,
            py: 0.75,
            listStyle: 'none',
            borderRadius: '8px',
            color: 'job.pending.text',
            bgcolor: 'job.pending.wash',
          }}
        >
          {!isLower && (
            <Warning>
              <Message id="draft.reading.notEasier" values={{ name: than.name }} />
            </Warning>
          )}
          {notes.map(({ key, why, number, missing = '' }) => (
            <Warning key={key} onSettle={() => settle(key)}>
              <Message id={`draft.reading.${why}`} values={{ number, missing }} />
            </Warning>
          ))}
        </Box>
      )}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {isSolved ? (
          <Message id="draft.reading.solved" values={{ done: solving.agreed.length, total }} />
        ) : (
          <Message id={solving ? 'draft.reading.changed' : 'draft.reading.notSolved'} />
        )}
        {(total < test.questions.length || test.task) && (
          <>
            {' '}
            <Message id="draft.reading.open" />
          </>
        )}
      </Box>
    </>
  );
};
