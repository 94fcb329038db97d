import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import type { MarkedQuestion } from '#shared/model/answer-sheets.ts';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useDocumentKeys } from '#frontend/lib/use-document-keys.ts';
import type { AnswersReview } from '../../hooks/answers/use-answers.ts';
import { isEmptyKey, optionOfKey } from '../../model/answers/answer-keys.ts';
import { chosenLetters, optionsOn, type Place } from '../../model/answers/answer-rows.ts';
import { answerOnSheet } from '../../model/answers/crop-area.ts';
import { settleChoice } from '../../model/answers/edit-answers.ts';
import { SheetCrop } from './sheet-crop.tsx';

export interface AnswerProps {
  readonly jobId: string;
  readonly review: AnswersReview;
  readonly here: Place;
  readonly question: MarkedQuestion;
}

/** Elements that use letters, digits or Enter themselves. */
const ownKeys = 'input, select, textarea, [role=dialog], [role=menu], a';

/** What the teacher says about an answer with options: one of them, none, or that the reading is right. */
export const ChoiceAnswer = ({ jobId, review, here, question }: AnswerProps) => {
  const text = useMessage();
  const { content, settle } = review;
  const { layout, answer, bubbles, area } = answerOnSheet(content, here.sheet, question.id);
  const options = optionsOn(layout, question.id, content.language);
  const { chosen = [], doubt } = answer;
  const letters = chosenLetters(options, answer);
  const key = options.find(({ id }) => id === question.key)?.letter ?? '';

  const choose = (ids: readonly string[]): void =>
    settle(settleChoice(here.sheet, question.id, ids));
  useDocumentKeys((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
      return;
    if (target instanceof Element && target.closest(ownKeys)) return;
    if (event.key === 'Enter') {
      // A pressed button is meant, and two bubbles are never taken by one key.
      if (target instanceof Element && target.closest('button')) return;
      if (doubt === undefined || chosen.length > 1) return;
      event.preventDefault();
      choose(chosen);
      return;
    }
    const option = optionOfKey(options, event.key);
    if (!option && !isEmptyKey(event.key)) return;
    event.preventDefault();
    choose(option ? [option.id] : []);
  });

  return (
    <>
      {layout && area && (
        <SheetCrop
          jobId={jobId}
          sheet={here.sheet}
          size={layout.picture}
          area={area}
          label={text('answers.crop')}
          bubbles={options.flatMap(({ id, letter }, index) => {
            const at = bubbles[index];
            return at
              ? { id, letter, at, isChosen: chosen.includes(id), isKey: id === question.key }
              : [];
          })}
          onChoose={(id) => choose([id])}
        />
      )}
      <Box>
        {doubt !== undefined && (
          <Box component="span" sx={{ color: 'paper.saffronText', fontWeight: 500 }}>
            <Message id={`answers.doubt.${doubt}`} />
          </Box>
        )}
        <>{doubt !== undefined && ' '}</>
        <Message id="answers.keyIs" values={{ letter: key }} />
      </Box>
      <Box
        role="group"
        aria-label={text('answers.answer')}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: `repeat(${Math.min(4, Math.max(2, options.length))}, minmax(0, 1fr))`,
        }}
      >
        {options.map(({ id, letter }, index) => (
          <Button
            key={id}
            variant="outlined"
            color="inherit"
            aria-pressed={chosen.includes(id)}
            onClick={() => choose([id])}
            sx={{
              minWidth: 0,
              minHeight: 48,
              fontSize: '1.0625rem',
              '&[aria-pressed=true]': {
                borderColor: 'primary.main',
                bgcolor: 'paper.tealWash',
                color: 'primary.main',
                boxShadow: ({ vars }) => `inset 0 0 0 1px ${vars.palette.primary.main}`,
              },
            }}
          >
            <span>{letter}</span>
            <KeyHint keys={String(index + 1)} />
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {doubt !== undefined && (
          <Button
            variant="contained"
            startIcon={<Check size={18} aria-hidden />}
            onClick={() => choose(chosen)}
            sx={{ minHeight: 44 }}
          >
            <span>
              <Message
                id={
                  chosen.length === 0
                    ? 'answers.takeEmpty'
                    : chosen.length === 1
                      ? 'answers.take'
                      : 'answers.takeSeveral'
                }
                values={{ letters }}
              />
            </span>
            {chosen.length < 2 && <KeyHint keys="Enter" />}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button color="inherit" onClick={() => choose([])} sx={{ minHeight: 44 }}>
            <span>
              <Message id="answers.takeEmpty" />
            </span>
            <KeyHint keys="0" />
          </Button>
        )}
      </Box>
    </>
  );
};
