import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { newIdempotencyKey } from '#frontend/lib/api/idempotency-key.ts';
import { framesOf } from '#frontend/lib/camera/kept-frames.ts';
import type { LookedAt } from '#frontend/lib/camera/use-frames.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { listPrintedTests } from '#shared/contracts/answers-documents.ts';
import { call } from '#frontend/lib/api/client.ts';
import { knownSheets, type KnownSheets, type Pile } from '../../model/camera/known-sheets.ts';
import type { Sighting } from '../../model/camera/sighting.ts';
import {
  choosePile,
  learnSheets,
  lookAt,
  newSweep,
  removeFrames,
  takeFrame,
  type ChangedSweep,
  type Sweep,
} from '../../model/camera/sweep.ts';
import { frameAbout, type SweepFrame } from '../../model/camera/sweep-frame.ts';

const printedTestsKey = listPrintedTests.id;

/** Fetches what the numbers on all answer sheets of the teacher mean. */
const fetchPrintedTests = () => call(listPrintedTests);

export interface SweepOnDevice {
  /** Undefined while the storage is opened. */
  readonly sweep: Sweep | undefined;
  /** Undefined until the teacher's sheets are known. */
  readonly known: KnownSheets | undefined;
  /** Whether the teacher's sheets could not be fetched. */
  readonly isUnknown: boolean;
  /** Whether the device refused to store a frame, which then lasts as long as the page. */
  readonly isOnlyHere: boolean;
  readonly look: (frame: LookedAt<Sighting>) => Promise<void>;
  /** Fetches the teacher's sheets again. */
  readonly refresh: () => void;
  readonly choose: (pile: Pile) => void;
  readonly remove: (frames: readonly SweepFrame[]) => Promise<void>;
}

/** The sheets that a teacher has shown to the camera, which stay on the device until they are sent. */
export const useSweep = (uid: string): SweepOnDevice => {
  const storage = useMemo(() => framesOf(uid, frameAbout), [uid]);
  const [sweep, show] = useState<Sweep>();
  const [isOnlyHere, setOnlyHere] = useState(false);
  // Frames follow one another faster than React renders.
  const latest = useRef<Sweep>(undefined);
  const { data, error, mutate } = useResource(printedTestsKey, fetchPrintedTests, {
    revalidateOnFocus: false,
  });
  const known = useMemo(() => data && knownSheets(data), [data]);

  const set = (next: Sweep): void => {
    latest.current = next;
    show(next);
  };
  const apply = async ({ sweep: next, changed, dropped }: ChangedSweep): Promise<void> => {
    set(next);
    for (const frame of changed) if (!(await storage.keep(frame))) setOnlyHere(true);
    if (dropped.length > 0) await storage.remove(dropped);
  };
  const learn = useEffectEvent((sheets: KnownSheets) => {
    if (latest.current) void apply(learnSheets(latest.current, sheets));
  });

  const begin = useEffectEvent((frames: readonly SweepFrame[]) => {
    set(newSweep(frames));
    if (known) learn(known);
  });
  useEffect(() => {
    let isWanted = true;
    // A blocked storage has no frames; the first one that is kept says so.
    const opening = storage.open().catch((): SweepFrame[] => []);
    void opening.then((frames) => isWanted && begin(frames));
    return () => {
      isWanted = false;
    };
  }, [storage]);
  useEffect(() => {
    if (known) learn(known);
  }, [known]);

  return {
    ...{ sweep, known, isOnlyHere },
    isUnknown: error !== undefined && !data,
    look: async ({ seen, photo }) => {
      if (!latest.current) return;
      const { sweep: next, take, pile } = lookAt(latest.current, seen, known);
      // It may have been printed since the sheets were fetched.
      if (next.said !== latest.current.said && next.said?.kind === 'unknown') void mutate();
      set(next);
      if (take.length === 0) return;
      const taken = await photo();
      if (!taken) throw new Error('the frame could not be made a photo');
      await apply(
        takeFrame(latest.current, {
          ...{ uid, id: newIdempotencyKey(), at: Date.now(), photo: taken },
          about: { sheets: [...take], ...(pile && { pile }) },
        }),
      );
    },
    refresh: () => void mutate(),
    choose: (pile) => {
      if (latest.current) set(choosePile(latest.current, pile));
    },
    remove: async (frames) => {
      if (latest.current) set(removeFrames(latest.current, frames));
      await storage.remove(frames);
    },
  };
};
