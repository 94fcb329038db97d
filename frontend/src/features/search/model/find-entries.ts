import { foldText } from '#shared/text/fold-text.ts';

/** Kinds of what can be found, in the order in which they are shown. */
export const groups = [
  ...(['classes', 'drafts', 'notebooks', 'readings', 'reports', 'pages'] as const),
  // Last, because they come while one types, and would move the others.
  'pupils',
] as const;
export type Group = (typeof groups)[number];

/** Something to go to. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** What tells it from others of this title. */
  readonly detail?: string;
  /** An address of the site, or of a file that opens in a new tab. */
  readonly to: string;
  readonly isFile?: boolean;
  /** When it was made or changed last, in ISO 8601; missing for what is never among the recent ones. */
  readonly at?: string;
  /** Shown only when something was typed. */
  readonly isPart?: boolean;
}

/** How many entries of a group are shown, and how many recent ones. */
const SHOWN = { empty: 4, typed: 8, recent: 5 } as const;

/** What was made or changed last, whatever its kind: newest first. */
const recentOf = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ at }) => at !== undefined)
    .toSorted((one, other) => Date.parse(other.at ?? '') - Date.parse(one.at ?? ''))
    .slice(0, SHOWN.recent);

const folded = new WeakMap<Entry, string>();

/** The words of an entry, folded once, because there are hundreds of pupils and each letter looks at all. */
const wordsOf = (entry: Entry): string => {
  const known = folded.get(entry) ?? ` ${foldText(`${entry.title} ${entry.detail ?? ''}`)}`;
  folded.set(entry, known);
  return known;
};

/** 2 if every word begins a word of the text, 1 if it is inside; undefined if a word is missing. */
const closeness = (text: string, words: readonly string[]): number | undefined => {
  if (!words.every((word) => text.includes(word))) return undefined;
  return words.every((word) => text.includes(` ${word}`)) ? 2 : 1;
};

/**
 * The entries that contain all typed words, in groups: those whose words begin so come first, otherwise they keep their
 * order. Case, accents, vowel marks and forms of Arabic letters make no difference. Nothing typed finds the recent ones,
 * and then the first ones of each group.
 *
 * @param isComplete whether no more entries are fetched; the recent ones are found then
 */
export function findEntries(
  entries: readonly Entry[],
  typed: string,
  isComplete = true,
): (readonly [Group | 'recent', Entry[]])[] {
  const words = foldText(typed)
    .split(' ')
    .filter((word) => word !== '');
  const isEmpty = words.length === 0;
  // Others would push them away as they come, under the eyes of the teacher.
  const recent = isEmpty && isComplete ? recentOf(entries) : [];
  const found = entries
    .filter((entry) => !isEmpty || !(entry.isPart || recent.includes(entry)))
    .flatMap((entry) => {
      const close = closeness(wordsOf(entry), words);
      return close === undefined ? [] : [{ entry, close }];
    })
    .toSorted((one, other) => other.close - one.close)
    .map(({ entry }) => entry);
  const grouped = groups.map((group) => {
    const own = found.filter((entry) => entry.group === group);
    // All pages are shown at first, because they are few.
    const most = isEmpty && group !== 'pages' ? SHOWN.empty : SHOWN.typed;
    return [group, own.slice(0, most)] as const;
  });
  return [['recent', recent] as const, ...grouped].filter(([, own]) => own.length > 0);
}
