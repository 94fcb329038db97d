import { describe, expect, it } from 'vitest';
import { gradebookOf } from '#test/support/gradebook-reading.ts';
import type { TestPage } from '#test/support/textract-page.ts';

describe('the warnings about a page', () => {
  it('mention handwriting, small digits and jumping numbers', () => {
    const rows = ['1', '2', '3', '5', '6', '7'].map((number) => [
      number,
      `Nom${number}a Prénom`,
      { text: '12', handwritten: true },
    ]);
    const page: TestPage = { tables: [{ rows, at: [0.1, 0.1, 0.8, 0.2] }] };
    expect(gradebookOf(page).warnings).toEqual(['handwriting', 'row-numbers']);
    expect(gradebookOf(page, { pictureHeight: 800 }).warnings).toEqual([
      'handwriting',
      'small-text',
      'row-numbers',
    ]);
  });

  it.each([
    [4, true],
    [3, false],
  ])('ask to check every mark when %i of 12 are doubtful, whoever reads', (count, isHard) => {
    const rows = Array.from({ length: 12 }, (_, row) => [
      String(row + 1),
      `Nom${row}a Prénom`,
      { text: '12', confidence: row < count ? 80 : 99 },
    ]);
    const { warnings } = gradebookOf({ tables: [{ rows, at: [0.1, 0.1, 0.8, 0.8] }] });
    expect(warnings).toEqual(isHard ? ['handwriting'] : []);
  });

  it.each([
    ['another row’s marks', ['Kaci Ines', '14', '9,5', ''], true],
    ['the second line of a long name', ['Fatima Zohra', '', '', ''], false],
    ['a number that stands alone', ['', '', '20', ''], false],
    ['nothing', ['', '', '', ''], false],
  ])('mention a missed row: between two rows there is %s', (_, between, isMissed) => {
    const rows = [
      ['Nom et prénom', 'Devoir', 'Composition', 'TP'],
      ['Amrani Lina', '12', '13', '9'],
      ['Benali Amel', '11', '14,5', '10'],
      ['Haddad Amel', '8', '16', '14'],
      ['Saidi Rym', '15', '12', '11,5'],
      ['Toumi Rayan', '10', '7', '13'],
    ];
    // One row is twice as high as the others, and the missed row is in its lower half.
    const second = between.flatMap((text, column) =>
      text === '' ? [] : [[text, [0.1 + column * 0.1875, 0.535, 0.15, 0.04]] as const],
    );
    const gradebook = gradebookOf({
      tables: [{ rows, at: [0.1, 0.2, 0.75, 0.36], tall: { row: 4, by: 0.06 } }],
      words: second,
    });
    expect(gradebook.rows).toHaveLength(5);
    expect(gradebook.warnings).toEqual(isMissed ? ['row-missed'] : []);
  });

  it('ask to check the marks near jumping numbers', () => {
    const rows = ['1', '2', '3', '4', '6', '7', '8', '9'].map((number) => [
      number,
      `Nom${number}a Prénom`,
      '12',
    ]);
    const { rows: read } = gradebookOf({ tables: [{ rows, at: [0.1, 0.1, 0.8, 0.4] }] });
    expect(read.map(({ cells }) => (cells[2]?.confidence ?? 0) < 97)).toEqual([
      ...[false, false, true, true, true, true, false, false],
    ]);
  });

  it.each<[string, readonly [number, number, number, number], boolean]>([
    ['with paper around it', [0.05, 0.1, 0.9, 0.8], false],
    ['that ends where the picture does', [0.05, 0.2, 0.9, 0.8], true],
    ['that begins above it', [0.05, 0, 0.9, 0.8], true],
    ['that goes on beside it', [0.2, 0.1, 0.8, 0.8], true],
  ])('mention a table that may be cut off: one %s', (_, at, isCut) => {
    const rows = ['1', '2', '3', '4'].map((number) => [number, `Nom${number}a Prénom`, '12']);
    const { warnings } = gradebookOf({ tables: [{ rows, at }] });
    expect(warnings).toEqual(isCut ? ['page-cut'] : []);
  });
});
