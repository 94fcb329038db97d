import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { counted } from '../language/counted.ts';
import type { Said } from '../language/say.ts';
import { writeInText } from '../language/numbers.ts';
import { formOf, whole, type Asked, type Family, type Form, type TextAnswer } from './item.ts';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;

/** A time from its minutes since midnight, as schools write it: `8:05`, « 8 h 05 ». */
function written(language: DraftLanguage, time: number): string {
  const [hours, minutes] = [Math.floor(time / HOUR) % 24, String(time % HOUR).padStart(2, '0')];
  if (language !== 'fr') return `${hours}:${minutes}`;
  return minutes === '00' ? `${hours} h` : `${hours} h ${minutes}`;
}

/** A time as an answer; wrong times without those that are the same. */
function timeAnswer(language: DraftLanguage, time: number, wrong: readonly number[]): TextAnswer {
  const [hours, minutes] = [Math.floor(time / HOUR), String(time % HOUR).padStart(2, '0')];
  const text = written(language, time);
  const day = 2 * HALF_DAY;
  const others = wrong.map((each) => written(language, (each + day) % day));
  const forms = [`${hours}:${minutes}`, `${hours}h${minutes}`, `${hours} h ${minutes}`];
  return {
    kind: 'text',
    text,
    others: [...new Set(others)].filter((each) => each !== text),
    variants: forms.filter((each) => each !== text),
  };
}

/** On the dial, 12 stands for 0. */
const onDial = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12);

/** What a pupil reads who takes one hand for the other, or the number at the long hand for minutes. */
function misread(hours: number, minutes: number): number[] {
  const at = (hour: number, minute: number) => onDial(hour) * HOUR + minute;
  const swapped = at(minutes / 5, (hours % 12) * 5);
  // The last two are only wrong: they are needed where one hand lies on the other, and at the full hour.
  const others = [10, 30].map((more) => at(hours, (minutes + more) % HOUR));
  return [swapped, at(hours, minutes / 5), at(hours + 1, minutes), ...others];
}

interface Reading {
  readonly hours: number;
  readonly minutes: number;
}

/** The time on a dial, which is also one of the other half of the day. */
function readAnswer(language: DraftLanguage, { hours, minutes }: Reading): TextAnswer {
  const time = hours * HOUR + minutes;
  const answer = timeAnswer(language, time, misread(hours, minutes));
  return { ...answer, variants: [...answer.variants, written(language, time + HALF_DAY)] };
}

/** Quarters of an hour for beginners, then every five minutes. */
const reading = ({ random, difficulty }: Asked): Reading => ({
  hours: random.whole(1, 12),
  minutes: difficulty === 1 ? random.pick([0, 15, 30, 45]) : 5 * random.whole(1, 11),
});

const readingSteps = (language: DraftLanguage, { hours, minutes }: Reading): string[] => {
  const time = written(language, hours * HOUR + minutes);
  const number = onDial(minutes / 5);
  const next = onDial(hours + 1);
  return [
    minutes === 0
      ? {
          ar: `العقرب القصير على ${hours}، فالساعات ${hours}.`,
          en: `The short hand is at ${hours}, so the hours are ${hours}.`,
          fr: `La petite aiguille est sur ${hours} : c’est le nombre d’heures.`,
        }[language]
      : {
          ar: `العقرب القصير بعد ${hours} وقبل ${next}، فالساعات ${hours}.`,
          en: `The short hand is past ${hours} and before ${next}, so the hours are ${hours}.`,
          fr: `La petite aiguille a dépassé ${hours} et n’a pas atteint ${next} : il y a ${hours} heures.`.replace(
            /il y a 1 heures/,
            'il y a 1 heure',
          ),
        }[language],
    minutes === 0
      ? {
          ar: `العقرب الطويل على 12، فالدقائق 0: ${time}.`,
          en: `The long hand is at 12, so the minutes are 0: ${time}.`,
          fr: `La grande aiguille est sur 12 : il y a 0 minute, donc ${time}.`,
        }[language]
      : {
          ar: `العقرب الطويل على ${number}، فالدقائق: $${number} \\times 5 = ${minutes}$. الوقت هو ${time}.`,
          en: `The long hand is at ${number}, so the minutes are $${number} \\times 5 = ${minutes}$. The time is ${time}.`,
          fr: `La grande aiguille est sur ${number} : il y a $${number} \\times 5 = ${minutes}$ minutes. Il est donc ${time}.`,
        }[language],
  ];
};

const readingHint: Said = {
  ar: 'العقرب القصير يدل على الساعات، والطويل على الدقائق، وبين كل عددين 5 دقائق.',
  en: 'The short hand shows the hours and the long hand the minutes; there are 5 minutes between two numbers.',
  fr: 'La petite aiguille indique les heures et la grande les minutes ; il y a 5 minutes entre deux nombres.',
};

