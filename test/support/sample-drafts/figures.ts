import type { Test } from '#shared/model/draft.ts';
import type { Figure, FigureKind, FigureOf } from '#shared/model/figure.ts';
import type { Language } from '#shared/model/locale.ts';
import type { Question } from '#shared/model/question.ts';
import { sampleTests } from './tests.ts';

type Figures = { readonly [Kind in FigureKind]: FigureOf<Kind> };

const drawn: Omit<Figures, 'barChart' | 'table'> = {
  numberLine: {
    kind: 'numberLine',
    from: 0,
    to: 2,
    step: 0.25,
    numbers: 'ends',
    marks: [{ at: 1.5, label: 'A' }],
  },
  fraction: { kind: 'fraction', shape: 'disc', parts: 8, shaded: 3 },
  coordinateGrid: {
    kind: 'coordinateGrid',
    xFrom: -4,
    xTo: 4,
    yFrom: -3,
    yTo: 3,
    points: [{ x: 2, y: -1, label: 'M' }],
    lines: [{ x1: 0, y1: 1, x2: 1, y2: 2, endless: true }],
  },
  triangle: {
    kind: 'triangle',
    corners: ['A', 'B', 'C'],
    sides: [3, 5, 4],
    angles: [],
    sideLabels: ['3 cm', '?', '4 cm'],
    angleLabels: ['90°', '', ''],
  },
  clock: { kind: 'clock', hours: 10, minutes: 20 },
  angle: { kind: 'angle', degrees: 65, label: '?', points: ['x', 'O', 'y'] },
};

/** A good figure of each kind. */
export const sampleFigures: Readonly<Record<Language, Figures>> = {
  en: {
    ...drawn,
    barChart: {
      kind: 'barChart',
      unit: 'books',
      bars: [
        { label: 'Sunday', value: 12 },
        { label: 'Monday', value: 7 },
        { label: 'Tuesday', value: 15 },
      ],
    },
    table: {
      kind: 'table',
      heads: 'column',
      rows: [
        ['Mass (kg)', '2', '3', '5'],
        ['Price (DA)', '160', '240', '?'],
      ],
    },
  },
  ar: {
    ...drawn,
    barChart: {
      kind: 'barChart',
      unit: 'كتب',
      bars: [
        { label: 'الأحد', value: 12 },
        { label: 'الاثنين', value: 7 },
        { label: 'الثلاثاء', value: 15 },
      ],
    },
    table: {
      kind: 'table',
      heads: 'column',
      rows: [
        ['الكتلة', '2', '3', '5'],
        ['الثمن', '160', '240', '?'],
      ],
    },
  },
};

/** Questions about the figures, by kind: the stem in each language, and the answer. */
const asked: Readonly<Record<FigureKind, readonly [en: string, ar: string, answer: string]>> = {
  numberLine: ['Which number is at the point A?', 'ما العدد الذي تمثله النقطة A؟', '1.5'],
  fraction: ['What fraction of the disc is shaded?', 'ما الكسر الذي يمثله الجزء المظلل؟', '3/8'],
  coordinateGrid: ['What are the coordinates of M?', 'ما إحداثيتا النقطة M؟', '(2; -1)'],
  triangle: ['How long is the side BC, in cm?', 'ما طول الضلع BC بالسنتيمتر؟', '5'],
  barChart: ['How many books were lent on Monday?', 'كم كتابا أعير يوم الاثنين؟', '7'],
  clock: ['What time does the clock show?', 'ما الوقت الذي تشير إليه الساعة؟', '10:20'],
  table: ['Which number is missing in the table?', 'ما العدد الناقص في الجدول؟', '400'],
  angle: ['How many degrees has the angle xOy?', 'ما قيس الزاوية xOy بالدرجات؟', '65'],
};

const questionOn = (figure: Figure, language: Language): Question => {
  const [en, ar, answer] = asked[figure.kind];
  return {
    kind: 'short',
    id: figure.kind.toLowerCase().slice(0, 8),
    stem: { en, ar }[language],
    points: 2.5,
    reason: '',
    answer,
    variants: [],
    figure,
  };
};

/** A test with a question on a figure of each kind. */
export const testWithFigures = (language: Language): Test => {
  const { task: _, sourceText: __, ...test } = sampleTests[language];
  return {
    ...test,
    questions: Object.values(sampleFigures[language]).map((each) => questionOn(each, language)),
  };
};
