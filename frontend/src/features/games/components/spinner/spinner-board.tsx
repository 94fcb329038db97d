import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Segments } from '#frontend/components/form/segments.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { SpinnerSeatsProps } from './spinner-seats.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import {
  freshProgress,
  markAbsent,
  newRound,
  type Progress,
} from '../../model/spinner/progress.ts';
import type { Pupil } from '../../model/spinner/pupils.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { GameStage } from '../stage/game-stage.tsx';
import { useGameKeys } from '../../hooks/use-game-keys.ts';
import { PickedName } from './picked-name.tsx';
import { PupilLists } from './pupil-lists.tsx';
import { SpinnerActions } from './spinner-actions.tsx';
import { SpinnerAnnouncer } from './spinner-announcer.tsx';
import { SpinnerStatus } from './spinner-status.tsx';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { useTurns } from '../../hooks/use-turns.ts';
import { Wheel } from './wheel.tsx';

const SpinnerSeats = lazyComponent<SpinnerSeatsProps>(
  () => withTexts(import('./spinner-seats.tsx'), 'seating'),
  <Skeleton variant="rounded" height={360} />,
);

const views = ['wheel', 'seats'] as const;

interface Props {
  readonly pupils: readonly Pupil[];
  readonly progress: Progress;
  readonly onProgress: (progress: Progress) => void;
  /** Whether the user just chose this class. */
  readonly asked: boolean;
  /** Of a saved class, which may have a seating plan. */
  readonly classId?: string | undefined;
}

const promptOf = (finished: boolean, picked: number): MessageId => {
  if (!finished) return 'games.spinner.prompt';
  return picked > 0 ? 'games.spinner.allPicked' : 'games.spinner.allAbsent';
};

interface ShownProps {
  readonly pupil: Pupil | undefined;
  readonly passing: boolean;
  readonly prompt: MessageId;
}

const ShownName = ({ pupil, passing, prompt }: ShownProps) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: '100%',
      minHeight: { xs: 120, md: 260 },
    }}
  >
    {pupil ? (
      <PickedName name={pupil.name} passing={passing} />
    ) : (
      <Typography color="textSecondary" sx={{ fontSize: '1.25rem', textAlign: 'center' }}>
        <Message id={prompt} />
      </Typography>
    )}
  </Box>
);

/** The wheel for one class, with the lists of pupils below it. */
export const SpinnerBoard = ({ pupils, progress, onProgress, asked, classId }: Props) => {
  const text = useMessage();
  const turns = useTurns(pupils, progress, onProgress);
  const { standing, winner, spinning, apply } = turns;
  const [over, setOver] = useState(0);
  const [view, setView] = useState<string>('wheel');
  const bySeats = classId !== undefined && view === 'seats';
  const mainButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(mainButton);
  const finished = !spinning && standing.remaining.length === 0;

  const main = spinning ? 'skip' : finished ? 'newRound' : winner ? 'spinAgain' : 'spin';
  const actions = {
    skip: turns.skip,
    newRound: () => apply(newRound(progress)),
    spinAgain: turns.start,
    spin: turns.start,
  };
  const onMain = actions[main];
  const onAbsent = winner && (() => apply(markAbsent(progress, winner.id)));
  const onUndo = spinning ? undefined : turns.undo;
  useGameKeys({ Space: onMain, Enter: onMain, KeyA: onAbsent, KeyU: onUndo });

  const shown = spinning ? turns.onWheel[over] : winner;
  return (
    <>
      {classId !== undefined && (
        <Box sx={{ mb: 1.5 }} {...keepFocus}>
          <Segments
            label={text('games.spinner.view')}
            value={view}
            options={views.map((value) => ({ value, label: text(`games.spinner.view.${value}`) }))}
            onChange={setView}
          />
        </Box>
      )}
      <GameStage
        label="games.spinner.title"
        asked={asked}
        status={<SpinnerStatus standing={standing} progress={progress} />}
      >
        <Box
          sx={{
            flex: 1,
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: bySeats ? 'minmax(0, 5fr) minmax(0, 3fr)' : 'minmax(0, 9fr) minmax(0, 11fr)',
            },
            alignItems: 'center',
            gap: { xs: 2, md: 4 },
          }}
        >
          {bySeats && <SpinnerSeats {...{ classId, pupils }} onWheel={turns.onWheel} lit={shown} />}
          {/* It turns while it is hidden, and so leads the light over the seats. */}
          <Box
            sx={{
              width: '100%',
              maxWidth: 'min(100%, 78dvh)',
              mx: 'auto',
              display: bySeats ? 'none' : 'block',
            }}
          >
            <Wheel
              pupils={turns.onWheel}
              pickedId={winner?.id}
              aim={turns.aim}
              onOver={setOver}
              onLanded={turns.land}
            />
          </Box>
          <Box
            sx={{
              containerType: 'inline-size',
              display: 'grid',
              justifyItems: 'center',
              gap: { xs: 2, md: 4 },
              minWidth: 0,
            }}
          >
            <ShownName
              pupil={shown}
              passing={spinning}
              prompt={promptOf(finished, standing.picked.length)}
            />
            <SpinnerActions
              mainRef={mainButton}
              main={main}
              onMain={onMain}
              onAbsent={onAbsent}
              onUndo={onUndo}
            />
          </Box>
        </Box>
        <SpinnerAnnouncer winner={winner} remaining={standing.remaining.length} />
      </GameStage>
      <PupilLists
        home={mainButton}
        standing={standing}
        progress={progress}
        disabled={spinning}
        onChange={apply}
        onReset={() => apply(freshProgress(progress.day))}
      />
    </>
  );
};
