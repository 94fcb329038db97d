import { writeFigure } from '#shared/model/write-figure.ts';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import {
  bothSides,
  differenceOf,
  type DescribeOverlap,
  type Words,
} from '#frontend/components/conflict/described-overlap.ts';
import { isFields } from '#frontend/lib/documents/merge/content-form.ts';
import type { optionsOn } from '../../model/answers/answer-rows.ts';
import { sheetIds } from '../../model/answers/answers-form.ts';

/** Names the pupil and the question of an answer that two devices have changed. */
export const describeAnswer =
  (
    contents: readonly [AnswerSheets, ...AnswerSheets[]],
    nameOf: (pupil: string) => string | undefined,
    optionsOf: typeof optionsOn,
  ): DescribeOverlap =>
  (overlap) => {
    const [kind = '', first = '', second = ''] = overlap.key.split('/');
    const [{ layouts, language, questions }] = contents;
    const sheetOf = (id: string) =>
      contents.flatMap((content) => content.sheets[sheetIds(content).indexOf(id)] ?? [])[0];
    const pupilOf = (id: string) => nameOf(sheetOf(id)?.pupil ?? '');
    /** The letters of options as the sheet has them. */
    const lettersOf = (chosen: readonly unknown[]): string => {
      const layout = layouts[sheetOf(second)?.layout ?? 0];
      return optionsOf(layout, first, language)
        .filter(({ id }) => chosen.includes(id))
        .map(({ letter }) => letter)
        .join('+');
    };
    const textOf = (value: unknown, from: unknown): Words => {
      if (kind === 'pupil' && typeof value === 'string')
        return nameOf(value) ?? { id: 'conflict.changed' };
      const { points, chosen, key } = isFields(value) ? value : {};
      if (kind === 'question' && typeof key === 'string') return lettersOf([key]);
      if (kind === 'answer' && typeof points === 'number') return writeFigure(points, language);
      if (kind === 'answer')
        return (Array.isArray(chosen) && lettersOf(chosen)) || { id: 'conflict.empty' };
      return differenceOf(value, from) || { id: 'conflict.empty' };
    };
    const both = bothSides(overlap, textOf);
    const number = questions.findIndex(({ id }) => id === first) + 1;
    const question: Words = { id: 'conflict.question', values: { number } };
    switch (kind) {
      case 'answer':
        return { subject: pupilOf(second), part: question, ...both };
      case 'question':
      case 'questions':
        return { part: question, ...both };
      case 'pupil':
      case 'dismissed':
      case 'sheets':
        return { subject: pupilOf(first), part: { id: 'conflict.sheet' }, ...both };
      default:
        return { part: { id: 'conflict.other' }, ...both };
    }
  };
