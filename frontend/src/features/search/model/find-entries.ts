import { foldText } from '#shared/text/fold-text.ts';

/** Kinds of what can be found, in the order in which they are shown. */
export const groups = ['classes', 'drafts', 'notebooks', 'readings', 'reports', 'pages'] as const;
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
  /** Shown only when something was typed. */
  readonly isPart?: boolean;
}

/** How many entries of a group are shown. */
const SHOWN = { empty: 4, typed: 8 } as const;

/** 2 if every word begins a word of the text, 1 if it is inside; undefined if a word is missing. */
const closeness = (text: string, words: readonly string[]): number | undefined => {
  const folded = ` ${foldText(text)}`;
  if (!words.every((word) => folded.includes(word))) return undefined;
  return words.every((word) => folded.includes(` ${word}`)) ? 2 : 1;
};

/**
 * The entries that contain all typed words, in groups: those whose words begin so come first, otherwise they keep their
 * order. Case, accents, vowel marks and forms of Arabic letters make no difference. Nothing typed finds the first ones.
 */
export function findEntries(
  entries: readonly Entry[],
  typed: string,
): (readonly [Group, Entry[]])[] {
  const words = foldText(typed)
    .split(' ')
    .filter((word) => word !== '');
  const isEmpty = words.length === 0;
  const found = entries
    .filter(({ isPart }) => !isEmpty || !isPart)
    .flatMap((entry) => {
      const close = closeness(`${entry.title} ${entry.detail ?? ''}`, words);
      return close === undefined ? [] : [{ entry, close }];
    })
    .toSorted((one, other) => other.close - one.close)
    .map(({ entry }) => entry);
  return groups
    .map((group) => {
      const own = found.filter((entry) => entry.group === group);
      // All pages are shown at first, because they are few.
      const most = isEmpty && group !== 'pages' ? SHOWN.empty : SHOWN.typed;
      return [group, own.slice(0, most)] as const;
    })
    .filter(([, own]) => own.length > 0);
}
