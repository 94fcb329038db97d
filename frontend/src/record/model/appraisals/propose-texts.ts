import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import { writeRemark, type TextKind } from '#shared/record/sheet/edit-sheet.ts';
import type { TextBank } from './text-bank.ts';

/** A text that was proposed for a pupil. */
export interface ProposedText {
  readonly pupil: string;
  readonly kind: TextKind;
  readonly text: string;
}

/**
 * Proposes a text for each pupil who has an average and no text of this kind. Those of a band take turns, each term from
 * another one on, and a pupil gets another text than the pupils before and after, if the band has one.
 */
export function proposeTexts(
  content: MarkSheetContent,
  { pupils, scale, term }: Pick<TermReport, 'pupils' | 'scale' | 'term'>,
  bank: TextBank,
  kinds: readonly TextKind[],
): readonly ProposedText[] {
  return kinds.flatMap((kind) => {
    const written = content[kind] ?? {};
    /** How often a band's texts were begun, by the texts. */
    const turns = new Map<string, number>();
    let before = '';
    return pupils.flatMap(({ id, average }, index): ProposedText[] => {
      const own = written[id] ?? '';
      const texts = own || average === undefined ? [] : bank.textsFor(kind, average, scale);
      const key = texts.join('\n');
      const turn = turns.get(key) ?? term - 1;
      const inTurn = texts.map((_, at) => texts[(at + turn) % texts.length] ?? '');
      const after = written[pupils[index + 1]?.id ?? ''] ?? '';
      const text = inTurn.find((one) => one !== before && one !== after) ?? inTurn[0] ?? '';
      before = own || text;
      if (text === '') return [];
      turns.set(key, texts.indexOf(text) + 1);
      return [{ pupil: id, kind, text }];
    });
  });
}

/** The sheet with proposed texts. Those that were written meanwhile stay. */
export const withProposed = (
  content: MarkSheetContent,
  proposed: readonly ProposedText[],
): MarkSheetContent =>
  proposed.reduce(
    (now, { pupil, kind, text }) =>
      now[kind]?.[pupil] ? now : writeRemark(now, pupil, text, kind),
    content,
  );

/** The sheet without proposed texts. Those that were changed since stay. */
export const withoutProposed = (
  content: MarkSheetContent,
  proposed: readonly ProposedText[],
): MarkSheetContent =>
  proposed.reduce(
    (now, { pupil, kind, text }) =>
      now[kind]?.[pupil] === text ? writeRemark(now, pupil, '', kind) : now,
    content,
  );

/** What a sheet has of the texts about its pupils. */
export interface TextCounts {
  readonly written: number;
  /** Of pupils with an average, so that one may be proposed. */
  readonly missing: number;
  /** Of pupils without an average and without a text. */
  readonly without: number;
  /** Written, but for another average than it is now. */
  readonly outdated: number;
}

export const countTexts = (
  content: MarkSheetContent,
  { pupils, scale }: Pick<TermReport, 'pupils' | 'scale'>,
  bank: TextBank,
  kinds: readonly TextKind[],
): TextCounts => {
  const counts = { written: 0, missing: 0, without: 0, outdated: 0 };
  for (const kind of kinds)
    for (const { id, average } of pupils) {
      const text = content[kind]?.[id] ?? '';
      if (average !== undefined && bank.isForOther(kind, text, average, scale))
        counts.outdated += 1;
      if (text) counts.written += 1;
      else if (average === undefined) counts.without += 1;
      else counts.missing += 1;
    }
  return counts;
};
