import { identify } from '#shared/record/names/compare-lists.ts';
import { limits } from '#shared/model/limits.ts';
import type { ClassContent, FormerPupil, SavedPupil } from '#shared/model/saved-class.ts';
import { numberCards, type ClassPupils } from '../stores/classes/card-numbers.ts';

interface Ports {
  /** A random id; it may be taken. */
  readonly newId: () => string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

const backOnList = ({ leftOn: _, ...pupil }: FormerPupil): SavedPupil => pupil;

/**
 * Gives each pupil of a new list the id and the answer card that the pupil has already, also after leaving, or new ones.
 * Namesakes of whom nothing says who is who get new ones. Pupils who are not on the new list have left.
 */
export function identifyPupils(
  before: ClassPupils | undefined,
  list: ClassContent['pupils'],
  { newId, today }: Ports,
): ClassPupils {
  const { pupils: current = [], left: former = [] } = before ?? {};
  const known = [...current, ...former.map(backOnList)];
  const matches = identify(current, former, list);
  const taken = new Set(known.map(({ id }) => id));
  const freshId = (): string => {
    let id = newId();
    while (taken.has(id)) id = newId();
    taken.add(id);
    return id;
  };
  const linked = new Set(list.flatMap(({ studentId }) => studentId || []));
  /** A student who is linked to another pupil now is no longer this one. */
  const unlinked = <P extends SavedPupil>({ studentId, ...pupil }: P) => ({
    ...pupil,
    ...(studentId !== undefined && !linked.has(studentId) && { studentId }),
  });
  const stayed = new Set(matches);
  const left = [
    ...former.filter((_, index) => !stayed.has(current.length + index)),
    ...current
      .filter((_, index) => !stayed.has(index))
      .map((pupil): FormerPupil => ({ ...pupil, leftOn: today })),
  ]
    .slice(-limits.classPupils)
    .map(unlinked);
  const pupils = list.map(({ studentId: wanted, cardNumber: _, ...pupil }, index): SavedPupil => {
    const before = known[matches[index] ?? -1];
    const studentId = wanted ?? (before && unlinked(before).studentId);
    const card = before?.cardNumber;
    const id = before?.id ?? freshId();
    return { ...pupil, id, ...(studentId && { studentId }), ...(card && { cardNumber: card }) };
  });
  return numberCards({ pupils, ...(left.length > 0 && { left }) });
}
