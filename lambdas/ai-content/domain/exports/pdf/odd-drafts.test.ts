import { describe, expect, it } from 'vitest';
import type { Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { drawnBoxes, type DrawnBox } from '#test/support/pdf-boxes.ts';
import { sampleFigures } from '#test/support/sample-drafts/figures.ts';
import { nineQuestions } from '#test/support/sample-drafts/nine-questions.ts';
import { halves, wholePage, type Frame } from '#lambdas/print/prose/paper.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { toPdf } from './pdf.ts';

const loading = loadFormulaTypefaces(findInPackages);

const choice = (id: string, stem: string, texts: readonly string[], figure?: Question['figure']) =>
  ({
    ...{ kind: 'choice', id, stem, points: 2, reason: '' },
    options: texts.map((text, index) => ({ id: `o${index}`, text })),
    key: 'o0',
    ...(figure && { figure }),
  }) satisfies Question;

const TALL =
  '$\\begin{cases}x=\\frac{1}{2}\\\\y=\\frac{\\sqrt{3}}{\\frac{1}{5}}\\\\z=7\\end{cases}$';
const WIDE = '$x=\\frac{-b+\\sqrt{b^2-4ac}+\\sqrt{b^2-4ac}+\\sqrt{b^2-4ac}}{2a}$';
const mixed = 'ضع العبارة English word (n°3) in the gap، ثم اكتب photosynthesis بين قوسين (3/4).';
const long = {
  ar: 'يتبخر الماء من البحار ثم يتكاثف في السحب. ',
  en: 'Water leaves the sea as vapour. ',
};

type Change = (language: 'ar' | 'en') => Partial<Test>;
/** Drafts that no other test resembles, and whether they are on halves. */
const odd: readonly (readonly [name: string, paper: 'half' | 'whole', change: Change])[] = [
  [
    'a stem of 1,500 letters',
    'half',
    (language) => ({
      questions: [choice('a', long[language].repeat(50).slice(0, 1_500), ['1', '2', '3', '4'])],
    }),
  ],
  [
    'two stems of 1,500 letters',
    'whole',
    (language) => ({
      questions: ['a', 'b'].map((id) =>
        choice(id, long[language].repeat(50).slice(0, 1_500), ['1', '2', '3', '4']),
      ),
    }),
  ],
  [
    'options that are tall and wide formulas',
    'half',
    () => ({
      questions: [
        choice('a', 'A', [TALL, '$1$', TALL, '$\\sqrt{\\frac{3}{8}}$']),
        choice('b', TALL, [WIDE, WIDE, TALL]),
      ],
    }),
  ],
  [
    'tables of figures, and drawings',
    'half',
    (language) => {
      const { table, clock } = sampleFigures[language];
      return { questions: [choice('a', 'A', ['1', '2'], table), choice('b', 'B', ['3'], clock)] };
    },
  ],
  [
    'no points',
    'half',
    (language) => ({
      scale: 1,
      questions: nineQuestions[language].questions.map((one) => ({ ...one, points: 0 })),
    }),
  ],
  ['one question', 'half', () => ({ questions: [choice('a', '?', ['A'])] })],
  ['no question, and no title', 'half', () => ({ title: '', instructions: '', questions: [] })],
  [
    '60 questions',
    'whole',
    () => ({
      questions: Array.from({ length: 60 }, (_, at) => choice(`q${at}`, mixed, ['نعم', 'no', '½'])),
    }),
  ],
  [
    'Latin inside Arabic, and a word without an end',
    'half',
    () => ({
      title: `فرض ${'supercalifragilistic'.repeat(6)}`,
      questions: [choice('a', mixed, [mixed, 'A'.repeat(150)])],
    }),
  ],
];

/** A point more than ink may reach beyond its line. */
const BESIDE = 2;

const [first, second] = halves;
const frames = {
  half: halves,
  // With its foot.
  whole: [{ ...wholePage, height: wholePage.page.height - wholePage.top }],
};
const afterFirst = first.left + first.width;
const cut: Frame = {
  page: first.page,
  ...{ left: afterFirst + 20, width: second.left - afterFirst - 40 },
  ...{ top: 0, height: first.page.height },
};

const isIn = (box: DrawnBox, { left, top, width, height }: Frame): boolean =>
  box.left >= left - BESIDE &&
  box.right <= left + width + BESIDE &&
  box.top >= top - BESIDE &&
  box.bottom <= top + height + BESIDE;

/** How far two boxes are in one another, in both directions. */
const overlap = (one: DrawnBox, other: DrawnBox): number =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

const overlaps = (boxes: readonly DrawnBox[]): DrawnBox[][] =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other) > 1)
      .map((other) => [one, other]),
  );

const head = {
  ar: { school: 'متوسطة المتنبي', educationalAdministration: 'مديرية التربية لولاية بومرداس' },
  en: { school: '', educationalAdministration: 'Direction de l’éducation de Boumerdès' },
};

describe.each(['ar', 'en'] as const)('a test on paper (%s)', (language) => {
  it.each(odd)('has everything in its place with %s', async (_, paper, change) => {
    const draft = { ...nineQuestions[language], ...change(language) };
    const school = { ...head[language], academicSeason: '2026/2027', className: '' };
    const pages = await drawnBoxes(await toPdf(draft, { school }, await loading, '2026-11-20'));
    for (const boxes of pages) {
      const texts = boxes.filter(({ isText }) => isText);
      expect(texts.length).toBeGreaterThan(3);
      expect(overlaps(texts)).toEqual([]);
      const outside = boxes.filter((box) => !frames[paper].some((frame) => isIn(box, frame)));
      // Between two halves is only the line to cut along.
      expect(outside.map((box) => [box.isText, isIn(box, cut)])).toEqual(
        paper === 'half' ? [[false, true]] : [],
      );
    }
  });
});
