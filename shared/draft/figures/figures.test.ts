import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFigures } from '#test/support/sample-drafts/figures.ts';
import type { DrawnFigure, FigureOf } from '../../model/figure.ts';
import { draftLanguages } from '../../model/locale.ts';
import type { Drawing, Path, Point } from './drawing.ts';
import { describeFigure, drawFigure } from './figures.ts';
import { figureFile } from './svg.ts';

const drawn = (language: (typeof draftLanguages)[number]): DrawnFigure[] =>
  Object.values(sampleFigures[language]).filter((each) => each.kind !== 'table');

const pathsOf = ({ shapes }: Drawing): Path[] => shapes.filter((shape) => shape.kind === 'path');
const pointsOf = (drawing: Drawing): Point[] =>
  pathsOf(drawing).flatMap(({ segments }) =>
    segments.flatMap((segment) =>
      segment.slice(1).filter((part): part is Point => typeof part !== 'string'),
    ),
  );
const textsOf = ({ shapes }: Drawing): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []));

/** Every place of the drawing is within it. */
function expectInside(drawing: Drawing): void {
  for (const [x, y] of pointsOf(drawing)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(drawing.width);
    expect(y).toBeLessThanOrEqual(drawing.height);
  }
}

/** The lengths of the sides of a drawn triangle, from the first corner on. */
function sidesOf(figure: FigureOf<'triangle'>): number[] {
  const outline = pathsOf(drawFigure(figure, 'en')).find(
    ({ segments }) => segments.length === 4 && segments[3]?.[0] === 'close',
  );
  const corners = (outline?.segments ?? []).flatMap((segment) =>
    segment[0] === 'move' || segment[0] === 'line' ? [segment[1]] : [],
  );
  return corners.map(([x, y], index) => {
    const [toX = 0, toY = 0] = corners[(index + 1) % 3] ?? [];
    return Math.hypot(toX - x, toY - y);
  });
}

describe('figures', () => {
  it.each(draftLanguages)('are drawn within their edges and fit a narrow page (%s)', (language) => {
    for (const figure of drawn(language)) {
      const drawing = drawFigure(figure, language);
      expectInside(drawing);
      expect(drawing.width).toBeLessThan(400);
      expect(drawing.height).toBeLessThan(300);
    }
  });

  it('keep the proportions of a triangle, whatever its sides', () => {
    const side = fc.integer({ min: 20, max: 60 });
    fc.assert(
      fc.property(fc.tuple(side, side, side), ([a, b, c]) => {
        fc.pre(a + b > c + 2 && b + c > a + 2 && a + c > b + 2);
        const [one = 0, two = 0, three = 0] = sidesOf({
          ...sampleFigures.en.triangle,
          sides: [a, b, c],
          sideLabels: ['', '', ''],
          angleLabels: ['', '', ''],
        });
        expect(two / one).toBeCloseTo(b / a, 3);
        expect(three / one).toBeCloseTo(c / a, 3);
      }),
    );
  });

  it('shade as many parts as they say', () => {
    const bar = drawFigure({ kind: 'fraction', shape: 'bar', parts: 8, shaded: 3 }, 'en');
    const [shade] = pathsOf(bar).filter(({ fill }) => fill === 'shade');
    const xs = (shade?.segments ?? []).flatMap((segment) =>
      segment[0] === 'move' || segment[0] === 'line' ? [segment[1][0]] : [],
    );
    const whole = pathsOf(bar)
      .at(-1)
      ?.segments.flatMap((segment) =>
        segment[0] === 'move' || segment[0] === 'line' ? [segment[1][0]] : [],
      );
    const span = (values: number[] = []): number => Math.max(...values) - Math.min(...values);
    expect(span(xs) / span(whole)).toBeCloseTo(3 / 8, 5);
  });

  it('write the numbers that pupils need, and not those that they look for', () => {
    const line = textsOf(drawFigure(sampleFigures.en.numberLine, 'en'));
    expect(line.toSorted()).toEqual(['0', '2', 'A']);
    const all = textsOf(drawFigure({ ...sampleFigures.en.numberLine, numbers: 'all' }, 'ar'));
    expect(all).toContain('1,5');
    expect(textsOf(drawFigure(sampleFigures.en.angle, 'en'))).not.toContain('65');
  });

  it('lay bars down when their labels are long', () => {
    const bars = ['Constantine and its region', 'Oran', 'Annaba'].map((label, index) => ({
      label: label.slice(0, 20),
      value: index + 1,
    }));
    const chart = (labels: typeof bars) =>
      drawFigure({ kind: 'barChart', unit: '', bars: labels }, 'en');
    const widthOf = (drawing: Drawing): number[] =>
      pathsOf(drawing)
        .filter(({ fill }) => fill === 'shade')
        .map(({ segments }) => {
          const xs = segments.flatMap((each) =>
            each[0] === 'move' || each[0] === 'line' ? [each[1][0]] : [],
          );
          return Math.round(Math.max(...xs) - Math.min(...xs));
        });
    expect(new Set(widthOf(chart(bars.map((bar) => ({ ...bar, label: 'a' }))))).size).toBe(1);
    const many = [...bars, ...bars, ...bars];
    expect(new Set(widthOf(chart(many))).size).toBe(3);
  });
});

describe('the description of a figure', () => {
  it('says what is drawn and not what it means', () => {
    expect(describeFigure(sampleFigures.en.clock, 'en')).toBe(
      'A clock face: the short hand is between 10 and 11, the long hand points at 4',
    );
    expect(describeFigure({ kind: 'clock', hours: 12, minutes: 3 }, 'ar')).toBe(
      'وجه ساعة: العقرب القصير بين 12 و1، والعقرب الطويل يشير إلى 12، وبعده من التدريجات الصغيرة 3',
    );
    expect(describeFigure(sampleFigures.en.numberLine, 'en')).not.toContain('1.5');
    expect(describeFigure(sampleFigures.en.fraction, 'en')).not.toContain('/');
    expect(describeFigure(sampleFigures.en.angle, 'en')).not.toContain('65');
    expect(describeFigure(sampleFigures.en.triangle, 'en')).not.toMatch(/5/);
  });

  it.each(draftLanguages)('is in the language of the draft (%s)', (language) => {
    for (const figure of Object.values(sampleFigures[language])) {
      const isArabic = /\p{Script=Arabic}/u.test(describeFigure(figure, language));
      expect(isArabic).toBe(language === 'ar');
    }
  });
});

it('a file of a figure escapes what is markup in its labels', () => {
  const file = figureFile(
    { kind: 'angle', degrees: 40, label: '<b>&"', points: ['', '', ''] },
    'en',
  );
  expect(file).toContain('&#60;b&#62;&#38;&#34;');
  expect(file).not.toContain('<b>');
});
