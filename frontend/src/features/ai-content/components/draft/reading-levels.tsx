import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { readabilityOfText } from '#shared/draft/readings.ts';
import type { Test } from '#shared/model/draft.ts';
import { readingLevels, type ReadingLevel } from '#shared/model/reading.ts';
import { FormError } from '#frontend/components/form/form-error.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ApiError, SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { changeReading } from '../../model/draft/edit-readings.ts';
import { useDraftView, useWordsLanguage, type RewriteText } from './draft-context.ts';
import { ReadingFigures } from './reading-figures.tsx';
import { ReadingLevelCard } from './reading-level-card.tsx';

const problemOf = (error: unknown): Text =>
  error instanceof ApiError && error.code === 'instruction-needs-model'
    ? { id: 'draft.reading.needsModel' }
    : textOfFailure(error, 'draft.reading.failed');

interface Props {
  readonly test: Test;
  readonly rewrite: RewriteText;
}

/** Easier versions of the source text for the same questions: the teacher has them written, reads and edits them. */
const ReadingLevels = ({ test, rewrite }: Props) => {
  const { edit } = useDraftView();
  const text = useMessage();
  const language = useWordsLanguage();
  const [busy, setBusy] = useState<ReadingLevel>();
  const [problem, setProblem] = useState<Text>();
  const [said, setSaid] = useState<Text>();
  const [written, setWritten] = useState<ReadingLevel>();
  const section = useRef<HTMLDivElement>(null);
  const { sourceText = '', readings = [] } = test;
  if (!edit) return null;
  const nameOf = (level: ReadingLevel | 'given') => text(`draft.reading.level.${level}`);

  const focusLevel = (level: ReadingLevel) =>
    setTimeout(() =>
      section.current?.querySelector<HTMLElement>(`[data-level=${level}] button`)?.focus(),
    );
  const isThere = (level: ReadingLevel) => readings.some((one) => one.level === level);
  const ask = async (level: ReadingLevel, keep: boolean) => {
    setBusy(level);
    setProblem(undefined);
    setSaid(undefined);
    try {
      const made = await rewrite(level, keep);
      edit(
        changeReading(level, (before) =>
          // What was typed meanwhile stays, and the solving then says that it is of another text.
          keep ? { ...before, ...(made.solving && { solving: made.solving }) } : made,
        ),
      );
      setSaid({
        id: keep && !made.solving ? 'draft.reading.notSolved' : 'draft.reading.done',
        values: { name: nameOf(level) },
      });
    } catch (error) {
      if (!(error instanceof SessionEndedError)) setProblem(problemOf(error));
    } finally {
      setBusy(undefined);
      // The button that was pressed is gone.
      if (!isThere(level)) focusLevel(level);
    }
  };
  const copy = (level: ReadingLevel) => {
    setWritten(level);
    edit(changeReading(level, (before) => ({ ...before, text: sourceText })));
  };
  const remove = (level: ReadingLevel) => {
    edit(changeReading(level, () => undefined));
    focusLevel(level);
  };
  const given = { text: sourceText, name: nameOf('given') };
  const easier = readings.find(({ level }) => level === 'easier');
  const ofSimplest = easier ? { text: easier.text, name: nameOf('easier') } : given;
  return (
    <Box
      ref={section}
      component="section"
      aria-label={text('draft.reading.title')}
      sx={{ mt: 1.5, display: 'grid', gap: 1.5, fontSize: '0.9375rem', displayPrint: 'none' }}
    >
      <Box {...language} sx={{ display: 'grid', gap: 0.5 }}>
        <Box component="h4" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
          <Message id="draft.reading.title" />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="draft.reading.help" />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {given.name}
          <ReadingFigures of={readabilityOfText(sourceText, test)} />
        </Box>
      </Box>
      {readingLevels.map((level) => (
        <ReadingLevelCard
          key={level}
          test={test}
          level={level}
          name={nameOf(level)}
          than={level === 'simplest' ? ofSimplest : given}
          busy={busy}
          isNew={written === level}
          onWrite={(keep) => void ask(level, keep)}
          onCopy={() => copy(level)}
          onRemove={() => remove(level)}
        />
      ))}
      <Box {...language}>
        <FormError error={problem} />
        <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
          {said && <Message {...said} />}
        </Box>
      </Box>
    </Box>
  );
};

export default ReadingLevels;
