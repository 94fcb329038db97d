import { describe, expect, it } from 'vitest';
import { SURE } from '#shared/page/doubts.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { MarkReading } from '../digits/cell-image.ts';
import { readMarkCells } from '../digits/read-mark-cells.ts';
import { cellNotes as cellNotesSchema } from '#shared/page/page-reading.ts';
import { currentHand, emptyHand, handSchema, type Hand } from './hand.ts';
import { writtenBy, type Person } from './hand.fixture.ts';
import { learnPage } from './learn-page.ts';

const MARKS = ['1', '7', '12', '17', '15', '7,5', '1,75', '0', '10', '7', '11,5', '17', '7', '5'];

async function readPage(person: Person, seed: number, hand?: Hand) {
  const cells = await writtenBy(person, MARKS, seed);
  return readMarkCells(cells, { script: 'western', kind: 'mark', enlargement: 1, hand });
}

const sense = (text: string): string => JSON.stringify(parseMark(text));
const isWrong = ({ text }: MarkReading, row: number): boolean =>
  sense(text) !== sense(MARKS[row] ?? '');
const doubts = (readings: readonly MarkReading[]) =>
  readings.filter(({ confidence }) => confidence < SURE.mark).length;
const misread = (pages: readonly (readonly MarkReading[])[]) =>
  pages.reduce((sum, page) => sum + page.filter(isWrong).length, 0);
const unseenErrors = (readings: readonly MarkReading[]) =>
  readings.filter((one, row) => one.confidence >= SURE.mark && isWrong(one, row)).length;

/** The hand after pages of a person were confirmed. */
async function handAfter(person: Person, pages: number): Promise<Hand> {
  let hand = emptyHand();
  for (let page = 1; page <= pages; page += 1) {
    const readings = await readPage(person, page, hand);
    const confirmed = readings.flatMap(({ notes }, row) =>
      notes ? [{ notes, text: MARKS[row] ?? '' }] : [],
    );
    hand = learnPage(hand, confirmed);
  }
  return hand;
}

describe("reading by a teacher's hand", () => {
  it('reads digits right that this hand writes alike, with fewer doubts and no wrong mark unseen', async () => {
    const hand = await handAfter('plain', 2);
    const pages = [11, 12, 13, 14];
    const without = await Promise.all(pages.map((seed) => readPage('plain', seed)));
    const byHand = await Promise.all(pages.map((seed) => readPage('plain', seed, hand)));
    const [before, after] = [without.flat(), byHand.flat()];
    expect(doubts(before)).toBeGreaterThan(14);
    expect(doubts(after)).toBeLessThan(0.7 * doubts(before));
    expect(misread(without)).toBeGreaterThan(7);
    expect(misread(byHand)).toBeLessThan(0.5 * misread(without));
    expect(byHand.reduce((sum, page) => sum + unseenErrors(page), 0)).toBe(0);
    expect(after.map(({ alone }) => alone?.text)).toEqual(before.map(({ text }) => text));
  });

  it('reads as before until a page is confirmed, and as before without a hand', async () => {
    const without = await readPage('plain', 11);
    const first = await readPage('plain', 11, emptyHand());
    expect(first.map(({ text, confidence }) => ({ text, confidence }))).toEqual(
      without.map(({ text, confidence }) => ({ text, confidence })),
    );
    expect(without.every((reading) => !('notes' in reading) && !('alone' in reading))).toBe(true);
    expect(first.every(({ notes }) => cellNotesSchema.safeParse(notes).success)).toBe(true);
  });

  it('reads numbers of rows without the hand', async () => {
    const hand = await handAfter('plain', 1);
    const cells = await writtenBy('plain', ['1', '2'], 3);
    const context = { script: 'western', kind: 'number', enlargement: 1 } as const;
    expect(readMarkCells(cells, { ...context, hand })).toEqual(readMarkCells(cells, context));
  });
});

describe('learning a page', () => {
  it('keeps a hand small, however many pages are learnt', async () => {
    const hand = await handAfter('plain', 3);
    const readings = await readPage('plain', 4, hand);
    const cells = readings.flatMap(({ notes }, row) =>
      notes ? [{ notes, text: MARKS[row] ?? '' }] : [],
    );
    let many = hand;
    for (let page = 0; page < 40; page += 1) many = learnPage(many, cells);
    expect(handSchema.parse(JSON.parse(JSON.stringify(many)))).toEqual(many);
    expect(many).toMatchObject({ pages: 43, marks: hand.marks + 40 * cells.length });
    expect(JSON.stringify(many).length).toBeLessThan(30_000);
    expect(
      JSON.stringify(readings.map(({ notes }) => notes)).length / readings.length,
    ).toBeLessThan(2000);
  });

  it('takes a mark in the way that the teacher writes it, in any digits', async () => {
    const readings = await readPage('plain', 1, emptyHand());
    const at = MARKS.indexOf('1,75');
    const [notes] = readings.flatMap((reading, row) =>
      row === at && reading.notes ? [reading.notes] : [],
    );
    const hands = ['1,75', '1.75', '١٫٧٥'].map((text) =>
      learnPage(undefined, [{ notes: notes!, text }]),
    );
    expect(hands[0]?.signs['7']?.count).toBe(1);
    expect(hands[1]).toEqual(hands[0]);
    expect(hands[2]).toEqual(hands[0]);
  });

  it('learns nothing from a mark that cannot be what is written, nor from a mark left blank', async () => {
    const readings = await readPage('plain', 1, emptyHand());
    const zero = readings[MARKS.indexOf('0')]!.notes!;
    for (const text of ['18,25', '', 'abs', 'see the list'])
      expect(learnPage(undefined, [{ notes: zero, text }])).toMatchObject({ marks: 0, signs: {} });
    expect(learnPage(undefined, [{ notes: zero, text: '0' }]).signs['0']?.count).toBe(1);
  });

  it('goes on with hands and notes that were kept while absences were counted', async () => {
    const hand = await handAfter('plain', 1);
    const counted = { ...hand, absences: { cells: 2, wrong: 0 } };
    expect(currentHand(handSchema.parse(counted))).toEqual(hand);
    const [notes] = (await readPage('plain', 2, hand)).flatMap((one) => one.notes ?? []);
    expect(cellNotesSchema.parse({ ...notes, doubt: 'one sign more or less' })).toEqual(notes);
  });

  it('begins anew when the networks have changed', async () => {
    const hand = await handAfter('plain', 1);
    const old = { ...hand, version: 'of older networks' };
    expect(currentHand(hand)).toBe(hand);
    expect(currentHand(old)).toEqual(emptyHand());
    const readings = await readPage('plain', 2, old);
    const [notes] = readings.flatMap((reading) => reading.notes ?? []);
    expect(readings.map(({ text }) => text)).toEqual(
      (await readPage('plain', 2)).map(({ text }) => text),
    );
    const cell = { notes: { ...notes!, version: 'of older networks' }, text: '1' };
    expect(learnPage(old, [cell])).toEqual({ ...emptyHand(), pages: 1 });
  });
});
