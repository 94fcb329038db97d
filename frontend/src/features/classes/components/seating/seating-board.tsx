import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { dealSeats, type Dealt } from '#shared/seating/deal-seats.ts';
import { seatPupil, toggleSeat, unseatPupil } from '#shared/seating/edit-plan.ts';
import { hasSeats, seatsByPupil, usualRoom } from '#shared/seating/room.ts';
import { seeded } from '#shared/seeded.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { useNames } from '#frontend/record/components/seating/seat-plan.tsx';
import type { SavedSeating } from '#frontend/record/api/class-seating.ts';
import { useDragging, type Target } from '../../hooks/seating/use-dragging.ts';
import { useSeating } from '../../hooks/seating/use-seating.ts';
import type { DealDialogProps } from './deal-dialog.tsx';
import { DealFaults } from './deal-faults.tsx';
import { DragGhost, EditedRoom } from './edited-room.tsx';
import { RoomTools } from './room-tools.tsx';
import { SeatingStatus } from './seating-status.tsx';
import { SeatingTools, type Mode } from './seating-tools.tsx';
import { WaitingPupils } from './waiting-pupils.tsx';

const DealDialog = lazyOverlay<DealDialogProps>(() => import('./deal-dialog.tsx'));

/** Fair enough for seats; each deal differs. */
const draw = (): (() => number) => seeded(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

export interface SeatingBoardProps {
  readonly kept: SavedClass;
  readonly stored: SavedSeating;
}

/** The plan of a class with the tools that change it; without one, a press deals the seats of a usual room. */
const SeatingBoard = ({ kept, stored }: SeatingBoardProps) => {
  const { editor, state } = useSeating(kept.id, stored);
  const { plan } = state;
  const names = useNames(kept.pupils);
  const isHere = useCallback((pupil: string) => names.has(pupil), [names]);
  const [mode, setMode] = useState<Mode>('pupils');
  const [picked, setPicked] = useState<string>();
  const [faults, setFaults] = useState<Omit<Dealt, 'plan'>>();
  const [dialog, setDialog] = useState<boolean>();
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const ids = kept.pupils.map(({ id }) => id);
  const waiting = useMemo(() => {
    const seated = seatsByPupil(plan);
    return kept.pupils.filter(({ id }) => !seated.has(id));
  }, [plan, kept]);

  const change = (next: SeatingPlan): void => {
    setFaults(undefined);
    editor.change(next);
  };
  const deal = (room: SeatingPlan, averages?: ReadonlyMap<string, number>): void => {
    const { plan: next, ...found } = dealSeats({
      plan: room,
      pupils: ids,
      averages,
      random: draw(),
    });
    setPicked(undefined);
    editor.change(next);
    setFaults(found);
    announce('seating.dealt', { count: seatsByPupil(next).size });
  };
  const seat = (pupil: string, key: string): void => {
    const other = plan.seats[key] ?? '';
    const values = { name: names.get(pupil) ?? '', other: names.get(other) ?? '' };
    if (other === pupil) return;
    change(seatPupil(plan, pupil, key, isHere));
    announce(isHere(other) ? 'seating.exchanged' : 'seating.seated', values);
  };
  const free = (pupil: string): void => {
    change(unseatPupil(plan, pupil));
    announce('seating.freed', { name: names.get(pupil) ?? '' });
  };
  const drop = (pupil: string, target: Target): void => {
    setPicked(undefined);
    if (target === 'beside') free(pupil);
    else seat(pupil, target.seat);
  };
  const drag = useDragging(area, drop);
  const pick = (pupil: string | undefined): void => {
    setPicked(pupil);
    if (pupil !== undefined) announce('seating.picked', { name: names.get(pupil) ?? '' });
  };
  const press = (key: string): void => {
    if (mode === 'room') return change(toggleSeat(plan, key));
    const there = plan.seats[key] ?? '';
    if (picked === undefined) return isHere(there) ? pick(there) : undefined;
    pick(undefined);
    seat(picked, key);
  };
  const undo = (): void => {
    setPicked(undefined);
    setFaults(undefined);
    editor.undo();
    announce('seating.undone');
  };

  if (!hasSeats(plan) && mode === 'pupils') {
    const room = { ...plan, ...usualRoom(ids.length) };
    return (
      <EmptyState
        title="seating.none"
        text="seating.noneText"
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            <TextButton label="seating.dealFirst" variant="contained" onClick={() => deal(room)} />
            <TextButton label="seating.beginEmpty" onClick={() => change(room)} />
          </Box>
        }
      />
    );
  }
  return (
    <Box
      ref={setArea}
      {...(mode === 'pupils' && drag.handlers)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') pick(undefined);
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <SeatingTools
        {...{ kept, mode, state }}
        onMode={(next) => {
          setPicked(undefined);
          setMode(next);
        }}
        onDeal={() => setDialog(true)}
        onUndo={undo}
      />
      <SeatingStatus
        {...{ state, names, mode }}
        picked={picked === undefined ? undefined : names.get(picked)}
        onRetry={() => void editor.retry()}
        onDismiss={editor.dismiss}
      />
      {mode === 'room' && <RoomTools plan={plan} onChange={change} />}
      <EditedRoom
        {...{ plan, names, isHere, mode, picked }}
        dragged={drag.pupil}
        over={typeof drag.over === 'object' ? drag.over.seat : undefined}
        onPress={press}
      />
      <DealFaults faults={faults} names={names} />
      <WaitingPupils
        {...{ waiting, picked }}
        isOver={drag.over === 'beside'}
        canFree={picked !== undefined && seatsByPupil(plan).has(picked)}
        onPick={(pupil) => pick(pupil === picked ? undefined : pupil)}
        onFree={() => {
          if (picked !== undefined) free(picked);
          setPicked(undefined);
        }}
      />
      {drag.pupil !== undefined && (
        <DragGhost ghost={drag.ghost} name={names.get(drag.pupil) ?? ''} />
      )}
      {dialog !== undefined && (
        <DealDialog
          {...{ kept, plan }}
          open={dialog}
          onDeal={deal}
          onClose={() => setDialog(false)}
          onExited={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
};

export default SeatingBoard;
