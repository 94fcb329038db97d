import type { Draft } from '#shared/model/draft.ts';
import { figureLimits, type Figure } from '#shared/model/figure.ts';
import type { DraftText } from '../faults/draft-texts.ts';

/** Words; names of points and units of measure are the same in every language. */
const HAS_WORDS = /\p{L}{3}/u;

const textsIn = (figure: Figure): DraftText[] => {
  switch (figure.kind) {
    case 'barChart':
      return [
        { path: 'unit', text: figure.unit },
        ...figure.bars.map(({ label }, index) => ({ path: `bars.${index}.label`, text: label })),
      ];
    case 'table':
      return figure.rows.flatMap((cells, row) =>
        cells.map((text, column) => ({ path: `rows.${row}.${column}`, text })),
      );
    default:
      return [];
  }
};

/** The words in the figures of a draft, with their positions. */
export function figureTexts(draft: Draft): DraftText[] {
  if (draft.type === 'LESSON_PLAN') return [];
  const [list, parts] =
    draft.type === 'TEST'
      ? (['questions', draft.questions] as const)
      : (['exercises', draft.exercises] as const);
  return parts.flatMap(({ figure }, index) =>
    (figure ? textsIn(figure) : []).flatMap(({ path, text }) =>
      HAS_WORDS.test(text) ? [{ path: `${list}.${index}.figure.${path}`, text }] : [],
    ),
  );
}

/** A translated word at most as long as its place in a figure. */
export const fitFigureText = (path: string, text: string): string =>
  path.includes('.figure.')
    ? text.slice(0, path.includes('.rows.') ? figureLimits.cell : figureLimits.label)
    : text;
