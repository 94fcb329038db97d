import { limits } from '#shared/model/limits.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';

/** Shorter durations are not lessons. */
const LEAST = 5;

/** Durations in words, folded; the first match counts. */
const IN_WORDS: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/^(?:(?:a )?half an hour|half hour|(?:une )?demi heure|نصف ساعه)$/, 30],
  [/^(?:(?:a )?quarter of an hour|(?:un )?quart d heure|ربع ساعه)$/, 15],
  [/^(?:three quarters of an hour|trois quarts d heure|ثلاثه ارباع (?:ال)?ساعه)$/, 45],
  [
    /^(?:an|one|a)? ?(?:hour and a half|and a half hours)$|^(?:ساعه و ?نصف(?: (?:ال)?ساعه)?|une heure et demie)$/,
    90,
  ],
  [/^(?:an hour and a quarter|une heure et quart|ساعه و ?ربع)$/, 75],
  [/^ساعه الا ربع$/, 45],
  [/^(?:two and a half hours|deux heures et demie|(?:ساعتان|ساعتين) و ?نصف)$/, 150],
  [/^(?:three hours|trois heures|ثلاث ساعات)$/, 180],
  [/^(?:two hours|deux heures|ساعتان|ساعتين|حصتان|حصتين)$/, 120],
  [/^(?:an hour|one hour|hour|une heure|ساعه|ساعه واحده|حصه|حصه واحده)$/, 60],
];

const number = '(\\d+(?:[.,]\\d+)?)';
const hour = '(?:h|hr|hrs|hours?|heures?|ساعات|ساعة|ساعه|سا|س)';
const minute = "(?:m|mn|mins?|minutes?|دقائق|دقيقة|دقيقه|دق|د|['’′])";
const HOURS = new RegExp(
  `^${number} ?${hour}\\.?(?: ?(?:and |et |و ?)?(\\d{1,2}) ?${minute}?\\.?)?$`,
);
const MINUTES = new RegExp(`^${number} ?${minute}?\\.?$`);
const CLOCK = /^(\d):([0-5]\d)$/;

/** “An hour and 20 minutes”: hours in words before minutes in digits. */
const HOURS_IN_WORDS: readonly (readonly [words: RegExp, digits: string])[] = [
  [/^(?:an hour|one hour|une heure|ساعة|ساعه)(?= (?:and|et|و) ?\d)/, '1 h'],
  [/^(?:two hours|deux heures|ساعتان|ساعتين)(?= (?:and|et|و) ?\d)/, '2 h'],
];
/** “Two sessions of one hour”, «ثلاث حصص من 45 دقيقة»: the number of sessions. */
const SESSIONS: readonly (readonly [words: RegExp, count: number])[] = (
  [
    ['two|deux', 'حصتان|حصتين', 2],
    ['three|trois|ثلاث', undefined, 3],
    ['four|quatre|أربع|اربع', undefined, 4],
    ...[2, 3, 4, 5, 6].map((count) => [String(count), undefined, count] as const),
  ] as const
).map(([number, pair, count]) => {
  const many = `(?:${number}) ?(?:sessions?|lessons?|periods?|s[ée]ances?|حصص|حصة|حصه)`;
  const some = pair === undefined ? many : `(?:${many}|${pair})`;
  return [
    new RegExp(`^${some}(?: of| de|,|:| ?[x×]| من)? (?:مدة كل (?:منهما|منها|واحدة|حصة) )?`),
    count,
  ];
});
const EACH = /,? (?:each|chacune|لكل (?:منهما|منها|واحدة|حصة))$/;
/** `2 x 45 min` */
const TIMES = / ?[x×*] ?/;

const numberOf = (text = '0'): number => Number(text.replace(',', '.'));

function minutesOfOne(written: string): number | undefined {
  const duration = HOURS_IN_WORDS.reduce(
    (text, [words, digits]) => text.replace(words, digits),
    written,
  );
  const [, hours, rest] = CLOCK.exec(duration) ?? HOURS.exec(duration) ?? [];
  if (hours !== undefined) return numberOf(hours) * 60 + numberOf(rest);
  const minutes = MINUTES.exec(duration)?.[1];
  if (minutes !== undefined) return numberOf(minutes);
  return IN_WORDS.find(([words]) => words.test(foldText(duration)))?.[1];
}

function minutesOf(duration: string): number | undefined {
  const all = duration.replace(EACH, '');
  for (const [words, count] of SESSIONS) {
    if (words.test(all)) {
      const one = minutesOfOne(all.replace(words, ''));
      return one === undefined ? undefined : count * one;
    }
  }
  const [first = '', second, ...others] = all.split(TIMES);
  if (second === undefined || others.length > 0) return minutesOfOne(all);
  const [count, each] = /^[1-9]$/.test(first) ? [first, second] : [second, first];
  const one = minutesOfOne(each);
  return /^[1-9]$/.test(count) && one !== undefined ? Number(count) * one : undefined;
}

/**
 * The minutes in a duration as teachers write it in all three languages; `undefined` if it contains no plausible length of
 * a lesson.
 */
export function minutesIn(duration: string): number | undefined {
  const minutes = minutesOf(asciiDigits(duration).toLowerCase().replace(/\s+/g, ' ').trim());
  if (minutes === undefined || minutes < LEAST || minutes > limits.lessonMinutes) return undefined;
  return Math.round(minutes);
}
