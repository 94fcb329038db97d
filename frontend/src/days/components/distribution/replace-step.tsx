import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { withDistributions } from '#shared/distribution/change-distributions.ts';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { useChangeDistributions } from '#frontend/lib/resources/annual-distributions.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';
import { useDays } from '../../hooks/use-days.ts';
import { replacementOf } from '../../model/replacement.ts';
import { LessonText } from '../lesson-text.tsx';
import { StepActions } from './step-actions.tsx';

interface Props {
  readonly added: readonly AnnualDistribution[];
  readonly onBack: () => void;
  readonly onSaved: () => void;
}

/** Says what a new distribution means for the lessons that were taught, asks what is not clear, and saves it. */
export const ReplaceStep = ({ added, onBack, onSaved }: Props) => {
  const say = useMessage();
  const change = useChangeDistributions();
  const { days, resources } = useDays();
  const isFailed = !days && resources.some(hasFailed);
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Text>();
  // What is recorded meanwhile does not change the questions.
  const [first, setFirst] = useState(days);
  if (days && !first) setFirst(days);
  const replacement = useMemo(
    () => first && replacementOf(first.courses, added, first.today),
    [first, added],
  );
  const isAnswered = replacement?.questions.every(({ key }) => answers.has(key)) === true;
  const save = async () => {
    if (!replacement || !first) return;
    setBusy(true);
    setFailure(undefined);
    const yes = new Set([...answers].flatMap(([key, answer]) => (answer === 'yes' ? key : [])));
    try {
      await change((all) => withDistributions(all, replacement.added(yes)));
      // They are kept on the device at once, so they do not fail.
      first.record(replacement.logs(yes));
      onSaved();
    } catch (error) {
      setFailure(textOfFailure(error, 'distribution.saveFailed'));
      setBusy(false);
    }
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography>
          <Message id="distribution.replaces" />
        </Typography>
        {!replacement && !isFailed && <Skeleton variant="rounded" height={120} />}
        {!replacement && isFailed && (
          <Alert severity="error">
            <Message id="distribution.taughtUnknown" />
          </Alert>
        )}
        {replacement && (
          <Typography role="status" color="textSecondary">
            <Message id="distribution.same" values={{ count: replacement.same }} />
          </Typography>
        )}
        {replacement?.questions.map(({ key, taught, maybe }) => (
          <Box key={key} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Typography>
              <Message
                id="distribution.isSame"
                values={{
                  taught: <LessonText key="taught" lesson={taught.line.lesson} />,
                  maybe: <LessonText key="maybe" lesson={maybe.line.lesson} />,
                }}
              />
            </Typography>
            <Segments
              label={say('distribution.isSame', {
                taught: taught.line.lesson,
                maybe: maybe.line.lesson,
              })}
              value={answers.get(key) ?? ''}
              onChange={(answer) => setAnswers((before) => new Map(before).set(key, answer))}
              options={(['yes', 'no'] as const).map((value) => ({
                value,
                label: say(`distribution.isSame.${value}`),
              }))}
            />
          </Box>
        ))}
        {replacement && replacement.gone.length > 0 && (
          <Alert severity="info">
            <Message id="distribution.gone" values={{ count: replacement.gone.length }} />
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
              {replacement.gone.map(({ line: { lesson } }, index) => (
                <li key={index}>
                  <LessonText lesson={lesson} />
                </li>
              ))}
            </Box>
          </Alert>
        )}
        {failure && (
          <Alert severity="error">
            <Message {...failure} />
          </Alert>
        )}
      </DialogContent>
      <StepActions
        problem={replacement && !isAnswered ? { id: 'distribution.answerAll' } : undefined}
      >
        <TextButton label="distribution.back" ref={focusIfLost} onClick={onBack} color="inherit" />
        <TextButton
          label="distribution.save"
          variant="contained"
          onClick={() => void save()}
          disabled={isBusy || !isAnswered}
        />
      </StepActions>
    </>
  );
};
