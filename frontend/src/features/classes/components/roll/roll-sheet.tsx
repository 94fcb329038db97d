import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import type { RollPlace } from '#shared/attendance/roll-places.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { hasSeats } from '#shared/seating/room.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useEvent } from '#frontend/lib/use-event.ts';
import { useClassSeating } from '#frontend/record/api/class-seating.ts';
import type { Attendance } from '#frontend/rolls/api/attendance.ts';
import { useRoll } from '../../hooks/roll/use-roll.ts';
import {
  absentBefore,
  countsOf,
  findPupils,
  signOf,
  type RollPupil,
} from '../../model/roll/roll-list.ts';
import type { MarkDialogProps } from './mark-dialog.tsx';
import { RollBar } from './roll-bar.tsx';
import { RollCounts } from './roll-counts.tsx';
import { RollFrame, type RollFrameProps } from './roll-frame.tsx';
import { RollHalves } from './roll-halves.tsx';
import { RollOthers } from './roll-others.tsx';
import { RollSeats } from './roll-seats.tsx';
import { RollTiles } from './roll-tiles.tsx';
import { RollTools } from './roll-tools.tsx';

const MarkDialog = lazyOverlay<MarkDialogProps>(() => import('./mark-dialog.tsx'));

interface Props {
  readonly kept: SavedClass;
  readonly rollKey: string;
  /** Of the session; undefined: the whole class. */
  readonly half: RollPlace['half'];
  /** All rolls of the class. */
  readonly all: Rolls;
  readonly say: Attendance['say'];
  readonly frame: RollFrameProps;
  /**
   * @param absent how many, with or without an excuse
   * @param undo takes back that the roll was taken; undefined if it was taken before
   */
  readonly onDone: (absent: number, undo: (() => void) | undefined) => void;
}

/** The roll: everybody is present until a tap says something else. */
export const RollSheet = ({ kept, rollKey, half, all, say, frame, onDone }: Props) => {
  const roll = useRoll({ kept, rollKey, half, all, say });
  const { shown, last } = roll;
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [held, setHeld] = useState<{
    readonly pupil: RollPupil;
    readonly open: boolean;
    readonly serial: number;
  }>();
  const { data: seating } = useClassSeating(kept.id);
  const plan = seating && hasSeats(seating.plan) ? seating.plan : undefined;
  const hasPlan = plan !== undefined;
  const [isBySeats, setBySeats] = useState(false);
  /** Who is sought is shown in the list. */
  const bySeats = isBySeats && sought === '' ? plan : undefined;
  const found = useMemo(() => findPupils(shown, sought), [shown, sought]);
  const bar = useRef<HTMLDivElement>(null);
  const wereAbsent = useMemo(() => absentBefore(all, rollKey), [all, rollKey]);
  const tap = useEvent((pupil: RollPupil) => {
    roll.tap(pupil);
    setChosen(pupil.id);
    setSought('');
  });
  const hold = useEvent((pupil: RollPupil) => {
    setChosen(pupil.id);
    setHeld((before) => ({ pupil, open: true, serial: (before?.serial ?? 0) + 1 }));
  });
  const counts = countsOf(shown, roll.roll);
  const only = sought === '' || found.length !== 1 ? undefined : found[0];
  const inUse = only ?? shown.find(({ id }) => id === chosen);
  const enter = useEvent(() => only && tap(only));
  const done = useEvent(() => onDone(counts.absent + counts.excused, roll.take()));
  const tools = useMemo(
    () => (
      <RollTools
        hasSeats={hasPlan}
        isBySeats={isBySeats}
        onBySeats={setBySeats}
        value={sought}
        onChange={setSought}
        onEnter={enter}
      />
    ),
    [hasPlan, isBySeats, sought, enter],
  );
  const tiles = { pupils: found, roll: roll.roll, wereAbsent, onTap: tap, onHold: hold };
  return (
    <RollFrame {...frame} tools={tools}>
      {roll.half !== undefined && (
        <RollHalves
          half={roll.half}
          first={roll.countOf(1)}
          second={roll.countOf(2)}
          isFree={roll.takenAt === undefined}
          onHalf={roll.setHalf}
          onBorder={roll.moveBorder}
        />
      )}
      <RollCounts counts={counts} last={last} />
      {bySeats ? <RollSeats plan={bySeats} {...tiles} /> : <RollTiles {...tiles} />}
      {found.length === 0 && (
        <Box component="p" role="status" sx={{ color: 'text.secondary' }}>
          <Message id="roll.noneFound" />
        </Box>
      )}
      <RollOthers pupils={roll.others} roll={roll.roll} onAdd={roll.add} />
      {roll.takenAt !== undefined && (
        <TextButton
          label="roll.takeBack"
          size="small"
          color="inherit"
          sx={{ mt: 2 }}
          onClick={() => {
            roll.takeBack();
            bar.current?.querySelector('button')?.focus();
          }}
        />
      )}
      <div ref={bar} style={{ display: 'contents' }}>
        <RollBar last={last} onUndo={roll.undo} pupil={inUse} onNote={hold} onDone={done} />
      </div>
      {held && (
        <MarkDialog
          key={held.serial}
          open={held.open}
          pupil={held.pupil}
          mark={roll.roll.marks[held.pupil.id]}
          keepAs={`roll.${kept.id}.${rollKey}.${held.pupil.id}`}
          onSave={(sign, note) => {
            const before = roll.roll.marks[held.pupil.id];
            if (sign !== signOf(roll.roll, held.pupil.id) || note !== (before?.note ?? ''))
              roll.mark(held.pupil, sign, note);
          }}
          onRemove={shown.length > 1 ? () => roll.remove(held.pupil) : undefined}
          onClose={() => setHeld({ ...held, open: false })}
        />
      )}
    </RollFrame>
  );
};
