import { useState } from 'react';
import type { Taught } from '../model/timetable.ts';

export interface ChosenClass {
  readonly classes: readonly string[];
  /** Undefined for the eraser. */
  readonly chosen: string | undefined;
  readonly choose: (className: string | undefined) => void;
  /** Adds a class, and chooses it. */
  readonly add: (className: string) => void;
  /** The typed room of the chosen class. */
  readonly room: string;
  readonly setRoom: (room: string) => void;
  /** What the next pressed hour gets. */
  readonly taught: Taught | undefined;
}

/** The class and the room that a teacher enters into the timetable. */
export const useChosenClass = (known: readonly string[]): ChosenClass => {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<{ readonly className: string | undefined }>();
  const [room, setRoom] = useState('');
  const classes = [...new Set([...known, ...added])];
  // The first class, until the teacher chooses another or the eraser.
  const chosen = picked === undefined ? classes[0] : picked.className;
  const typedRoom = room.trim();
  return {
    classes,
    chosen,
    choose: (className) => setPicked({ className }),
    add: (className) => {
      setAdded([...added, className]);
      setPicked({ className });
    },
    room,
    setRoom,
    taught:
      chosen === undefined
        ? undefined
        : { className: chosen, ...(typedRoom && { room: typedRoom }) },
  };
};
