import { useState } from 'react';
import { useTyped } from '#frontend/lib/forms/use-typed.ts';
import type { Taught } from '../model/timetable.ts';

export interface ChosenClass {
  readonly classes: readonly string[];
  /** Undefined for the eraser. */
  readonly chosen: string | undefined;
  readonly choose: (className: string | undefined) => void;
  /** The typed name of a class to add. */
  readonly typed: string;
  readonly type: (className: string) => void;
  readonly add: () => void;
  readonly room: string;
  readonly setRoom: (room: string) => void;
  /** What the next pressed hour gets. */
  readonly taught: Taught | undefined;
  /** Drops what was typed here, once the timetable is saved or discarded. */
  readonly reset: () => void;
}

export const useChosenClass = (known: readonly string[]): ChosenClass => {
  const [picked, setPicked] = useState<{ readonly className: string | undefined }>();
  const form = useTyped({ typed: '', room: '', added: '' }, 'school-year.classes');
  const { typed, room, added } = form.values;
  const classes = [...new Set([...known, ...added.split('\n').filter(Boolean)])];
  // The first class, until the teacher chooses another or the eraser.
  const chosen = picked === undefined ? classes[0] : picked.className;
  const typedRoom = room.trim();
  return {
    classes,
    chosen,
    choose: (className) => setPicked({ className }),
    typed,
    type: (className) => form.change('typed', className),
    add: () => {
      const className = typed.trim();
      if (className === '') return;
      form.change('added', `${added}\n${className}`);
      form.change('typed', '');
      setPicked({ className });
    },
    room,
    setRoom: (next) => form.change('room', next),
    reset: form.reset,
    taught:
      chosen === undefined
        ? undefined
        : { className: chosen, ...(typedRoom && { room: typedRoom }) },
  };
};
