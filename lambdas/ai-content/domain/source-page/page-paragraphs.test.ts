import { describe, expect, it } from 'vitest';
import type { SeenLine } from '#lambdas/pictures/recognizer.ts';
import { mergeReadings } from './merge-readings.ts';
import { paragraphsOf } from './page-paragraphs.ts';
import { textAreaOf } from './text-area.ts';

/** A line of words of ten pixels a letter; a word may have its confidence after a slash. */
const line = (text: string, paragraph = 0, top = 0): SeenLine => {
  let left = 0;
  const words = text.split(' ').map((given) => {
    const [word = '', confidence = '95'] = given.split('/');
    const box = { left, top, right: left + word.length * 10, bottom: top + 20 };
    left = box.right + 10;
    return { text: word, confidence: Number(confidence), ...box };
  });
  return { words, top, bottom: top + 20, paragraph };
};
const shown = (lines: readonly SeenLine[]) =>
  paragraphsOf(lines).map(({ text, doubts }) => ({
    text,
    doubts: doubts.map(({ start, end }) => text.slice(start, end)),
  }));

describe('the paragraphs of a page', () => {
  it('join their lines, and point out uncertain words, neighbours together', () => {
    expect(
      shown([line('Le vent/40 du/50 soir'), line('souffle.'), line('Il pleut/84.', 1)]),
    ).toEqual([
      { text: 'Le vent du soir souffle.', doubts: ['vent du'] },
      { text: 'Il pleut', doubts: ['pleut'] },
    ]);
  });

  it('have words whole that a line end divides, but keep hyphens before capitals', () => {
    expect(shown([line('la ressour-'), line('ce/60 de Tizi-'), line('Ouzou')])).toEqual([
      { text: 'la ressource de Tizi- Ouzou', doubts: ['ressource'] },
    ]);
  });

  it('have Arabic commas where the model reads other signs, unless a quotation was opened', () => {
    expect(shown([line('اليومية» فهي, أساس')])[0]?.text).toBe('اليومية، فهي، أساس');
    expect(shown([line('قال: «نعم» فهي')])[0]?.text).toBe('قال: «نعم» فهي');
    expect(shown([line('« Oui » dit-il')])[0]?.text).toBe('« Oui » dit-il');
  });

  it('point out what is often misread with confidence', () => {
    expect(shown([line('البحرء السماء م و 3')])[0]?.doubts).toEqual(['البحرء', 'م']);
    expect(shown([line('| a/95 l 12')])[0]).toEqual({ text: 'a l 12', doubts: ['l'] });
  });

  it('go on where a whole line ends in a sentence, and begin with no stray sign', () => {
    const first = [line(', Le vent du soir passe sur'), line('la colline, et il ne dit plus')];
    expect(shown([...first, line('rien.', 1), line('Titre', 2), line('Il pleut.', 3)])).toEqual([
      { text: 'Le vent du soir passe sur la colline, et il ne dit plus rien.', doubts: [] },
      { text: 'Titre', doubts: [] },
      { text: 'Il pleut.', doubts: [] },
    ]);
  });

  it('are none where nothing is written', () => {
    expect(shown([line('— ... |')])).toEqual([]);
  });
});

describe('two readings of a page', () => {
  it('agree on a word whatever its signs, and keep the more confident text where they differ', () => {
    const [merged] = mergeReadings([line('سنة، سطع/70 كتاب')], [line('سنة سطح/90 كتاب')]);
    expect(merged?.words.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['سنة،', 95],
      ['سطح', 0],
      ['كتاب', 95],
    ]);
  });

  it('make a word uncertain that only one of them has', () => {
    const [merged] = mergeReadings([line('Le vent')], [line('Le')]);
    expect(merged?.words.map(({ confidence }) => confidence)).toEqual([95, 0]);
  });
});

describe('the part of a page with text', () => {
  const page = { data: new Uint8Array(), width: 2000, height: 3000, channels: 1 } as const;

  it('is that of the words that were read well, and is enlarged to a good size', () => {
    const area = textAreaOf(page, [
      line('Le vent du soir', 0, 500),
      line('|/99 bruit/20', 1, 2900),
    ]);
    expect(area).toEqual({ box: { left: 0, top: 450, right: 200, bottom: 570 }, factor: 1.5 });
  });

  it('is missing on a page without words', () => {
    expect(textAreaOf(page, [line('bruit/20')])).toBeUndefined();
  });
});
