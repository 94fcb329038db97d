import { describe, expect, it } from 'vitest';
import { chanceOf, type Chance } from '#test/bench/grades/pages/chance.ts';
import { pageLanguages, vocabularies } from '#test/bench/grades/pages/vocabulary.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { knownHeading } from './known-heading.ts';

const headings = Object.values(vocabularies).flatMap((set) =>
  pageLanguages.flatMap((language) => {
    const { columns, marks } = set[language];
    return [columns.average, columns.remark, ...Object.values(marks)].flat();
  }),
);

/** Letters that readers take for one another: dots in Arabic, shapes in Latin. */
const ALIKE =
  'بتثني جحخ دذ رزو سش صض طظ عغ فق كل مه األ ilt1 oec0 uvn mnr bdh ftl sz5 gqy aeo'.split(' ');

function damaged(heading: string, changes: number, chance: Chance): string {
  const letters = [...heading];
  for (let change = 0; change < changes; change += 1) {
    const places = letters.flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []));
    if (places.length === 0) break;
    const at = chance.pick(places);
    const letter = (letters[at] ?? '').toLowerCase();
    const alike = ALIKE.find((group) => group.includes(letter)) ?? letter;
    const another = chance.pick([...alike].filter((one) => one !== letter).concat(letter));
    if (chance.percent(70)) letters[at] = another;
    else if (chance.percent(40)) letters.splice(at, 1);
    else if (chance.percent(50)) letters.splice(at, 0, ' ');
    else letters.splice(at, 0, chance.pick([...alike]));
  }
  return letters.join('');
}

describe('a heading that was read from a photo', () => {
  it('that is right is never changed, and never doubted', () => {
    const changed = headings.filter((heading) => knownHeading(heading).heading !== heading);
    expect(changed).toEqual([]);
    expect(headings.filter((heading) => knownHeading(heading).unsure)).toEqual([]);
  });

  it.each([
    ['الاختبلر', 'الاختبار'],
    ['تقويم النشاظات', 'تقويم النشاطات'],
    ['الملاحطات', 'الملاحظات'],
    ['Compositlon', 'Composition'],
    ['Participatlon', 'Participation'],
    ['Appréciatlon', 'Appréciation'],
  ])('“%s” becomes %s, and says what was read', (read, heading) => {
    expect(knownHeading(read)).toEqual({ heading, read });
  });

  it.each(['p Les CE', 'ylisl', 'ب و5 و', 'الئاه', '352 x', 'القرض', 'فرضي', 'Note 9'])(
    '“%s” is doubted',
    (read) => {
      expect(knownHeading(read).unsure).toBe(true);
    },
  );

  it.each(['', '  ', '–', 'Prénom', 'تاريخ الميلاد'])('“%s” stays as it is', (read) => {
    expect(knownHeading(read)).toEqual({ heading: read });
  });

  it('of damaged ones, fewer than one in a hundred become another heading without a doubt', () => {
    const chance = chanceOf(58);
    const counts = { all: 0, mended: 0, doubted: 0 };
    const wrong: string[] = [];
    for (let index = 0; index < 3_000; index += 1) {
      const right = chance.pick(headings);
      const read = damaged(right, chance.whole(1, 3), chance);
      if (foldText(read) === foldText(right)) continue;
      const found = knownHeading(read);
      counts.all += 1;
      if (found.unsure) counts.doubted += 1;
      else if (foldText(found.heading) === foldText(right)) counts.mended += 1;
      else wrong.push(`${right}: ${read} → ${found.heading}`);
      // No text is changed silently.
      if (foldText(found.heading) !== foldText(read)) expect(found.read).toBe(read);
    }
    // Of 25,508 it was 94, nearly all of them another number of the same word, such as `Remark` for `Remarks`.
    expect(wrong.length / counts.all).toBeLessThan(0.01);
    expect(counts.mended / counts.all).toBeGreaterThan(0.15);
  });
});
