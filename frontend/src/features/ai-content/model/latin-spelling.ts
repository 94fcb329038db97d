const VOWEL = '[aeiouyw]';
/** No run is longer, so that an expression tries few ways. */
const ANY = `${VOWEL}{0,6}`;
const SOME = `${VOWEL}{1,6}`;
/** A letter may be doubled. */
const ONE = '{1,2}';
/** Vowels, one of these at least. */
const with1 = (some: string): string => `(?=${VOWEL}{0,5}[${some}])${SOME}`;

const DENTAL = `(?:d${ONE}h?|z${ONE}|th)`;
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ ب: `[bp]${ONE}`, ت: `t${ONE}h?`, ث: `(?:th|[ts]${ONE})`, ج: `(?:dj|j|g)${ONE}` },
  ...{ ح: `h${ONE}`, خ: 'kh', د: `d${ONE}`, ذ: DENTAL, ر: `r${ONE}`, ز: `[zs]${ONE}` },
  ...{ س: `[sc]${ONE}`, ش: '[sc]{0,2}h', ص: `[sc]${ONE}`, ض: `d${ONE}h?`, ط: `t${ONE}h?` },
  ...{ ظ: DENTAL, غ: '(?:gh?|r)', ف: `(?:[fv]${ONE}|ph)`, ق: `[kqgc]${ONE}`, ك: `[kqc]${ONE}` },
  ...{ ل: `l${ONE}`, م: `m${ONE}`, ن: `n${ONE}`, ه: `h${ONE}` },
};
/** The Latin vowels that a long vowel may be written with. */
const VOWELS: Readonly<Record<string, string>> = {
  ...{ ا: 'ae', آ: 'a', أ: 'aeou', إ: 'ie', و: 'ouw', ؤ: 'ouw', ي: 'iye', ئ: 'iye', ى: 'aiye' },
  ...{ ع: '', ء: '' },
};
/** The article of `عبد الرحمن` and `نور الدين`, whose l is often not written. */
const INNER_ARTICLE = /(?<=^عبد)ال|ال(?=دين$)/;
const INNER_ARTICLE_LATIN = `${ANY}l{0,2}`;

/** The vowels that stand for letters between two consonants, or at an end. */
function vowels(letters: string, isFirst: boolean, isLast: boolean): string {
  // Ibrahim is Brahim as well, and lists leave out the hamza.
  if (isFirst && /^[اإ]$/.test(letters)) return ANY;
  const some = [...letters].map((letter) => VOWELS[letter]).join('');
  if (some !== '') return with1([...new Set(some)].join(''));
  if (isFirst && letters !== '') return SOME;
  // A mute e: Amine, Yacine.
  return isLast ? 'e?' : ANY;
}

/**
 * How a name in Arabic letters may be written in Latin ones, in the English and the French way: `خديجة` is Khadija and
 * Khadidja. Short vowels are not written in Arabic, so that other words match as well.
 * @param word one word, without vowel marks
 * @returns an expression without a quantifier that has no limit, for a whole word in lower case without accents
 */
export function latinSpelling(word: string): RegExp {
  const parts = word.split(INNER_ARTICLE);
  const spell = (part: string, isFirstPart: boolean, isLastPart: boolean): string => {
    const body = isLastPart ? part.replace(/[ةه]$/, '') : part;
    const hasEnding = body !== part;
    const letters = [...body].filter((letter) => letter in CONSONANTS || letter in VOWELS);
    let pattern = '';
    let between = '';
    letters.forEach((letter, index) => {
      const consonant = CONSONANTS[letter];
      // As first letters these are consonants or vowels: Walid, Oualid.
      if (consonant === undefined) {
        between += letter;
        return;
      }
      const isFirst = isFirstPart && between.length === index;
      pattern +=
        isFirst && between === '' ? consonant : vowels(between, isFirst, false) + consonant;
      between = '';
    });
    if (hasEnding) return `${pattern}${between === '' ? '' : ANY}(?:h${ANY}|${SOME}h?${ANY})`;
    return pattern + vowels(between, isFirstPart && pattern === '', isLastPart);
  };
  const spelled = parts.map((part, index) => spell(part, index === 0, index === parts.length - 1));
  return new RegExp(`^${spelled.join(INNER_ARTICLE_LATIN)}$`);
}
