import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ListPlus, ScanText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { loadMessages } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useStable } from '#frontend/lib/use-stable.ts';
import { useClass } from '#frontend/lib/classes/classes.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useAnswers } from '../../hooks/answers/use-answers.ts';
import { optionsOn } from '../../model/answers/answer-rows.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { AnswersTable } from './answers-table.tsx';
import type { EnterDialogProps } from './enter-dialog.tsx';
import { HandBackButton } from './hand-back-button.tsx';
import { LeftOut } from './left-out.tsx';
import type { QuestionDialogProps } from './question-dialog.tsx';
import { QuestionsInFigures } from './questions-in-figures.tsx';

const EnterDialog = lazyOverlay<EnterDialogProps>(
  async () => (await Promise.all([import('./enter-dialog.tsx'), loadMessages('classes')]))[0],
);
const QuestionDialog = lazyOverlay<QuestionDialogProps>(() => import('./question-dialog.tsx'));

/** Why the marks cannot be entered yet; undefined if they can. */
const useObstacle = (
  { questions, scale }: AnswerSheets,
  doubts: number,
  isClassGone: boolean,
): string | undefined => {
  const text = useMessage();
  const sum = questions.reduce((all, { points }) => all + points, 0);
  if (isClassGone) return text('answers.classGone');
  if (doubts > 0) return text('answers.checkFirst', { count: doubts });
  return sum === scale ? undefined : text('answers.pointsSum', { sum, scale });
};

/** Beside the table where there is room for both, else above it. */
const BESIDE = '@media (min-width: 700px)';

/** On a phone the buttons share one row. */
const onPhone = { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1.25, sm: 2.5 } } as const;

interface Props {
  readonly jobId: string;
  readonly document: OpenDocument<AnswerSheets>;
}

/** The answers of a class: the table, the answer that is looked at, and the way to the marks of the class. */
const AnswersBoard = ({ jobId, document }: Props) => {
  const { content, change } = document;
  const text = useMessage();
  const { data: kept } = useClass(content.classId);
  const review = useAnswers(document, kept);
  const describe = useStable(async () => {
    const { describeAnswer } = await import('../conflict/describe-answer.ts');
    const nameOf = (id: string) => kept?.pupils.find((pupil) => pupil.id === id)?.fullName;
    return describeAnswer([content, document.newest.content], nameOf, optionsOn);
  });
  const [entering, setEntering] = useState<boolean>();
  const [question, setQuestion] = useState<{ readonly id: string; readonly open: boolean }>();
  const panel = useRef<HTMLElement>(null);
  const { rows, open, here } = review;
  const withSheet = rows.filter(({ pupil, sheet }) => pupil !== undefined && sheet !== undefined);
  // The sheet of an unknown pupil is not entered, so its doubts may stay.
  const named = new Set(withSheet.map(({ sheet }) => sheet));
  const doubts = open.filter((place) => place.question !== undefined && named.has(place.sheet));
  const obstacle = useObstacle(content, doubts.length, kept === null);
  const isBlocked = obstacle !== undefined || withSheet.length === 0 || !kept;

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => focusIfLost(panel.current), [here]);

  return (
    <Box onKeyDown={documentKeys(document)} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 1.5 } }}
      >
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{content.title}</bdi>
          </Typography>
          <Typography color="textSecondary">
            {kept && (
              <>
                <bdi>{kept.name}</bdi>
                {' · '}
              </>
            )}
            <Message
              id="answers.counts"
              values={{
                sheets: content.sheets.filter(({ dismissed }) => !dismissed).length,
                pupils: kept?.pupils.length ?? content.sheets.length,
                questions: content.questions.length,
              }}
            />
          </Typography>
        </Box>
        <Button
          component={Link}
          to={paths.readAnswerSheets}
          variant="outlined"
          sx={onPhone}
          startIcon={<ScanText size={18} aria-hidden />}
        >
          <Message id="answers.more" />
        </Button>
        <HandBackButton
          jobId={jobId}
          save={document.saveNow}
          sx={onPhone}
          disabled={open.length > 0}
        />
        <Button
          variant="contained"
          sx={onPhone}
          disabled={isBlocked}
          aria-describedby={obstacle === undefined ? undefined : 'answers-obstacle'}
          startIcon={<ListPlus size={18} aria-hidden className="flip-rtl" />}
          onClick={() => setEntering(true)}
        >
          <Message id="answers.enter" />
        </Button>
        {obstacle !== undefined && (
          <Box
            id="answers-obstacle"
            sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.875rem' }}
          >
            {obstacle}
          </Box>
        )}
      </Box>
      <DocumentBar document={document.store} describe={describe} />
      <LeftOut content={content} rows={rows} onChange={change} />
      <Box
        role="group"
        aria-label={text('answers.board')}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(272px, 30vw, 400px)' },
        }}
      >
        <Box
          sx={{
            minWidth: 0,
            [BESIDE]: { gridColumn: 2, gridRow: 1 },
            '@media (min-width: 700px) and (min-height: 600px)': { position: 'sticky', top: 72 },
          }}
        >
          <AnswerPanel jobId={jobId} review={review} kept={kept ?? undefined} ref={panel} />
        </Box>
        <Box sx={{ minWidth: 0, [BESIDE]: { gridColumn: 1, gridRow: 1 } }}>
          <AnswersTable
            review={review}
            onQuestion={(id) => setQuestion({ id, open: true })}
            onLook={() => panel.current?.scrollIntoView({ block: 'nearest' })}
          />
        </Box>
      </Box>
      <QuestionsInFigures content={content} />
      {question && (
        <QuestionDialog
          content={content}
          id={question.id}
          open={question.open}
          onChange={change}
          onClose={() => setQuestion({ ...question, open: false })}
          onExited={() => setQuestion(undefined)}
        />
      )}
      {entering !== undefined && kept && (
        <EnterDialog
          jobId={jobId}
          content={content}
          kept={kept}
          open={entering}
          onClose={() => setEntering(false)}
          onExited={() => setEntering(undefined)}
        />
      )}
    </Box>
  );
};

export default AnswersBoard;
