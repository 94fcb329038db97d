import type { Draft } from '#shared/model/draft.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { instructionsFor } from '../prompt/instructions.ts';
import { faultSentences } from './describe-fault.ts';
import { draftTexts } from './draft-texts.ts';
import type { RequestedDraft } from './requested-draft.ts';

/** Words of a whole text, and of a piece of one, from which on it is taken from the instructions. */
const FEWEST = { whole: 5, piece: 8 } as const;

/** Examples are there to be followed. */
const QUOTED = /"[^"]*"|«[^»]*»|“[^”]*”/g;

/**
 * Finds the words of a text that a model was told: in the instructions of its draft, without their examples, and in what
 * is said of faults.
 */
export function findCopied(asked: RequestedDraft): (text: string) => string | undefined {
  const { instructions, specifics } = instructionsFor({ task: 'draft', plan: asked });
  const told = [instructions, specifics, ...faultSentences]
    .map((part) => ` ${foldText(part.replace(QUOTED, '\n'))} `)
    .join('');
  return (text) => {
    const words = foldText(text).split(' ');
    const least = Math.min(FEWEST.piece, Math.max(FEWEST.whole, words.length));
    return words
      .slice(0, Math.max(0, words.length - least + 1))
      .map((_, at) => words.slice(at, at + least).join(' '))
      .find((piece) => told.includes(` ${piece} `));
  };
}

/** Where more than the name of the topic is needed. */
const NEEDS_MORE = /(?:^|\.)(?:stem|statement|question|teacher|pupils)$/;

/** Texts of a model that repeat what it was told, or the topic, instead of doing what was asked. */
export function copiedFaults(draft: Draft, asked: RequestedDraft): Fault[] {
  if (draft.drafter !== 'model') return [];
  const copied = findCopied(asked);
  const topic = foldText(asked.request.topic);
  return draftTexts(draft).flatMap(({ path, text }) => {
    const found = NEEDS_MORE.test(path) && foldText(text) === topic ? topic : copied(text);
    return faultIf(found !== undefined, 'instructions-copied', path, { text: found ?? '' });
  });
}
