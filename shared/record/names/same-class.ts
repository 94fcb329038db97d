import type { ClassContent, ClassSummary } from '../../model/saved-class.ts';
import { foldText } from '../../text/fold-text.ts';

const isSame = (a: string | undefined, b: string | undefined): boolean =>
  foldText(a ?? '') === foldText(b ?? '');

/**
 * Finds the saved class that matches one that was read: by name and, if both have one, by subject. Of several, the one
 * changed last.
 */
export function sameClass<Kept extends Pick<ClassSummary, 'name' | 'subject' | 'changedAt'>>(
  kept: readonly Kept[],
  read: Pick<ClassContent, 'name' | 'subject'>,
): Kept | undefined {
  const named = kept
    .filter(({ name }) => isSame(name, read.name))
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  return (
    named.find(({ subject }) => isSame(subject, read.subject)) ??
    named.find(({ subject }) => !subject || !read.subject)
  );
}
