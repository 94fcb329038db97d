import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type Fraction from 'fraction.js';
import type { Said } from '../language/say.ts';
import { formOf, whole, type Asked, type Family, type Form, type NumberAnswer } from './item.ts';

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

const kindRule: Said = {
  ar: 'الزاوية الحادة أصغر من 90°، والقائمة 90°، والمنفرجة بين 90° و180°، والمستقيمة 180°.',
  en: 'An acute angle is smaller than 90°, a right angle is 90°, an obtuse angle is between 90° and 180°, and a straight angle is 180°.',
  fr: 'Un angle aigu mesure moins de 90°, un angle droit 90°, un angle obtus entre 90° et 180°, et un angle plat 180°.',
};

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
    question: {
      ar: isDrawn ? 'ما نوع الزاوية في الشكل المقابل؟' : `ما نوع زاوية قيسها ${size}°؟`,
      en: isDrawn
        ? 'Look at the figure. What kind of angle is it?'
        : `What kind of angle is an angle of ${size}°?`,
      fr: isDrawn
        ? 'Observe la figure. Quelle est la nature de cet angle ?'
        : `Quelle est la nature d’un angle de ${size}° ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: isDrawn
          ? `الزاوية في الشكل المقابل زاوية ${answer}.`
          : `الزاوية التي قيسها ${size}° زاوية ${answer}.`,
        en: isDrawn
          ? `The kind of angle in the figure is ${answer}.`
          : `The kind of angle that measures ${size}° is ${answer}.`,
        fr: isDrawn ? `L’angle de la figure est ${answer}.` : `Un angle de ${size}° est ${answer}.`,
      })[language],
    answer: {
      kind: 'text',
      text: name,
      others: random.shuffled(kinds.map((each) => each[language]).filter((each) => each !== name)),
      variants: [],
    },
    steps: [
      kindRule[language],
      {
        ar: isDrawn ? `الزاوية المرسومة ${name}.` : `${size}°: الزاوية ${name}.`,
        en: isDrawn ? `The angle of the figure is ${name}.` : `${size}°: the angle is ${name}.`,
        fr: isDrawn ? `L’angle dessiné est ${name}.` : `${size}° : l’angle est ${name}.`,
      }[language],
    ],
    hint: {
      ar: 'قارن الزاوية بالزاوية القائمة.',
      en: 'Compare the angle with a right angle.',
      fr: 'Compare l’angle avec un angle droit.',
    }[language],
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
      [STRAIGHT]: {
        ar: 'زاوية مستقيمة',
        en: 'a straight angle',
        fr: 'un angle plat',
      },
      [RIGHT]: { ar: 'زاوية قائمة', en: 'a right angle', fr: 'un angle droit' },
      [FULL]: { ar: 'دورة كاملة', en: 'a full turn', fr: 'un tour complet' },
    }[total][language];
    return {
      question: {
        ar: `زاويتان متجاورتان تشكلان معا ${sum}، وقيس إحداهما ${given}°. ما قيس الأخرى؟`,
        en: `Two angles side by side make ${sum}. One measures ${given}°. How large is the other?`,
        fr: `Deux angles adjacents forment ${sum}. L’un mesure ${given}°. Combien mesure l’autre ?`,
      }[language],
      claim: (answer) =>
        ({
          ar: `إذا شكلت زاويتان متجاورتان ${sum} وكان قيس إحداهما ${given}°، فقيس الأخرى ${answer}.`,
          en: `If two angles side by side make ${sum} and one measures ${given}°, the other measures ${answer}.`,
          fr: `Si deux angles adjacents forment ${sum} et que l’un mesure ${given}°, l’autre mesure ${answer}.`,
        })[language],
      answer: angleAnswer(value, [
        (total === STRAIGHT ? RIGHT : STRAIGHT) - given,
        (total === FULL ? STRAIGHT : FULL) - given,
        value + 10,
      ]),
      steps: [
        {
          ar: `مجموع قيسي الزاويتين ${total}°.`,
          en: `Together the two angles measure ${total}°.`,
          fr: `Ensemble, les deux angles mesurent ${total}°.`,
        }[language],
        {
          ar: `نطرح: $${total} - ${given} = ${value}$، أي ${value}°.`,
          en: `Subtract: $${total} - ${given} = ${value}$, that is ${value}°.`,
          fr: `On soustrait : $${total} - ${given} = ${value}$, c’est-à-dire ${value}°.`,
        }[language],
      ],
      hint: {
        ar: `كم درجة في ${sum}؟`,
        en: `How many degrees does ${sum} have?`,
        fr: `Combien de degrés mesure ${sum} ?`,
      }[language],
    };
  };

const sumRule: Said = {
  ar: 'مجموع زوايا المثلث 180°.',
  en: 'The angles of a triangle sum to 180°.',
  fr: 'La somme des angles d’un triangle est de 180°.',
};
const corners = ['ABC', 'EFG', 'MNP', 'RST', 'IJK'] as const;

/** Asks for the angle at a corner of a triangle, after what is given of it. */
const angleAt = (
  language: DraftLanguage,
  given: string,
  corner: string,
): Pick<Form, 'question' | 'claim'> => ({
  question: {
    ar: `${given}. ما قيس الزاوية $${corner}$؟`,
    en: `${given}. How large is the angle at $${corner}$?`,
    fr: `${given}. Combien mesure l’angle en $${corner}$ ?`,
  }[language],
  claim: (answer) =>
    ({
      ar: `${given}، فقيس الزاوية $${corner}$ هو ${answer}.`,
      en: `${given}, so the angle at $${corner}$ measures ${answer}.`,
      fr: `${given} : l’angle en $${corner}$ mesure donc ${answer}.`,
    })[language],
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
      ? {
          ar: `المثلث ${triangle} قائم في $${p}$، وقيس الزاوية $${q}$ هو ${other}°`,
          en: `Triangle ${triangle} has its right angle at $${p}$, and the angle at $${q}$ measures ${other}°`,
          fr: `Le triangle ${triangle} est rectangle en $${p}$, et l’angle en $${q}$ mesure ${other}°`,
        }[language]
      : {
          ar: `في المثلث ${triangle}، قيس الزاوية $${p}$ هو ${one}° وقيس الزاوية $${q}$ هو ${other}°`,
          en: `In triangle ${triangle}, the angle at $${p}$ measures ${one}° and the angle at $${q}$ measures ${other}°`,
          fr: `Dans le triangle ${triangle}, l’angle en $${p}$ mesure ${one}° et l’angle en $${q}$ mesure ${other}°`,
        }[language];
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
      steps: [
        sumRule[language],
        {
          ar: `نحسب: $180 - ${one} - ${other} = ${value}$، أي ${value}°.`,
          en: `Calculate: $180 - ${one} - ${other} = ${value}$, that is ${value}°.`,
          fr: `On calcule : $180 - ${one} - ${other} = ${value}$, c’est-à-dire ${value}°.`,
        }[language],
      ],
      hint: {
        ar: 'ما مجموع زوايا المثلث؟',
        en: 'What do the angles of a triangle sum to?',
        fr: 'Quelle est la somme des angles d’un triangle ?',
      }[language],
    };
  };

function baseAngle(asked: Asked): Form {
  const { language, random } = asked;
  const apex = 2 * random.whole(10, 60);
  const value = (STRAIGHT - apex) / 2;
  const [p = '', q = '', r = ''] = random.pick(corners);
  const triangle = `$${p}${q}${r}$`;
  const given = {
    ar: `المثلث ${triangle} متساوي الساقين رأسه $${p}$، وقيس الزاوية $${p}$ هو ${apex}°`,
    en: `Triangle ${triangle} is isosceles with its apex at $${p}$, where the angle measures ${apex}°`,
    fr: `Le triangle ${triangle} est isocèle en $${p}$, où l’angle mesure ${apex}°`,
  }[language];
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
      {
        ar: `مجموع زوايا المثلث 180°، فمجموع زاويتي القاعدة: $180 - ${apex} = ${STRAIGHT - apex}$.`,
        en: `The angles sum to 180°, so those at the base make $180 - ${apex} = ${STRAIGHT - apex}$.`,
        fr: `La somme des angles est de 180° : ceux de la base font $180 - ${apex} = ${STRAIGHT - apex}$.`,
      }[language],
      {
        ar: `زاويتا القاعدة متقايستان: $${STRAIGHT - apex} \\div 2 = ${value}$، أي ${value}°.`,
        en: `The angles at the base are equal: $${STRAIGHT - apex} \\div 2 = ${value}$, that is ${value}°.`,
        fr: `Les angles à la base sont égaux : $${STRAIGHT - apex} \\div 2 = ${value}$, c’est-à-dire ${value}°.`,
      }[language],
    ],
    hint: {
      ar: 'في المثلث المتساوي الساقين زاويتا القاعدة متقايستان.',
      en: 'In an isosceles triangle the angles at the base are equal.',
      fr: 'Dans un triangle isocèle, les angles à la base sont égaux.',
    }[language],
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
