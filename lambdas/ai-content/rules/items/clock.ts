import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { counted } from '../language/counted.ts';
import { writeInText } from '../language/numbers.ts';
import { formOf, whole, type Asked, type Family, type Form, type TextAnswer } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('clock');

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
      ? text(language, 'readingSteps', { hours })
      : {
          ar: `العقرب القصير بعد ${hours} وقبل ${next}، فالساعات ${hours}.`,
          en: `The short hand is past ${hours} and before ${next}, so the hours are ${hours}.`,
          fr: `La petite aiguille a dépassé ${hours} et n’a pas atteint ${next} : il y a ${hours} heures.`.replace(
            /il y a 1 heures/,
            'il y a 1 heure',
          ),
        }[language],
    minutes === 0
      ? text(language, 'readingSteps2', { time })
      : text(language, 'readingSteps3', { number, minutes, time }),
  ];
};

function read(asked: Asked): Form {
  const { language } = asked;
  const { hours, minutes } = reading(asked);
  return {
    figure: { kind: 'clock', hours, minutes },
    question: text(language, 'readQuestion'),
    claim: (answer) => text(language, 'readClaim', { answer }),
    answer: readAnswer(language, { hours, minutes }),
    steps: readingSteps(language, { hours, minutes }),
    hint: text(language, 'hint'),
  };
}

/** Reads a clock whose hands are described, for lists without figures. */
function readHands(asked: Asked): Form {
  const { language } = asked;
  const { hours, minutes } = reading(asked);
  const number = onDial(minutes / 5);
  const next = onDial(hours + 1);
  const hands = text(language, minutes === 0 ? 'handsAtHour' : 'handsBetween', {
    hours,
    next,
    number,
  });
  return {
    question: text(language, 'readHandsQuestion', { hands }),
    claim: (answer) => text(language, 'readHandsClaim', { hands, answer }),
    answer: readAnswer(language, { hours, minutes }),
    steps: readingSteps(language, { hours, minutes }),
    hint: text(language, 'hint'),
  };
}

/** Something with a beginning and an end. */
const events = ['lesson', 'film', 'bus'] as const;

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
      text(language, 'endSteps', {
        value: from % HOUR,
        lasting,
        value2: (from % HOUR) + lasting,
        time: at(from + lasting),
      }),
    ];
  return [
    text(language, 'endSteps2', { time: at(from), time2: at(full), minutes: minutes(until) }),
    text(language, 'endSteps3', { lasting, until, rest, time: at(from + lasting) }),
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
    question: text(language, `${event}End`, { from: begun, lasting: long }),
    claim: (answer) => text(language, `${event}Ended`, { from: begun, lasting: long, to: answer }),
    answer: timeAnswer(
      language,
      to,
      Math.floor(to / HOUR) > Math.floor(from / HOUR)
        ? // Forgets the hour that is full, counts one too many, or takes the duration away.
          [to - HOUR, to + HOUR, from - lasting, to + 10]
        : [to + HOUR, to + 10, from - lasting, to - 10],
    ),
    steps: endSteps(language, from, lasting),
    hint: text(language, 'hourHint'),
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
      ? [text(language, 'durationStep', { value: to % HOUR || HOUR, value2: from % HOUR, lasting })]
      : [
          text(language, 'durationStep2', {
            begun,
            time: written(language, full),
            count: counted(language, full - from, 'minute'),
            ended,
            count2: counted(language, to - full, 'minute'),
          }),
          text(language, 'durationStep3', { value: full - from, value2: to - full, lasting }),
        ];
  return {
    question: text(language, `${event}Duration`, { from: begun, to: ended }),
    claim: (answer) =>
      text(language, `${event}Lasted`, { from: begun, to: ended, minutes: answer }),
    answer: {
      kind: 'number',
      value: whole(lasting),
      slips: [asDecimals(to) - asDecimals(from), lasting + HOUR, Math.abs(lasting - HOUR)]
        .filter((slip) => slip > 0)
        .map(whole),
      gap: whole(5),
      show: (value) => writeInText(language, value),
    },
    steps,
    hint: text(language, 'hourHint'),
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
