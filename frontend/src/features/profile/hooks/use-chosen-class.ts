import { useState } from 'react';
import { lessonHalves, weekLetters } from '#shared/model/school-year.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { useTyped } from '#frontend/lib/forms/use-typed.ts';
import type { Taught } from '../model/timetable.ts';

/** Names to choose from, to which more may be added. */
export interface Names {
  readonly names: readonly string[];
  readonly chosen: string | undefined;
  readonly choose: (name: string | undefined) => void;
  /** The typed name to add. */
  readonly typed: string;
  readonly type: (name: string) => void;
  readonly add: () => void;
}

/** What a lesson has that most lessons do not; empty: it has not. */
export interface LessonDetails {
  /** Undefined for the teacher's own subject. */
  readonly subjects: Names;
  readonly half: string;
  readonly setHalf: (half: string) => void;
  readonly week: string;
  readonly setWeek: (week: string) => void;
}

export interface ChosenClass {
  /** Undefined for the eraser. */
  readonly classes: Names;
  readonly room: string;
  readonly setRoom: (room: string) => void;
  readonly details: LessonDetails;
  /** What the next pressed hour gets. */
  readonly taught: Taught | undefined;
  /** Drops what was typed here, once the timetable is saved or discarded. */
  readonly reset: () => void;
}

interface Known {
  readonly classes: readonly string[];
  readonly subjects: readonly string[];
  /** The teacher's own subject, which lessons do not name. */
  readonly ownSubject: string;
}

const empty = {
  ...{ typed: '', added: '', room: '' },
  ...{ typedSubject: '', addedSubjects: '', subject: '', half: '', week: '' },
};

const withAdded = (known: readonly string[], added: string): string[] => [
  ...new Set([...known, ...added.split('\n').filter(Boolean)]),
];

/** The class that the next pressed hours get, its room, and whom the lesson is for. */
export const useChosenClass = (known: Known): ChosenClass => {
  const [picked, setPicked] = useState<{ readonly className: string | undefined }>();
  const form = useTyped(empty, 'school-year.classes');
  const { typed, added, room, typedSubject, addedSubjects, subject, half, week } = form.values;
  const classes = withAdded(known.classes, added);
  // The first class, until the teacher chooses another or the eraser.
  const chosen = picked === undefined ? classes[0] : picked.className;
  const typedRoom = room.trim();
  const lessonHalf = lessonHalves.find((one) => String(one) === half);
  const lessonWeek = weekLetters.find((one) => one === week);
  return {
    classes: {
      names: classes,
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
    },
    room,
    setRoom: (next) => form.change('room', next),
    details: {
      subjects: {
        names: withAdded(known.subjects, addedSubjects),
        chosen: subject === '' ? undefined : subject,
        choose: (name = '') => form.change('subject', name),
        typed: typedSubject,
        type: (name) => form.change('typedSubject', name),
        add: () => {
          const name = typedSubject.trim();
          if (name === '') return;
          const isOwn = foldText(name) === foldText(known.ownSubject);
          if (!isOwn) form.change('addedSubjects', `${addedSubjects}\n${name}`);
          form.change('subject', isOwn ? '' : name);
          form.change('typedSubject', '');
        },
      },
      half,
      setHalf: (next) => form.change('half', next),
      week,
      setWeek: (next) => form.change('week', next),
    },
    reset: form.reset,
    taught:
      chosen === undefined
        ? undefined
        : {
            className: chosen,
            ...(typedRoom && { room: typedRoom }),
            ...(subject && { subject }),
            ...(lessonHalf && { half: lessonHalf }),
            ...(lessonWeek && { week: lessonWeek }),
          },
  };
};
