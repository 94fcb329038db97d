import type { Test } from '#shared/model/draft.ts';
import type { Figure, FigureKind, FigureOf } from '#shared/model/figure.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
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
export const sampleFigures: Readonly<Record<DraftLanguage, Figures>> = {
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
  fr: {
    ...drawn,
    barChart: {
      kind: 'barChart',
      unit: 'livres',
      bars: [
        { label: 'dimanche', value: 12 },
        { label: 'lundi', value: 7 },
        { label: 'mardi', value: 15 },
      ],
    },
    table: {
      kind: 'table',
      heads: 'column',
      rows: [
        ['Masse (kg)', '2', '3', '5'],
        ['Prix (DA)', '160', '240', '?'],
      ],
    },
  },
};

/** Questions about the figures, by kind: the stem in each language, and the answer. */
const asked: Readonly<Record<FigureKind, Readonly<Record<DraftLanguage | 'answer', string>>>> = {
  numberLine: {
    en: 'Which number is at the point A?',
    ar: 'ما العدد الذي تمثله النقطة A؟',
    fr: 'Quel nombre correspond au point A\u00a0?',
    answer: '1.5',
  },
  fraction: {
    en: 'What fraction of the disc is shaded?',
    ar: 'ما الكسر الذي يمثله الجزء المظلل؟',
    fr: 'Quelle fraction du disque est coloriée\u00a0?',
    answer: '3/8',
  },
  coordinateGrid: {
    en: 'What are the coordinates of M?',
    ar: 'ما إحداثيتا النقطة M؟',
    fr: 'Quelles sont les coordonnées de M\u00a0?',
    answer: '(2; -1)',
  },
  triangle: {
    en: 'How long is the side BC, in cm?',
    ar: 'ما طول الضلع BC بالسنتيمتر؟',
    fr: 'Quelle est la longueur du côté BC, en cm\u00a0?',
    answer: '5',
  },
  barChart: {
    en: 'How many books were lent on Monday?',
    ar: 'كم كتابا أعير يوم الاثنين؟',
    fr: 'Combien de livres ont été prêtés lundi\u00a0?',
    answer: '7',
  },
  clock: {
    en: 'What time does the clock show?',
    ar: 'ما الوقت الذي تشير إليه الساعة؟',
    fr: 'Quelle heure montre l’horloge\u00a0?',
    answer: '10:20',
  },
  table: {
    en: 'Which number is missing in the table?',
    ar: 'ما العدد الناقص في الجدول؟',
    fr: 'Quel nombre manque dans le tableau\u00a0?',
    answer: '400',
  },
  angle: {
    en: 'How many degrees has the angle xOy?',
    ar: 'ما قيس الزاوية xOy بالدرجات؟',
    fr: 'Combien de degrés l’angle xOy mesure-t-il\u00a0?',
    answer: '65',
  },
};

const questionOn = (figure: Figure, language: DraftLanguage): Question => {
  const { answer, ...stems } = asked[figure.kind];
  return {
    kind: 'short',
    id: figure.kind.toLowerCase().slice(0, 8),
    stem: stems[language],
    points: 2.5,
    reason: '',
    answer,
    variants: [],
    figure,
  };
};

/** A test with a question on a figure of each kind. */
export const testWithFigures = (language: DraftLanguage): Test => {
  const { task: _, sourceText: __, ...test } = sampleTests[language];
  return {
    ...test,
    questions: Object.values(sampleFigures[language]).map((each) => questionOn(each, language)),
  };
};
