import type { Session } from '#shared/course/course.ts';
import type { LogEntry, SessionState } from '#shared/model/course-log.ts';
import type { Block, PlacedBlock } from './day-course.ts';
import type { EntryPatch, CourseEdit } from './effect.ts';
import type { Sibling } from './homework.ts';

/** What the form of a session holds. Empty texts say nothing. */
export interface Typed {
  readonly state: SessionState | undefined;
  readonly homework: string;
  readonly note: string;
  /** The lesson instead of the planned one. */
  readonly lesson: string;
  readonly here: LogEntry['here'];
  /** Keys of sessions of other classes that get the same homework. */
  readonly alsoFor: readonly string[];
}

const lastOf = (block: Block): Session => block.at(-1) ?? block[0];

/** What was said of a block. Its homework is that of its last session, for the next one; all else is of its first. */
export function typedOf(block: Block): Typed {
  const { entry } = block[0];
  const last = lastOf(block).entry;
  return {
    state: last?.state === 'half' ? 'half' : entry?.state,
    homework: last?.homework ?? '',
    note: entry?.note ?? '',
    lesson: entry?.lesson ?? '',
    here: entry?.here,
    alsoFor: [],
  };
}

const said = (text: string): string | undefined => text.trim() || undefined;

/** What changes in a session; nothing of what was left as it is. */
function patchOf(
  { first, last }: { readonly first: boolean; readonly last: boolean },
  before: Typed,
  typed: Typed,
): EntryPatch {
  // Half of a block of two is its first session, and half of the last.
  const state = typed.state === 'half' && !last ? 'taught' : typed.state;
  return {
    ...(typed.state !== before.state && { state }),
    ...(typed.lesson.trim() !== before.lesson && { lesson: said(typed.lesson) }),
    ...(first && typed.note.trim() !== before.note && { note: said(typed.note) }),
    ...(first && typed.here !== before.here && { here: typed.here }),
    ...(last && typed.homework.trim() !== before.homework && { homework: said(typed.homework) }),
  };
}

/** The changes of logs that a form of a session makes; none if nothing was changed. */
export function changesOfSession(
  { of, block }: PlacedBlock,
  form: { readonly before: Typed; readonly typed: Typed; readonly siblings: readonly Sibling[] },
): CourseEdit[] {
  const { before, typed, siblings } = form;
  const entries = block
    .map((session, index) => {
      const place = { first: index === 0, last: index === block.length - 1 };
      return [session.key, patchOf(place, before, typed)] as const;
    })
    .filter(([, patch]) => Object.keys(patch).length > 0);
  const homework = said(typed.homework);
  const others = siblings.filter(({ session }) => typed.alsoFor.includes(session.key));
  return [
    ...(entries.length > 0 ? [{ of, entries: Object.fromEntries(entries) }] : []),
    ...(homework === undefined ? [] : others).map((other) => ({
      of: other.of,
      entries: { [other.session.key]: { homework } },
    })),
  ];
}
