import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type Fraction from 'fraction.js';
import type { Said } from '../language/say.ts';
import { formOf, whole, type Asked, type Family, type Form, type NumberAnswer } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('angles');

const STRAIGHT = 180;
const FULL = 360;
const RIGHT = 90;

const degrees = (value: Fraction): string => `${value.toFraction()}°`;

const angleAnswer = (value: number, slips: readonly number[]): NumberAnswer => ({
  kind: 'number',
  value: whole(value),
  slips: slips.filter((slip) => slip > 0 && slip < FULL).map(whole),
  gap: whole(10),
  show: degrees,
  unit: '°',
});

const kinds: readonly Said[] = [
  { ar: 'حادة', en: 'acute', fr: 'aigu' },
  { ar: 'قائمة', en: 'right', fr: 'droit' },
  { ar: 'منفرجة', en: 'obtuse', fr: 'obtus' },
  { ar: 'مستقيمة', en: 'straight', fr: 'plat' },
];

const sizeOf = ({ random }: Asked, kind: number): number =>
  [5 * random.whole(4, 15), RIGHT, 5 * random.whole(21, 33), STRAIGHT][kind] ?? RIGHT;

function kindOf(asked: Asked): Form {
  const { language, random, hasFigures = false } = asked;
  const kind = random.whole(0, kinds.length - 1);
  const size = sizeOf(asked, kind);
  const name = kinds[kind]?.[language] ?? '';
  // A right angle that is only drawn cannot be told from one of 89°.
  const isDrawn = hasFigures && kind !== 1;
  return {
    ...(isDrawn && {
      figure: { kind: 'angle', degrees: size, label: '', points: ['x', 'O', 'y'] },
    }),
    question: isDrawn ? text(language, 'kindOfFigure') : text(language, 'kindOfSize', { size }),
    claim: (answer) =>
      isDrawn
        ? text(language, 'figureClaim', { answer })
        : text(language, 'sizeClaim', { size, answer }),
    answer: {
      kind: 'text',
      text: name,
      others: random.shuffled(kinds.map((each) => each[language]).filter((each) => each !== name)),
      variants: [],
    },
    steps: [
      text(language, 'kinds'),
      isDrawn ? text(language, 'figureStep', { name }) : text(language, 'sizeStep', { size, name }),
    ],
    hint: text(language, 'kindOfHint'),
  };
}

/** Two angles side by side that make a straight angle, a right angle or a full turn. */
const pairTo =
  (total: typeof STRAIGHT | typeof RIGHT | typeof FULL) =>
  (asked: Asked): Form => {
    const { language, random, difficulty } = asked;
    const step = difficulty === 1 ? 10 : 1;
    const given = step * random.whole(Math.ceil(20 / step), Math.floor((total - 20) / step));
    const value = total - given;
    const sum = {
      [STRAIGHT]: text(language, 'straight'),
      [RIGHT]: text(language, 'right'),
      [FULL]: text(language, 'full'),
    }[total];
    return {
      question: text(language, 'pairToQuestion', { sum, given }),
      claim: (answer) => text(language, 'pairToClaim', { sum, given, answer }),
      answer: angleAnswer(value, [
        (total === STRAIGHT ? RIGHT : STRAIGHT) - given,
        (total === FULL ? STRAIGHT : FULL) - given,
        value + 10,
      ]),
      steps: [
        text(language, 'pairToStep', { total }),
        text(language, 'pairToStep2', { total, given, value }),
      ],
      hint: text(language, 'pairToHint', { sum }),
    };
  };

const corners = ['ABC', 'EFG', 'MNP', 'RST', 'IJK'] as const;

/** Asks for the angle at a corner of a triangle, after what is given of it. */
const angleAt = (
  language: DraftLanguage,
  given: string,
  corner: string,
): Pick<Form, 'question' | 'claim'> => ({
  question: text(language, 'angleAtQuestion', { given, corner }),
  claim: (answer) => text(language, 'angleAtClaim', { given, corner, answer }),
});

/** The third angle of a triangle; in a right triangle only one angle is given besides the right one. */
const thirdAngle =
  (isRight: boolean) =>
  (asked: Asked): Form => {
    const { language, random, difficulty } = asked;
    const step = difficulty === 1 ? 10 : 5;
    const one = isRight ? RIGHT : step * random.whole(Math.ceil(30 / step), Math.floor(80 / step));
    const other = step * random.whole(Math.ceil(20 / step), Math.floor(70 / step));
    const value = STRAIGHT - one - other;
    const [p = '', q = '', r = ''] = random.pick(corners);
    const triangle = `$${p}${q}${r}$`;
    const given = isRight
      ? text(language, 'thirdAngleGiven', { triangle, p, q, other })
      : text(language, 'thirdAngleGiven2', { triangle, p, one, q, other });
    return {
      figure: {
        kind: 'triangle',
        corners: [p, q, r],
        sides: [],
        angles: [one, other, value],
        sideLabels: ['', '', ''],
        angleLabels: [`${one}°`, `${other}°`, '?'],
      },
      ...angleAt(language, given, r),
      // Forgets the difference, forgets one angle, or takes a full turn.
      answer: angleAnswer(value, [one + other, STRAIGHT - other, FULL - one - other]),
      steps: [text(language, 'sum'), text(language, 'thirdAngleStep', { one, other, value })],
      hint: text(language, 'thirdAngleHint'),
    };
  };

function baseAngle(asked: Asked): Form {
  const { language, random } = asked;
  const apex = 2 * random.whole(10, 60);
  const value = (STRAIGHT - apex) / 2;
  const [p = '', q = '', r = ''] = random.pick(corners);
  const triangle = `$${p}${q}${r}$`;
  const given = text(language, 'baseAngleGiven', { triangle, p, apex });
  return {
    figure: {
      kind: 'triangle',
      corners: [p, q, r],
      sides: [],
      angles: [apex, value, value],
      sideLabels: ['', '', ''],
      angleLabels: [`${apex}°`, '?', ''],
    },
    ...angleAt(language, given, q),
    // Forgets to halve, takes the angles for equal, or halves the angle given.
    answer: angleAnswer(value, [STRAIGHT - apex, apex, apex / 2]),
    steps: [
      text(language, 'baseAngleStep', { apex, value: STRAIGHT - apex }),
      text(language, 'baseAngleStep2', { value: STRAIGHT - apex, value2: value }),
    ],
    hint: text(language, 'baseAngleHint'),
  };
}

export const angles: Family = {
  id: 'angles',
  languages: draftLanguages,
  names:
    /^(?!.*(?:trigo|cosin|\bsin(?:e|us)?\b|جيب|نسب مثلثيه|كاميرا|camera)).*(?:(?:^| )(?:ال)?(?:زاويه|زوايا|زاويتان|زاويتين)(?: |$)|\bangles?\b)/,
  make: (asked) => {
    const inTriangle = asked.constraints?.shapes?.includes('triangle');
    if (inTriangle)
      return formOf(asked, {
        1: [thirdAngle(false)],
        2: [thirdAngle(false), thirdAngle(true)],
        3: [baseAngle, thirdAngle(true)],
      });
    return formOf(asked, {
      1: [kindOf, kindOf, pairTo(STRAIGHT)],
      2: [pairTo(STRAIGHT), pairTo(RIGHT), thirdAngle(false)],
      3:
        asked.level === 'Primary'
          ? [pairTo(FULL), thirdAngle(true)]
          : [baseAngle, thirdAngle(true), pairTo(FULL)],
    });
  },
};
