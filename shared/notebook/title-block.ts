import type { Language } from '../model/locale.ts';
import type { NotebookOwner } from '../model/notebook-owner.ts';
import { coverTextsIn } from './cover-texts.ts';

/** Lengths of the panel at the foot of the cover, in points. */
export const titleBlock = {
  margin: 46,
  padding: 30,
  /** Between two facts of a row. */
  gap: 22,
  band: 6,
  /** The hairline inside the panel: its distance from the sides and below, and from the top. */
  frame: { beside: 8, above: 14 },
  /** The short rule between the title and the facts. */
  rule: { before: 8, width: 54, height: 3, room: 22 },
  fact: { label: 13, after: 8 },
} as const;

/** Text sizes of the panel, in points; the first fact is the teacher. */
export const titleSizes = {
  official: 10,
  title: 40,
  subtitle: 15,
  label: 8.5,
  facts: [17, 12, 12],
} as const;

export interface CoverFact {
  readonly id: 'teacher' | 'school' | 'season' | 'classes';
  readonly label: string;
  readonly value: string;
}

type Owner = Pick<NotebookOwner, 'fullName' | 'school' | 'academicSeason'>;

/**
 * Facts on the cover in rows, one or two in each. Empty values are left out.
 * @param classes the names of the classes as one text
 */
export function coverFacts(owner: Owner, classes: string, language: Language): CoverFact[][] {
  const { labels } = coverTextsIn(language);
  const values = {
    teacher: owner.fullName,
    school: owner.school,
    season: owner.academicSeason,
    classes,
  };
  const rows = [['teacher'], ['school', 'season'], ['classes']] as const;
  return rows.map((row) =>
    row
      .map((id) => ({ id, label: labels[id], value: values[id] }))
      .filter(({ value }) => value !== ''),
  );
}
