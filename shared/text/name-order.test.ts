import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsInOrder, namesInThreeHands, shuffled } from '#test/support/names-in-three-hands.ts';
import { sortedByName } from './name-order.ts';

const sorted = (...names: string[]) => sortedByName(names.toReversed(), (name) => name);

describe('the order of names', () => {
  it('is one for 200 pupils, whoever wrote their names', () => {
    for (const hand of namesInThreeHands) {
      expect(sortedByName(shuffled(hand), ({ name }) => name).map(({ id }) => id)).toEqual(
        idsInOrder,
      );
    }
  });

  it('is the same where the system speaks French', () => {
    const written = JSON.stringify(shuffled(namesInThreeHands[3] ?? []));
    const module = JSON.stringify(path.join(import.meta.dirname, 'name-order.ts'));
    const printed = execFileSync(
      process.execPath,
      [
        ...['--no-warnings', '--input-type=module', '-e'],
        `import { sortedByName } from ${module};
         const ids = sortedByName(${written}, ({ name }) => name).map(({ id }) => id);
         console.log(JSON.stringify({ locale: new Intl.Collator().resolvedOptions().locale, ids }));`,
      ],
      { env: { ...process.env, LC_ALL: 'fr_FR.UTF-8', LANG: 'fr_FR.UTF-8' }, encoding: 'utf8' },
    );
    expect(JSON.parse(printed)).toEqual({ locale: 'fr-FR', ids: idsInOrder });
  });

  it.each([
    [
      'alef with and without its sign',
      ['أسماء', 'اسماء', 'أسمى', 'آمال', 'أمينة', 'امينة', 'بلال'],
    ],
    ['a hamza alone', ['علا احمد', 'علاء بدر', 'علا تومي', 'علي']],
    ['a hamza on و and ي', ['عايشة احمد', 'عائشة بدر', 'عيسى']],
    ['the last letter of a feminine name', ['فاطمه احمد', 'فاطمة بدر', 'فاطمه تومي', 'فاطمي']],
    ['ى and ي at the end', ['هدى احمد', 'هدي بدر', 'هدى تومي']],
    [
      'words that are written together',
      ['عبدالرحمن بدر', 'عبد الرحمن تومي', 'عبدالرحيم', 'عبد الله'],
    ],
    [
      'words that are written together in Latin',
      ['Abd-el-Kader B', 'Abdelkader C', 'Ben Ali', 'Benali Z'],
    ],
    ['accents and apostrophes', ['Émilie B', 'Emilie C', 'M’hamed', 'Mhamed Z', 'Ñ']],
    [
      'letters that Algerian and Kabyle names add',
      ['قاسم ا', 'ڨاسم ب', 'قالم', 'كمال', 'Ɛli A', 'Eli B'],
    ],
    ['numbers by their size, before letters', ['2', '١٠', 'أحمد', 'pupil 2', 'Pupil 10']],
    ['a shorter word before a longer one', ['علي ياسين', 'عليان بدر']],
  ])('regards %s', (_, names) => {
    expect(sorted(...names)).toEqual(names);
  });

  it('decides between two spellings of one name the same way each time', () => {
    const names = ['أسماء', 'اسماء', 'اسما', 'أَسماء'];
    expect(sorted(...names)).toEqual(sorted(...names.toReversed()));
  });
});
