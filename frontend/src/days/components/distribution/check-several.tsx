import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isSameScope } from '#shared/distribution/change-distributions.ts';
import type { FoundPlan } from '#shared/distribution/several-plans.ts';
import { annualDistribution, type AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { limits } from '#shared/model/limits.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { StepActions } from './step-actions.tsx';

interface Props {
  readonly plans: readonly FoundPlan[];
  /** The subject of those that name none. */
  readonly subject: string;
  readonly onBack: () => void;
  /** The teacher wants to look at one table. */
  readonly onOne: () => void;
  /** Saves them; rejects if that fails. */
  readonly onChosen: (distributions: readonly AnnualDistribution[]) => Promise<void>;
}

/** Why they cannot be saved yet. */
function problemOf(chosen: readonly (AnnualDistribution | undefined)[]): Text | undefined {
  if (chosen.length === 0) return { id: 'distribution.chooseSome' };
  if (chosen.includes(undefined)) return { id: 'distribution.needsSubject' };
  const repeats = chosen.some((one, index) =>
    chosen.slice(index + 1).some((other) => one && other && isSameScope(one, other)),
  );
  return repeats ? { id: 'distribution.repeats' } : undefined;
}

/** Shows the distributions of several years of study that a file has, to be saved together. */
export const CheckSeveral = ({ plans, subject, onBack, onOne, onChosen }: Props) => {
  const say = useMessage();
  const [subjects, setSubjects] = useState(() =>
    plans.map(({ scope }) => scope.subject || subject),
  );
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = plans.flatMap(({ scope, lessons }, index) => {
    const asked = { ...scope, subject: subjects[index] ?? '', lessons };
    return left.includes(index) ? [] : [z.safeParse(annualDistribution, asked).data];
  });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Text>();
  const problem = problemOf(chosen);
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onChosen(chosen.filter((one) => one !== undefined));
    } catch (error) {
      setFailure(textOfFailure(error, 'distribution.saveFailed'));
      setBusy(false);
    }
  };
  const toggle = (index: number) =>
    setLeft((before) =>
      before.includes(index) ? before.filter((one) => one !== index) : [...before, index],
    );
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography color="textSecondary">
          <Message id="distribution.several" values={{ count: plans.length }} />
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {plans.map(({ scope: { level, year }, lessons, leftOut }, index) => (
            <Box
              component="li"
              key={index}
              sx={{
                ...{ display: 'grid', gap: 1, alignItems: 'center' },
                gridTemplateColumns: { xs: '1fr', sm: '1fr minmax(180px, 40%)' },
              }}
            >
              <Tick checked={!left.includes(index)} onChange={() => toggle(index)}>
                {[say(`level.${level}`), say('distribution.yearOf', { year })].join(' · ')}
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {[
                    say('distribution.count', { count: lessons.length }),
                    ...(leftOut > 0 ? [say('distribution.leftOutCount', { count: leftOut })] : []),
                  ].join(' · ')}
                </Typography>
              </Tick>
              <TextField
                name={`subject-${index}`}
                label={<Message id="distribution.subject" />}
                value={subjects[index] ?? ''}
                onChange={(value) => setSubjects((before) => before.with(index, value))}
                inputProps={{ maxLength: limits.textLength }}
              />
            </Box>
          ))}
        </Box>
        <Alert severity="info">
          <Message id="distribution.severalHelp" />
        </Alert>
        {failure && (
          <Alert severity="error">
            <Message {...failure} />
          </Alert>
        )}
      </DialogContent>
      <StepActions problem={problem}>
        <TextButton label="distribution.back" ref={focusIfLost} onClick={onBack} color="inherit" />
        <TextButton label="distribution.oneTable" onClick={onOne} />
        <TextButton
          label="distribution.saveSeveral"
          values={{ count: chosen.length }}
          variant="contained"
          disabled={isBusy || problem !== undefined}
          onClick={() => void save()}
        />
      </StepActions>
    </>
  );
};
