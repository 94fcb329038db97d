import { thatIs } from '../language/say.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import type Fraction from 'fraction.js';
import { counted, type Noun } from '../language/counted.ts';
import { dinars, dinarSign, writeWithUnit } from '../language/numbers.ts';
import { formOf, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('proportionality');

const goods: readonly Noun[] = ['pen', 'book', 'notebook', 'ticket', 'cake', 'box'];

function price(asked: Asked): Form {
  const { language, random } = asked;
  const noun = random.pick(goods);
  const [few, one] = [random.whole(3, 6), random.whole(2, 18) * 5];
  const more = few + random.whole(1, 8);
  const [first, second] = [counted(language, few, noun), counted(language, more, noun)];
  const paid = dinars(language, whole(few * one));
  return {
    question: text(language, 'priceQuestion', { first, paid, second }),
    claim: (shown) => text(language, 'priceClaim', { first, paid, second, shown }),
    answer: {
      kind: 'number',
      value: whole(more * one),
      slips: [few * one + (more - few), few * one + more, (more + 1) * one].map(whole),
      gap: whole(one),
      show: (value) => dinars(language, value),
      unit: dinarSign(language),
    },
    steps: [
      text(language, 'priceStep', { value: few * one, few, one }),
      text(language, 'priceStep2', { second, one, more, value: one * more }),
    ],
    hint: text(language, 'priceHint'),
  };
}

const travellers = [
  { ar: 'سيارة', en: 'A car', fr: 'Une voiture', pronoun: 'elle' },
  { ar: 'حافلة', en: 'A bus', fr: 'Un bus', pronoun: 'il' },
  { ar: 'شاحنة', en: 'A lorry', fr: 'Un camion', pronoun: 'il' },
  { ar: 'دراجة نارية', en: 'A motorcycle', fr: 'Une moto', pronoun: 'elle' },
] as const;

function distance(asked: Asked): Form {
  const { language, random } = asked;
  const speed = random.whole(4, 12) * 10;
  const hours = random.whole(2, 4);
  const more = hours + random.whole(1, 4);
  const show = (value: Fraction) => writeWithUnit(language, value, 'km');
  const { pronoun, ...names } = random.pick(travellers);
  const traveller = names[language];
  const [way, time, longer] = [
    show(whole(speed * hours)),
    counted(language, hours, 'hour'),
    counted(language, more, 'hour'),
  ];
  return {
    question: {
      ar: `تقطع ${traveller} بسرعة منتظمة مسافة ${way} في ${time}. ما المسافة التي تقطعها في ${longer}؟`,
      en: `${traveller} covers ${way} in ${time} at a constant speed. How far does it go in ${longer}?`,
      fr: `${traveller} parcourt ${way} en ${time} à vitesse constante. Quelle distance parcourt-${pronoun} en ${longer} ?`,
    }[language],
    claim: (shown) => text(language, 'distanceClaim', { way, time, shown, longer }),
    answer: {
      kind: 'number',
      value: whole(speed * more),
      slips: [speed * hours + more, speed * (more + 1), speed * hours * more].map(whole),
      gap: whole(speed / 2),
      show,
      unit: 'km',
    },
    steps: [
      text(language, 'distanceStep', { value: speed * hours, hours, speed }),
      text(language, 'distanceStep2', { longer, speed, more, value: speed * more }),
    ],
    hint: text(language, 'distanceHint'),
  };
}

function scale(asked: Asked): Form {
  const { language, random } = asked;
  const [under, perCentimetre] = random.pick([
    [100_000, 1],
    [200_000, 2],
    [500_000, 5],
    [1_000_000, 10],
  ] as const);
  const length = random.whole(2, 15);
  const show = (value: Fraction) => writeWithUnit(language, value, 'km');
  const [mapped, ratioShown] = [
    writeWithUnit(language, whole(length), 'cm'),
    `$\\frac{1}{${under}}$`,
  ];
  return {
    question: text(language, 'scaleQuestion', { ratioShown, mapped }),
    claim: (shown) => text(language, 'scaleClaim', { mapped, ratioShown, shown }),
    answer: {
      kind: 'number',
      value: whole(length * perCentimetre),
      slips: [length * perCentimetre * 10, length + perCentimetre, length * 100].map(whole),
      gap: whole(perCentimetre),
      show,
      unit: 'km',
    },
    steps: [
      text(language, 'scaleStep', { value: show(whole(perCentimetre)) }),
      `$${length} \\times ${perCentimetre} = ${length * perCentimetre}$${thatIs[language]} ${show(whole(length * perCentimetre))}.`,
    ],
    hint: text(language, 'scaleHint'),
  };
}

export const proportionality: Family = {
  id: 'proportionality',
  languages: draftLanguages,
  names: /تناسب|proportion|مقياس (ال)?(رسم|خريط)|سرعه منتظم|echelle d une carte|vitesse constante/,
  problem: (asked) => formOf(asked, { 1: [price], 2: [price], 3: [distance] }),
  make: (asked) => formOf(asked, { 1: [price], 2: [price, distance], 3: [distance, scale] }),
};
