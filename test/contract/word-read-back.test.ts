import { expect, it } from 'vitest';
import { openWordFile } from '#frontend/lib/sources/word-file.ts';
import { toDocx } from '#lambdas/ai-content/domain/exports/docx/docx.ts';
import { formulaText } from '#lambdas/print/maths/formula-text.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { seeded } from '#shared/seeded.ts';
import { sampleExercises } from '#test/support/sample-drafts.ts';
import { formulasOf } from '#test/support/school-formulas.ts';

const around = { en: ['Before', 'after.'], ar: ['قبل', 'بعد.'], fr: ['Avant', 'après.'] };

/** What is read back of formulas between two words, from the Word file of a draft. */
async function readBack(formulas: readonly string[], language: DraftLanguage): Promise<string[]> {
  const [before = '', after = ''] = around[language];
  const exercises = formulas.map((formula, index) => ({
    id: `e${index + 1}`,
    difficulty: 1 as const,
    statement: `${before} $${formula}$ ${after}`,
    steps: [],
    answer: '1',
  }));
  const draft = { ...sampleExercises[language], exercises };
  const file = openWordFile(
    await toDocx(draft, {}, () => Promise.reject(new Error('typefaces were asked for'))),
  );
  const parts = Array.from({ length: file.parts }, (_, part) => file.read(part));
  return (await Promise.all(parts))
    .flat()
    .filter((text) => text.startsWith(before))
    .map((text) => text.slice(before.length, -after.length).trim());
}

it.each(['en', 'ar', 'fr'] as const)(
  'formulas of each kind come back from a Word file as they were (%s)',
  async (language) => {
    const all = Object.values(formulasOf).flat();
    expect(await readBack(all, language)).toEqual(
      [
        ...['3/4+1/4', '(x+1)/(2x−3)', '1/(1+1/2)', '(n; k)'],
        ...['√16', '∛27', '√(a²+b²)', '2√5−√20'],
        ...['x²', '10⁻³', '2^(n+1)', '(a+b)²', '90°'],
        ...['u_n', 'u_(n+1)', 'x₁²', 'H₂O', 'C_n^k'],
        ...['2(x+1)', '(1/2+3)×4', '[0;1]', 'f(x)=3x', 'A(2;−3)', ']−∞;2['],
        ...['|−4|=4', '|x−1|', '‖u‖'],
        ...['{x+y=5; x−y=1}', '{2x, if x>0; 0, otherwise}', 'a=b+c; =7'],
        ...['∑_(i=1)^n i=n(n+1)/2', '∏_(k=1)^5 k', '∑x_i'],
        ...['∫_0^1 x² dx', '∫f(x) dx'],
        ...['u⃗', 'A⃗B⃗+B⃗C⃗'],
        ...['A̅B̅', 'x̅=12', 'x̲'],
        ...['(1, 2; 3, 4)', '|a, b; c, d|'],
        ...['Â', 'ÂB̂Ĉ=60°', 'x̃'],
        ...['lim_(x→0) (sin x)/x=1', 'lim_(n→+∞) u_n', 'max_x f(x)'],
        ...['cos(2x)', 'ln x', 'sin² x'],
        ...['x∈ℝ', 'a≤b≠c', 'A∩B⊂C', 'x→+∞', '(d)⟂(AB)', '3,5×2=7', 'α+β=π'],
        ...['v=d/t in km/h', 'x=2 and y=3', 'السرعة=المسافة/الزمن'],
      ].map((text) => text.normalize('NFC')),
    );
  },
);

/** A formula of formulas, to some depth. */
function nested(random: () => number, depth: number): string {
  const pick = (of: readonly string[]): string => of[Math.floor(random() * of.length)] ?? '';
  if (depth === 0) return pick(['x', 'y', '2', '7', 'ab', '3+n', 'z-1']);
  const inner = () => nested(random, depth - 1);
  return pick([
    `\\frac{${inner()}}{${inner()}}`,
    `\\sqrt{${inner()}}`,
    `\\sqrt[3]{${inner()}}`,
    `{${inner()}}^{${inner()}}`,
    `u_{${inner()}}`,
    `\\left(${inner()}\\right)`,
    `\\left|${inner()}\\right|`,
    `\\left]${inner()};${inner()}\\right[`,
    `\\begin{cases} ${inner()}=1 \\\\ ${inner()}=2 \\end{cases}`,
    `\\begin{pmatrix} ${inner()} & ${inner()} \\end{pmatrix}`,
    `\\sum_{i=1}^{${inner()}} ${inner()}`,
    `\\int_{${inner()}}^{5} ${inner()}`,
    `\\lim_{t\\to 0} ${inner()}`,
    `\\overline{${inner()}}`,
    `\\vec{${inner()}}`,
    `${inner()}+${inner()}`,
    `${inner()}${inner()}`,
  ]);
}

/** Letters, digits and signs of operations in their order. */
const signs = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('−', '-')
    .replaceAll('∛', '3')
    .replaceAll(/[^\p{L}\p{N}+=-]/gu, '');

it('no letter, digit or sign of formulas within formulas is lost on the way', async () => {
  const random = seeded(49);
  const formulas = Array.from({ length: 150 }, (_, index) => nested(random, 1 + (index % 3)));
  const read = await readBack(formulas, 'en');
  expect(read.map(signs)).toEqual(formulas.map((formula) => signs(formulaText(formula))));
});
