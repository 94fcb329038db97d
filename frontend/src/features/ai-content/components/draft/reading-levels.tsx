import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PenLine, ScanSearch, Sparkles, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import {
  isEasier,
  printOf,
  readabilityOfText,
  readingNotes,
  withVersion,
} from '#shared/draft/readings.ts';
import type { Readability } from '#shared/draft/readability.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import type { Test } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { readingLevels, type Reading, type ReadingLevel } from '#shared/model/reading.ts';
import { FormError } from '#frontend/components/form/form-error.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ApiError, SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { editTest, type Edit } from '../../model/draft/edit-draft.ts';
import { useDraftView, useWordsLanguage, type RewriteText } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';

/** Replaces a version by a change of it as it is then; removes it without one. */
const changeReading = (
  level: ReadingLevel,
  change: (before: Reading) => Reading | undefined,
): Edit =>
  editTest(({ readings = [], ...test }) => {
    const before = readings.find((one) => one.level === level) ?? { level, text: '' };
    const after = change(before);
    const all = after
      ? withVersion(readings, after)
      : readings.filter((one) => one.level !== level);
    return { ...test, ...(all.length > 0 && { readings: all }) };
  });

const problemOf = (error: unknown): Text =>
  error instanceof ApiError && error.code === 'instruction-needs-model'
    ? { id: 'draft.reading.needsModel' }
    : textOfFailure(error, 'draft.reading.failed');

/** How easily a text is read, in figures that can be compared. */
const Figures = ({ of }: { readonly of: Readability | undefined }) =>
  of && (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      <Message
        id="draft.reading.figures"
        values={{
          words: of.words,
          perSentence: Math.round(of.wordsPerSentence * 10) / 10,
          long: Math.round(of.longWords * 100),
        }}
      />
    </Box>
  );

interface WarningProps {
  readonly children: ReactNode;
  readonly onSettle?: () => void;
}

const Warning = ({ children, onSettle }: WarningProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
  >
    <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
    <Box component="span" sx={{ flex: '1 1 200px' }}>
      {children}
    </Box>
    {onSettle && (
      <Button size="small" color="inherit" onClick={onSettle}>
        <Message id="draft.isRight" />
      </Button>
    )}
  </Box>
);

interface VersionProps {
  readonly test: Test;
  readonly reading: Reading;
  readonly name: string;
  /** What it must be easier than. */
  readonly than: { readonly text: string; readonly name: string };
}

/** What the teacher has to know and to decide about a version. */
const Findings = ({ test, reading, than }: Omit<VersionProps, 'name'>) => {
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

interface Props {
  readonly test: Test;
  readonly rewrite: RewriteText;
}

/** Easier versions of the source text for the same questions: the teacher has them written, reads and edits them. */
const ReadingLevels = ({ test, rewrite }: Props) => {
  const { edit, labels } = useDraftView();
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
    }
  };
  const focusLevel = (level: ReadingLevel) =>
    setTimeout(() =>
      section.current?.querySelector<HTMLElement>(`[data-level=${level}] button`)?.focus(),
    );
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
          <Figures of={readabilityOfText(sourceText, test)} />
        </Box>
      </Box>
      {readingLevels.map((level) => {
        const reading = readings.find((one) => one.level === level);
        const name = nameOf(level);
        const isBusy = busy === level;
        return (
          <Box
            key={level}
            data-level={level}
            role="group"
            aria-label={name}
            sx={{
              display: 'grid',
              gap: 1,
              p: 1.5,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '8px',
            }}
          >
            <Box
              {...language}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
            >
              <Box component="span" sx={{ fontWeight: 600, color: 'primary.main' }}>
                {name}
              </Box>
              {reading && <Figures of={readabilityOfText(reading.text, test)} />}
              <Box sx={{ flex: 1 }} />
              {reading ? (
                <Box sx={{ display: 'flex' }}>
                  <IconAction
                    label={text('draft.reading.solve', { name })}
                    Icon={ScanSearch}
                    disabled={busy !== undefined}
                    onClick={() => void ask(level, true)}
                  />
                  <IconAction
                    label={text('draft.redraft', { name })}
                    Icon={Sparkles}
                    disabled={busy !== undefined}
                    onClick={() => void ask(level, false)}
                  />
                  <IconAction
                    label={text('draft.remove', { name })}
                    Icon={Trash2}
                    disabled={isBusy}
                    onClick={() => remove(level)}
                  />
                </Box>
              ) : (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button
                    size="small"
                    variant="outlined"
                    startIcon={<Sparkles size={18} aria-hidden />}
                    aria-label={text('draft.reading.writeOf', { name })}
                    disabled={busy !== undefined}
                    onClick={() => void ask(level, false).then(() => focusLevel(level))}
                  >
                    <Message id="draft.reading.write" />
                  </Button>
                  <Button
                    size="small"
                    color="inherit"
                    startIcon={<PenLine size={18} aria-hidden />}
                    aria-label={text('draft.reading.byHandOf', { name })}
                    disabled={busy !== undefined}
                    onClick={() => copy(level)}
                  >
                    <Message id="draft.reading.byHand" />
                  </Button>
                </Box>
              )}
            </Box>
            {reading && (
              <>
                <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  <EditableText
                    value={reading.text}
                    label={text('draft.partOf', { name, part: labels.sourceText })}
                    field={`readings.${level}`}
                    maximum={limits.longTextLength}
                    isNew={written === level}
                    write={(typed) => changeReading(level, (one) => ({ ...one, text: typed }))}
                  />
                </Box>
                <Box {...language} sx={{ display: 'grid', gap: 1, fontSize: '0.875rem' }}>
                  <Findings
                    test={test}
                    reading={reading}
                    than={
                      level === 'simplest' && easier
                        ? { text: easier.text, name: nameOf('easier') }
                        : given
                    }
                  />
                </Box>
              </>
            )}
            {isBusy && (
              <Box {...language} sx={{ color: 'text.secondary' }}>
                <Message id="draft.reading.writing" />
              </Box>
            )}
          </Box>
        );
      })}
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
