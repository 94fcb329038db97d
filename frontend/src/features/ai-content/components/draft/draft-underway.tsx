import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Hourglass } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { draft as draftSchema } from '#shared/model/draft.ts';
import { jobSteps } from '#shared/model/job-steps.ts';
import { directionOf, draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { JobState } from '#frontend/components/jobs/job-state.tsx';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { DraftJob } from '../../draft-api.ts';
import { plannedParts } from '../../model/draft/planned-parts.ts';
import { DraftPlan } from './draft-plan.tsx';
import { DraftSheet } from './draft-sheet.tsx';
import { StopDraft } from './stop-draft.tsx';

interface Props {
  readonly job: DraftJob;
  readonly onStopped: () => void;
  /** Told where the sheet was, in pixels below the window's top, when this is replaced. */
  readonly onReplaced: (top: number) => void;
}

/** The steps that write; those after them check what is written. */
const writingSteps: readonly (string | undefined)[] = [undefined, 'planning', 'drafting'];

/** What is true of a draft now: for screen readers, and in its banner. */
function saidOf(
  step: string | undefined,
  hasDraft: boolean,
  isWhole: boolean,
): Record<'status' | 'banner', MessageId> {
  if (writingSteps.includes(step))
    return { status: 'draft.beingWritten', banner: hasDraft ? 'draft.unchecked' : 'draft.watch' };
  // A repair also writes what a model has left out.
  if (step === 'repairing' && !isWhole)
    return { status: 'draft.completing', banner: 'draft.completing' };
  return { status: isWhole ? 'draft.beingChecked' : 'draft.checking', banner: 'draft.checking' };
}

/** Lines where text will be; as many parts as are missing, but no more than fit on a screen. */
const ToCome = ({ missing, language }: { readonly missing: number; language: DraftLanguage }) => (
  <Box aria-hidden dir={directionOf(language)} sx={{ display: 'grid', gap: 3, mt: 3 }}>
    {Array.from({ length: Math.min(missing, 3) }, (_, index) => (
      <div key={index}>
        <Skeleton width="30%" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    ))}
  </Box>
);

/** A draft while it is written: the plan, then each part as soon as it is known. Nothing can be edited or exported. */
export const DraftUnderway = ({ job, onStopped, onReplaced }: Props) => {
  const { underway } = job;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = sheet.current;
    return () => {
      if (card) onReplaced(card.getBoundingClientRect().top);
    };
  }, [onReplaced]);
  const draft = z.safeParse(draftSchema, underway?.draft).data;
  const language = draftLanguages.find((known) => known === underway?.outline.language) ?? 'en';
  const parts = underway ? plannedParts(job.type, underway.outline, draft) : [];
  const missing = parts.reduce((sum, { planned, written }) => sum + (planned - written), 0);
  const words = z.safeParse(z.int().check(z.positive()), underway?.words).data;
  const isWhole = draft !== undefined && parts.every(({ planned, written }) => written >= planned);
  const said = saidOf(job.step, draft !== undefined, isWhole);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
      {/* Only what is being done is announced, not each part. */}
      <Box role="status" sx={visuallyHidden}>
        {underway && <Message id={said.status} />}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <div>
          <JobState job={job} steps={jobSteps['ai-content']} />
          {/* Not announced: it changes every few seconds. */}
          {(words !== undefined || underway?.isReading === true) && (
            <Box
              sx={{
                ...{ color: 'text.secondary', fontSize: '0.8125rem' },
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {words !== undefined && (
                <div>
                  <Message id="draft.wordsSoFar" values={{ count: words }} />
                </div>
              )}
              {underway?.isReading === true && <Message id="draft.modelReads" />}
            </Box>
          )}
        </div>
        <StopDraft job={job} onStopped={onStopped} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          p: { xs: 2, sm: 2.5 },
          borderRadius: '12px',
          bgcolor: 'paper.saffronWash',
          color: 'paper.saffronText',
          fontWeight: 500,
        }}
      >
        <Hourglass size={20} style={{ flexShrink: 0 }} />
        <Message id={said.banner} />
      </Box>
      {parts.length > 0 && <DraftPlan parts={parts} language={language} />}
      <Card
        ref={sheet}
        sx={{ overflow: 'visible', p: { xs: 2, sm: 4, md: 6 }, borderStyle: 'dashed' }}
      >
        {draft ? (
          <DraftSheet
            draft={draft}
            edit={undefined}
            redraft={undefined}
            withKeys
            withSource={false}
            isUnderway
          />
        ) : (
          <Box
            component="h2"
            lang={language}
            dir={directionOf(language)}
            sx={{
              ...{ m: 0, pb: 1.5, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.35 },
              ...{ borderBottom: '2px solid', borderColor: 'primary.main' },
            }}
          >
            {job.source}
          </Box>
        )}
        <ToCome missing={draft || parts.length > 0 ? missing : 3} language={language} />
      </Card>
    </Box>
  );
};
