import { expect, it } from 'vitest';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { readPaper } from '#test/support/read-pdf.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook, sampleTerm } from './sample-notebook.ts';

const turned = (word: string): string => [...word].reverse().join('');

it('keeps words of headings, numbers and short calculations whole in narrow columns', async () => {
  const input = sampleNotebook('ar', 1, 2);
  const [only] = input.listed.classes;
  const terms = [
    {
      ...sampleTerm(1, 2),
      marks: [
        ['13,6666666', '7.6923076923', '18'],
        ['12', '13', '14'],
      ],
      remarks: ['ضعيف في القسمة 12 : 4 = 3', 'راجع القواعد (2 + 3) × 4 جيدا'],
    },
  ];
  const listed = { classes: [{ ...only!, terms }] };
  const typefaces = await loadTypefaces(findInPackages);
  const rows = (
    await readPaper((await renderNotebook({ ...input, listed }, { typefaces })).pdf)
  ).flat();
  // The heading of a column in each of the three terms.
  expect(rows.filter((row) => row === turned('المستمرة'))).toHaveLength(3);
  for (const whole of ['13,6666666', '7.6923076923', '12 : 4 = 3'])
    expect(
      rows.filter((row) => row.includes(whole)),
      whole,
    ).not.toEqual([]);
  // PDFium may give a bracket as its counterpart.
  expect(rows.some((row) => /[()]2 \+ 3[()] × 4/.test(row))).toBe(true);
});
