import { isolatedProse } from '#shared/draft/directed-prose.ts';
import type { Figure } from '#shared/model/figure.ts';
import { directionOf, type DraftLanguage } from '#shared/model/locale.ts';
import type { Answering } from './answering.ts';

type Change = (text: string) => string;

interface Shown {
  readonly text: readonly string[];
  readonly figure?: Figure | undefined;
  readonly answering: Answering;
  readonly feedback: string;
}

/** Texts that pupils type are compared with the accepted answers, so those stay as they are. */
function directAnswering(answering: Answering, change: Change): Answering {
  switch (answering.kind) {
    case 'choice': {
      const options = answering.options.map(({ text, feedback, ...option }) => ({
        ...option,
        text: change(text),
        feedback: change(feedback),
      }));
      return { ...answering, options };
    }
    case 'cloze':
      return { ...answering, text: change(answering.text) };
    case 'matching': {
      const pairs = answering.pairs.map(({ left, right }) => ({
        left: change(left),
        right: change(right),
      }));
      return { ...answering, pairs };
    }
    case 'order':
      return { ...answering, items: answering.items.map(change) };
    case 'essay':
      return { ...answering, guidance: answering.guidance.map(change) };
    case 'truth':
    case 'short':
    case 'number':
      return answering;
  }
}

/** Puts signs around the calculations in what an item shows, so that they run from left to right within Arabic. */
export function directTexts<Item extends Shown>(item: Item, language: DraftLanguage): Item {
  const change: Change = (text) => isolatedProse(text, directionOf(language));
  const { figure } = item;
  return {
    ...item,
    text: item.text.map(change),
    figure:
      figure?.kind === 'table'
        ? { ...figure, rows: figure.rows.map((cells) => cells.map(change)) }
        : figure,
    answering: directAnswering(item.answering, change),
    feedback: change(item.feedback),
  };
}
