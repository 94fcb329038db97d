import Box from '@mui/material/Box';
import { useState } from 'react';
import { sessionsOf } from '#shared/draft/sessions.ts';
import { checksOf, type LessonPhase, type LessonPlan } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { addPhase, addSession } from '../../model/draft/edit-blocks.ts';
import type { Edit } from '../../model/draft/edit-draft.ts';
import { newPhase } from '../../model/draft/new-blocks.ts';
import { AddButton } from './add-button.tsx';
import { useDraftView } from './draft-context.ts';
import { PhaseBlock } from './phase-block.tsx';

const SessionHeading = ({
  number,
  minutes,
}: {
  readonly number: number;
  readonly minutes: number;
}) => {
  const { labels } = useDraftView();
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        mt: number === 1 ? 1 : 2.5,
        pb: 0.75,
        borderBottom: '2px solid',
        borderColor: 'primary.main',
        breakAfter: 'avoid',
      }}
    >
      <Box component="h4" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
        {labels.session(number)}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{labels.minutes(minutes)}</Box>
    </Box>
  );
};

/** The phases in order, under a heading for each session if there are several, with buttons to add more. */
export const LessonPhases = ({ phases }: Pick<LessonPlan, 'phases'>) => {
  const { edit, labels } = useDraftView();
  const [added, setAdded] = useState<string>();
  const sessions = sessionsOf(phases);
  const isCut = sessions.length > 1;
  const isFull = phases.length >= limits.draftListLength;
  const add = (phase: LessonPhase, change: Edit) => {
    setAdded(phase.id);
    edit?.(change);
  };
  /** Adds a phase at the end of a session; without a number, the plan has only one. */
  const phaseButton = (session: number | undefined) => (
    <AddButton
      label="draft.addPhase"
      disabled={isFull}
      onClick={() => {
        const phase = newPhase();
        add(phase, addPhase(phase, session));
      }}
    />
  );
  // One list for all, so that a phase keeps its place in the page when it changes its session.
  return (
    <div>
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {sessions.flatMap((session, at) => [
          ...(isCut ? [<SessionHeading key={at} number={at + 1} minutes={session.minutes} />] : []),
          ...session.phases.map((phase, index) => (
            <PhaseBlock
              key={phase.id}
              phase={phase}
              checksBefore={checksOf({ phases: phases.slice(0, session.from + index) }).length}
              index={session.from + index}
              count={phases.length}
              isNew={phase.id === added}
            />
          )),
          ...(isCut && edit
            ? [
                <Box
                  component="li"
                  key={`add-${at}`}
                  sx={{ listStyle: 'none', displayPrint: 'none' }}
                >
                  <div role="group" aria-label={labels.session(at + 1)}>
                    {phaseButton(session.phases[0]?.session)}
                  </div>
                </Box>,
              ]
            : []),
        ])}
      </Box>
      {edit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {!isCut && phaseButton(phases.at(-1)?.session)}
          <AddButton
            label="draft.addSession"
            disabled={isFull || phases.length === 0 || sessions.length >= limits.planSessions}
            onClick={() => {
              const phase = newPhase('launch');
              add(phase, addSession(phase));
            }}
          />
        </Box>
      )}
    </div>
  );
};