function read(asked: Asked): Form {
  const { language } = asked;
  const { hours, minutes } = reading(asked);
  return {
    figure: { kind: 'clock', hours, minutes },
    question: {
      ar: 'ما الوقت الذي تشير إليه الساعة في الشكل المقابل؟',
      en: 'Look at the figure. What time does the clock show?',
      fr: 'Observe la figure. Quelle heure l’horloge indique-t-elle ?',
    }[language],
    claim: (answer) =>
      ({
        ar: `الوقت الذي تشير إليه الساعة في الشكل المقابل هو ${answer}.`,
        en: `The time that the clock in the figure shows is ${answer}.`,
        fr: `L’heure que l’horloge indique sur la figure est ${answer}.`,
      })[language],
    answer: readAnswer(language, { hours, minutes }),
    steps: readingSteps(language, { hours, minutes }),
    hint: readingHint[language],
  };
}

/** Reads a clock whose hands are described, for lists without figures. */
function readHands(asked: Asked): Form {
  const { language } = asked;
  const { hours, minutes } = reading(asked);
  const number = onDial(minutes / 5);
  const next = onDial(hours + 1);
  const hands = {
    ar: `العقرب القصير ${minutes === 0 ? `على ${hours}` : `بين ${hours} و${next}`}، والعقرب الطويل على ${number}`,
    en: `The short hand of a clock is ${minutes === 0 ? `at ${hours}` : `between ${hours} and ${next}`}, and the long hand is at ${number}`,
    fr: `La petite aiguille d’une horloge est ${minutes === 0 ? `sur ${hours}` : `entre ${hours} et ${next}`}, et la grande sur ${number}`,
  }[language];
  return {
    question: {
      ar: `في ساعة حائط، ${hands}. ما الوقت الذي تشير إليه؟`,
      en: `${hands}. What time does it show?`,
      fr: `${hands}. Quelle heure indique-t-elle ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `في ساعة حائط، ${hands}، فالوقت هو ${answer}.`,
        en: `${hands}, so the time is ${answer}.`,
        fr: `${hands} : il est donc ${answer}.`,
      })[language],
    answer: readAnswer(language, { hours, minutes }),
    steps: readingSteps(language, { hours, minutes }),
    hint: readingHint[language],
  };
}

/** Something with a beginning and an end; its sentences take the times and the duration. */
interface Event {
  readonly end: (from: string, lasting: string) => Said;
  readonly ended: (from: string, lasting: string, to: string) => Said;
  readonly duration: (from: string, to: string) => Said;
  readonly lasted: (from: string, to: string, minutes: string) => Said;
}

const events: readonly Event[] = [
  {
    end: (from, lasting) => ({
      ar: `تبدأ الحصة على الساعة ${from} وتدوم ${lasting}. على أي ساعة تنتهي؟`,
      en: `A lesson begins at ${from} and lasts ${lasting}. When does it end?`,
      fr: `Un cours commence à ${from} et dure ${lasting}. À quelle heure finit-il ?`,
    }),
    ended: (from, lasting, to) => ({
      ar: `الحصة التي تبدأ على الساعة ${from} وتدوم ${lasting} تنتهي على الساعة ${to}.`,
      en: `A lesson that begins at ${from} and lasts ${lasting} ends at ${to}.`,
      fr: `Un cours qui commence à ${from} et dure ${lasting} finit à ${to}.`,
    }),
    duration: (from, to) => ({
      ar: `بدأت الحصة على الساعة ${from} وانتهت على الساعة ${to}. كم دقيقة دامت؟`,
      en: `A lesson begins at ${from} and ends at ${to}. How many minutes does it last?`,
      fr: `Un cours commence à ${from} et finit à ${to}. Combien de minutes dure-t-il ?`,
    }),
    lasted: (from, to, minutes) => ({
      ar: `مدة الحصة من الساعة ${from} إلى الساعة ${to} بالدقائق هي ${minutes}.`,
      en: `The number of minutes of a lesson from ${from} to ${to} is ${minutes}.`,
      fr: `Le nombre de minutes d’un cours de ${from} à ${to} est ${minutes}.`,
    }),
  },
  {
    end: (from, lasting) => ({
      ar: `يبدأ الفيلم على الساعة ${from} ويدوم ${lasting}. على أي ساعة ينتهي؟`,
      en: `A film begins at ${from} and lasts ${lasting}. When does it end?`,
      fr: `Un film commence à ${from} et dure ${lasting}. À quelle heure finit-il ?`,
    }),
    ended: (from, lasting, to) => ({
      ar: `الفيلم الذي يبدأ على الساعة ${from} ويدوم ${lasting} ينتهي على الساعة ${to}.`,
      en: `A film that begins at ${from} and lasts ${lasting} ends at ${to}.`,
      fr: `Un film qui commence à ${from} et dure ${lasting} finit à ${to}.`,
    }),
    duration: (from, to) => ({
      ar: `بدأ الفيلم على الساعة ${from} وانتهى على الساعة ${to}. كم دقيقة دام؟`,
      en: `A film begins at ${from} and ends at ${to}. How many minutes does it last?`,
      fr: `Un film commence à ${from} et finit à ${to}. Combien de minutes dure-t-il ?`,
    }),
    lasted: (from, to, minutes) => ({
      ar: `مدة الفيلم من الساعة ${from} إلى الساعة ${to} بالدقائق هي ${minutes}.`,
      en: `The number of minutes of a film from ${from} to ${to} is ${minutes}.`,
      fr: `Le nombre de minutes d’un film de ${from} à ${to} est ${minutes}.`,
    }),
  },
  {
    end: (from, lasting) => ({
      ar: `تنطلق الحافلة على الساعة ${from} وتدوم الرحلة ${lasting}. على أي ساعة تصل؟`,
      en: `A bus leaves at ${from} and the journey lasts ${lasting}. When does it arrive?`,
      fr: `Un bus part à ${from} et le trajet dure ${lasting}. À quelle heure arrive-t-il ?`,
    }),
    ended: (from, lasting, to) => ({
      ar: `الحافلة التي تنطلق على الساعة ${from} وتدوم رحلتها ${lasting} تصل على الساعة ${to}.`,
      en: `A bus that leaves at ${from} for a journey of ${lasting} arrives at ${to}.`,
      fr: `Un bus qui part à ${from} pour un trajet de ${lasting} arrive à ${to}.`,
    }),
    duration: (from, to) => ({
      ar: `انطلقت الحافلة على الساعة ${from} ووصلت على الساعة ${to}. كم دقيقة دامت الرحلة؟`,
      en: `A bus leaves at ${from} and arrives at ${to}. How many minutes does the journey last?`,
      fr: `Un bus part à ${from} et arrive à ${to}. Combien de minutes dure le trajet ?`,
    }),
    lasted: (from, to, minutes) => ({
      ar: `مدة الرحلة من الساعة ${from} إلى الساعة ${to} بالدقائق هي ${minutes}.`,
      en: `The number of minutes of a journey from ${from} to ${to} is ${minutes}.`,
      fr: `Le nombre de minutes d’un trajet de ${from} à ${to} est ${minutes}.`,
    }),
  },
];

const hourHint: Said = {
  ar: 'في الساعة 60 دقيقة: أكمل أولا إلى الساعة التامة الموالية.',
  en: 'An hour has 60 minutes: go on to the next full hour first.',
  fr: 'Une heure a 60 minutes : va d’abord jusqu’à l’heure pleine suivante.',
};

/** A beginning and a duration; hard ones pass a full hour. */
function spanOf({ random, difficulty }: Asked): { from: number; lasting: number } {
  const lasting = 5 * random.whole(difficulty === 1 ? 2 : 6, difficulty === 3 ? 22 : 11);
  const most = HOUR / 5 - 1;
  const minutes =
    difficulty === 1
      ? 5 * random.whole(0, Math.floor((HOUR - 5 - lasting) / 5))
      : 5 * random.whole(Math.max(1, Math.ceil((HOUR + 5 - lasting) / 5)), most);
  return { from: random.whole(8, 16) * HOUR + minutes, lasting };
}

/** The steps to a time after a beginning, over the full hour if it is passed. */
function endSteps(language: DraftLanguage, from: number, lasting: number): string[] {
  const full = HOUR * Math.ceil((from + 1) / HOUR);
  const [until, rest] = [full - from, from + lasting - full];
  const at = (time: number) => written(language, time);
  const minutes = (count: number) => counted(language, count, 'minute');
  if (rest <= 0)
    return [
      {
        ar: `نضيف الدقائق: $${from % HOUR} + ${lasting} = ${(from % HOUR) + lasting}$، فالوقت هو ${at(from + lasting)}.`,
        en: `Add the minutes: $${from % HOUR} + ${lasting} = ${(from % HOUR) + lasting}$, so the time is ${at(from + lasting)}.`,
        fr: `On ajoute les minutes : $${from % HOUR} + ${lasting} = ${(from % HOUR) + lasting}$, donc ${at(from + lasting)}.`,
      }[language],
    ];
  return [
    {
      ar: `من ${at(from)} إلى ${at(full)}: ${minutes(until)}.`,
      en: `From ${at(from)} to ${at(full)}: ${minutes(until)}.`,
      fr: `De ${at(from)} à ${at(full)} : ${minutes(until)}.`,
    }[language],
    {
      ar: `يبقى: $${lasting} - ${until} = ${rest}$، فالوقت هو ${at(from + lasting)}.`,
      en: `What is left: $${lasting} - ${until} = ${rest}$, so the time is ${at(from + lasting)}.`,
      fr: `Il reste : $${lasting} - ${until} = ${rest}$, donc ${at(from + lasting)}.`,
    }[language],
  ];
}

function ending(asked: Asked): Form {
  const { language, random } = asked;
  const { from, lasting } = spanOf(asked);
  const event = random.pick(events);
  const begun = written(language, from);
  const long = counted(language, lasting, 'minute');
  const to = from + lasting;
  return {
    question: event.end(begun, long)[language],
    claim: (answer) => event.ended(begun, long, answer)[language],
    answer: timeAnswer(
      language,
      to,
      Math.floor(to / HOUR) > Math.floor(from / HOUR)
        ? // Forgets the hour that is full, counts one too many, or takes the duration away.
          [to - HOUR, to + HOUR, from - lasting, to + 10]
        : [to + HOUR, to + 10, from - lasting, to - 10],
    ),
    steps: endSteps(language, from, lasting),
    hint: hourHint[language],
  };
}

/** How long something lasts, in minutes. */
function duration(asked: Asked): Form {
  const { language, random } = asked;
  const { from, lasting } = spanOf(asked);
  const event = random.pick(events);
  const to = from + lasting;
  const [begun, ended] = [written(language, from), written(language, to)];
  const full = HOUR * Math.ceil((from + 1) / HOUR);
  const asDecimals = (time: number) => Math.floor(time / HOUR) * 100 + (time % HOUR);
  const steps =
    to <= full
      ? [
          {
            ar: `نطرح الدقائق: $${to % HOUR || HOUR} - ${from % HOUR} = ${lasting}$.`,
            en: `Subtract the minutes: $${to % HOUR || HOUR} - ${from % HOUR} = ${lasting}$.`,
            fr: `On soustrait les minutes : $${to % HOUR || HOUR} - ${from % HOUR} = ${lasting}$.`,
          },
        ]
      : [
          {
            ar: `من ${begun} إلى ${written('ar', full)}: ${counted('ar', full - from, 'minute')}، ثم إلى ${ended}: ${counted('ar', to - full, 'minute')}.`,
            en: `From ${begun} to ${written('en', full)}: ${counted('en', full - from, 'minute')}; then to ${ended}: ${counted('en', to - full, 'minute')}.`,
            fr: `De ${begun} à ${written('fr', full)} : ${counted('fr', full - from, 'minute')} ; puis jusqu’à ${ended} : ${counted('fr', to - full, 'minute')}.`,
          },
          {
            ar: `المجموع: $${full - from} + ${to - full} = ${lasting}$.`,
            en: `Together: $${full - from} + ${to - full} = ${lasting}$.`,
            fr: `En tout : $${full - from} + ${to - full} = ${lasting}$.`,
          },
        ];
  return {
    question: event.duration(begun, ended)[language],
    claim: (answer) => event.lasted(begun, ended, answer)[language],
    answer: {
      kind: 'number',
      value: whole(lasting),
      slips: [asDecimals(to) - asDecimals(from), lasting + HOUR, Math.abs(lasting - HOUR)]
        .filter((slip) => slip > 0)
        .map(whole),
      gap: whole(5),
      show: (value) => writeInText(language, value),
    },
    steps: steps.map((step) => step[language]),
    hint: hourHint[language],
  };
}

export const clock: Family = {
  id: 'clock',
  languages: draftLanguages,
  names:
    /قراءه (ال)?(ساعه|وقت)|^(ال)?(ساعه|وقت)$|(ال)?ساعه (ال)?(حايطيه|عقربيه|ذات)|حساب (ال)?مدد|(?:tell|read)(?:ing)? (?:the )?time|\bclocks?\b(?!wise)|\bwhat time\b|elapsed time|lire l heure|lecture de l heure|^l heure$|^les heures$|\bhorloges?\b|calcul(?:er)? (?:de |des |les )?durees?/,
  problem: (asked) => formOf(asked, { 1: [ending], 2: [ending], 3: [duration] }),
  make: (asked) => {
    const seen = asked.hasFigures ? [read, read] : [readHands];
    return formOf(asked, { 1: [...seen, ending], 2: [...seen, ending], 3: [ending, duration] });
  },
};
