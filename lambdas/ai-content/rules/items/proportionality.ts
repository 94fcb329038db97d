import { thatIs } from '../language/say.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import type Fraction from 'fraction.js';
import { counted } from '../language/counted.ts';
import { dinars, dinarSign, writeWithUnit } from '../language/numbers.ts';
import type { Noun } from '../language/nouns.ts';
import { formOf, whole, type Asked, type Family, type Form } from './item.ts';

const goods: readonly Noun[] = ['pen', 'book', 'notebook', 'ticket', 'cake', 'box'];

function price(asked: Asked): Form {
  const { language, random } = asked;
  const noun = random.pick(goods);
  const [few, one] = [random.whole(3, 6), random.whole(2, 18) * 5];
  const more = few + random.whole(1, 8);
  const [first, second] = [counted(language, few, noun), counted(language, more, noun)];
  const paid = dinars(language, whole(few * one));
  return {
    question: {
      ar: `ثمن ${first} هو ${paid}. ما ثمن ${second} من النوع نفسه؟`,
      en: `The price of ${first} is ${paid}. What is the price of ${second} of the same kind?`,
      fr: `Le prix de ${first} est de ${paid}. Quel est le prix de ${second} du même genre ?`,
    }[language],
    claim: (shown) =>
      ({
        ar: `إذا كان ثمن ${first} هو ${paid}، فإن ثمن ${second} من النوع نفسه هو ${shown}.`,
        en: `If the price of ${first} is ${paid}, the price of ${second} of the same kind is ${shown}.`,
        fr: `Si le prix de ${first} est de ${paid}, le prix de ${second} du même genre est de ${shown}.`,
      })[language],
    answer: {
      kind: 'number',
      value: whole(more * one),
      slips: [few * one + (more - few), few * one + more, (more + 1) * one].map(whole),
      gap: whole(one),
      show: (value) => dinars(language, value),
      unit: dinarSign(language),
    },
    steps: [
      {
        ar: `ثمن الوحدة: $${few * one} \\div ${few} = ${one}$.`,
        en: `The price of one: $${few * one} \\div ${few} = ${one}$.`,
        fr: `Le prix d’une unité : $${few * one} \\div ${few} = ${one}$.`,
      }[language],
      {
        ar: `ثمن ${second}: $${one} \\times ${more} = ${one * more}$.`,
        en: `The price of ${second}: $${one} \\times ${more} = ${one * more}$.`,
        fr: `Le prix de ${second} : $${one} \\times ${more} = ${one * more}$.`,
      }[language],
    ],
    hint: {
      ar: 'احسب أولا ثمن الوحدة.',
      en: 'Find the price of one first.',
      fr: 'Cherche d’abord le prix d’une unité.',
    }[language],
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
    claim: (shown) =>
      ({
        ar: `من يقطع بسرعة منتظمة مسافة ${way} في ${time} يقطع ${shown} في ${longer}.`,
        en: `Whoever covers ${way} in ${time} at a constant speed goes ${shown} in ${longer}.`,
        fr: `À vitesse constante, si l’on parcourt ${way} en ${time}, on parcourt ${shown} en ${longer}.`,
      })[language],
    answer: {
      kind: 'number',
      value: whole(speed * more),
      slips: [speed * hours + more, speed * (more + 1), speed * hours * more].map(whole),
      gap: whole(speed / 2),
      show,
      unit: 'km',
    },
    steps: [
      {
        ar: `المسافة في ساعة واحدة: $${speed * hours} \\div ${hours} = ${speed}$.`,
        en: `The distance in one hour: $${speed * hours} \\div ${hours} = ${speed}$.`,
        fr: `La distance en une heure : $${speed * hours} \\div ${hours} = ${speed}$.`,
      }[language],
      {
        ar: `المسافة في ${longer}: $${speed} \\times ${more} = ${speed * more}$.`,
        en: `The distance in ${longer}: $${speed} \\times ${more} = ${speed * more}$.`,
        fr: `La distance en ${longer} : $${speed} \\times ${more} = ${speed * more}$.`,
      }[language],
    ],
    hint: {
      ar: 'ما المسافة المقطوعة في ساعة واحدة؟',
      en: 'How far does it go in one hour?',
      fr: 'Quelle distance parcourt-on en une heure ?',
    }[language],
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
    question: {
      ar: `على خريطة مقياسها ${ratioShown}، البعد بين مدينتين ${mapped}. ما البعد الحقيقي بينهما؟`,
      en: `On a map with a scale of ${ratioShown}, two towns are ${mapped} apart. What is the real distance?`,
      fr: `Sur une carte à l’échelle ${ratioShown}, deux villes sont distantes de ${mapped}. Quelle est la distance réelle ?`,
    }[language],
    claim: (shown) =>
      ({
        ar: `البعد ${mapped} على خريطة مقياسها ${ratioShown} يمثل ${shown} في الحقيقة.`,
        en: `A distance of ${mapped} on a map with a scale of ${ratioShown} is ${shown} in reality.`,
        fr: `Une distance de ${mapped} sur une carte à l’échelle ${ratioShown} est en réalité de ${shown}.`,
      })[language],
    answer: {
      kind: 'number',
      value: whole(length * perCentimetre),
      slips: [length * perCentimetre * 10, length + perCentimetre, length * 100].map(whole),
      gap: whole(perCentimetre),
      show,
      unit: 'km',
    },
    steps: [
      {
        ar: `كل سنتيمتر على الخريطة يمثل ${show(whole(perCentimetre))}.`,
        en: `Each centimetre on the map stands for ${show(whole(perCentimetre))}.`,
        fr: `Chaque centimètre de la carte représente ${show(whole(perCentimetre))}.`,
      }[language],
      `$${length} \\times ${perCentimetre} = ${length * perCentimetre}$${thatIs[language]} ${show(whole(length * perCentimetre))}.`,
    ],
    hint: {
      ar: 'كم كيلومترا يمثل السنتيمتر الواحد؟',
      en: 'How many kilometres does one centimetre stand for?',
      fr: 'Combien de kilomètres un centimètre représente-t-il ?',
    }[language],
  };
}

export const proportionality: Family = {
  id: 'proportionality',
  languages: draftLanguages,
  names: /تناسب|proportion|مقياس (ال)?(رسم|خريط)|سرعه منتظم|echelle d une carte|vitesse constante/,
  problem: (asked) => formOf(asked, { 1: [price], 2: [price], 3: [distance] }),
  make: (asked) => formOf(asked, { 1: [price], 2: [price, distance], 3: [distance, scale] }),
};
