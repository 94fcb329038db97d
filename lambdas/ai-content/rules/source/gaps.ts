import { isCommon } from '#shared/draft/words.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import type { GapQuestion } from '../questions/question.ts';
import { pointsBack, wordCount } from './sentences.ts';
import type { FromText, Sentence, SourceText } from './source-text.ts';
import { cliticOf, mentions, stemsOf } from './words.ts';

/** Words of a text with gaps, and its gaps; a passage ends with the sentence that makes it long enough. */
const WORDS = { enough: 30, most: 80 } as const;
const GAPS = { fewest: 2, most: 5, numbers: 2, wordsEach: 10 } as const;

const WORD = /\d+(?:[ .,\u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?|[\p{L}\p{M}]+(?:[’'-]\p{L}+)*/gu;
/** Words after which a noun comes. */
const NOUN_AFTER: Readonly<Record<DraftLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:the|an?|of|this|these|our|its|their|his|her)\s$/iu,
  fr: /(?<!\p{L})(?:les?|la|une?|des?|du|aux?|ce|cette|ces|son|sa|ses|leurs?)\s$|(?<!\p{L})[ld][’']$/iu,
  ar: /(?:)/u,
};
/** Adjectives before their nouns, infinitives, and words that mean little. */
const UNFIT =
  /^(?:grande?s?|petite?s?|vastes?|énormes?|belles?|nombreu\p{L}+|nouve\p{L}+|vieu\p{L}+|longue?s?|haute?s?|bonn?e?s?|grosse?s?|\p{L}+(?:indre|endre|ondre|uire|oir)|entre|abord|ailleurs|plupart|part|same|most|more|other|first|second|partir|cause|الذين|اللذان|التي|الذي|اللتان|اللواتي)$/iu;
const DAY_OR_RANGE = /^\s(?:\p{L}+\s\d{4}|(?:and|to|et|à|و|إلى)\s?\d)/u;

/** In English, a noun ends its group: a common word or a sign comes next. */
const endsGroup = (after: string): boolean => {
  const next = /^\s(\p{L}+)/u.exec(after)?.[1];
  return next === undefined || isCommon(foldText(next)) || /ed$/.test(next);
};

interface Gap {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly worth: number;
}

/** How often each stem comes in the whole text. */
const countsOf = ({ sentences }: SourceText): ReadonlyMap<string, number> =>
  new Map(
    [
      ...Map.groupBy(
        sentences.flatMap(({ text }) => stemsOf(text)),
        (stem) => stem,
      ),
    ].map(([stem, all]) => [stem, all.length]),
  );

/** The words of a passage that can be left out: terms, figures, names, and nouns that the text is about. */
function gapsIn(passage: string, source: SourceText, language: DraftLanguage): Gap[] {
  const counts = countsOf(source);
  const terms = new Set(
    source.sentences.flatMap(({ definition }) => (definition ? [foldText(definition.term)] : [])),
  );
  const stems = stemsOf(passage);
  return [...passage.matchAll(WORD)].flatMap(({ 0: word, index }): Gap[] => {
    const cut =
      language === 'ar' ? cliticOf(word) : (/^(?:[ldjmtscn]|qu)[’']/i.exec(word)?.[0].length ?? 0);
    const text = word.slice(cut);
    const start = index + cut;
    const before = passage.slice(0, start);
    const own = foldText(text);
    const isFirst = /(?:^|[.!?؟]\s+)$/.test(passage.slice(0, index));
    // Another form of the word in the passage would give it away.
    const isTwice = stems.filter((stem) => stem === stemsOf(text)[0]).length > 1;
    if (isFirst || isTwice || isCommon(own) || UNFIT.test(text) || mentions(source.topic, text))
      return [];
    const after = passage.slice(start + text.length);
    const isNumber =
      /^\d/.test(text) && !DAY_OR_RANGE.test(after) && !/\d\s(?:and|to|et|à)\s$/u.test(before);
    // Part of a longer name would be guessed from the rest.
    const isName =
      language !== 'ar' &&
      /^\p{Lu}\p{L}{3,}$/u.test(text) &&
      !/^\s(?:of\s|d[eu]\s|d[’'])?\p{Lu}/u.test(after) &&
      !/\p{Lu}[\p{L}’'-]*\s$/u.test(before);
    const isNoun =
      language === 'ar'
        ? /^ال\p{L}{3,}$/u.test(text) && !/(?:^|\s)\S*ال\p{L}{2,}\s$/u.test(before)
        : /^\p{Ll}{4,}$/u.test(text) &&
          NOUN_AFTER[language].test(before) &&
          (language === 'fr' ? !BEFORE_NOUN.test(text) : endsGroup(after));
    const isKey = isNoun && (counts.get(stemsOf(text)[0] ?? '') ?? 0) > 1;
    const worth = terms.has(own) ? 4 : isNumber ? 3 : isKey ? 3 : isName ? 2 : isNoun ? 1 : 0;
    return worth === 0 ? [] : [{ text, start, end: start + text.length, worth }];
  });
}

/** French adjectives that are before their noun: only what follows them is a thing. */
const BEFORE_NOUN =
  /^(?:meilleure?|grande?|petite?|gros|grosse|bon|bonne|beaux?|bel|belle|nouveaux?|nouvel|nouvelle|vieux|vieil|vieille|jeune|premi(?:er|ère)|derni(?:er|ère)|autre|même|longue?|mauvaise?|haute?|vrai|seule?|principal|principaux|ancien|ancienne|certaine?|énorme|immense|vaste)s?$/u;

/** Gaps with other words between them, those of most worth first, in the order of the passage. */
function chooseGaps(gaps: readonly Gap[], words: number): Gap[] {
  const most = Math.min(GAPS.most, Math.max(GAPS.fewest, Math.round(words / GAPS.wordsEach)));
  const chosen: Gap[] = [];
  const isApart = ({ start, end }: Gap) =>
    chosen.every((each) => each.end + 12 < start || end + 12 < each.start);
  const isNumber = ({ text }: Gap) => /^\d/.test(text);
  for (const gap of gaps.toSorted((a, b) => b.worth - a.worth)) {
    const isOneTooMany = isNumber(gap) && chosen.filter(isNumber).length === GAPS.numbers;
    if (chosen.length < most && isApart(gap) && !isOneTooMany) chosen.push(gap);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** Consecutive sentences of a paragraph, of which the first needs none before it. */
function passagesOf({ source, free }: FromText): Sentence[][] {
  return source.parts.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => {
      const passages: Sentence[][] = [];
      let open: Sentence[] = [];
      for (const sentence of paragraph) {
        const words = wordCount([...open, sentence].map(({ text }) => text).join(' '));
        const isUsable = free.includes(sentence) && !/[[\]|_$…]/.test(sentence.text);
        const begins = open.length > 0 || !pointsBack(sentence.text);
        open = isUsable && begins && words <= WORDS.most ? [...open, sentence] : [];
        if (words < WORDS.enough || open.length === 0) continue;
        passages.push(open);
        open = [];
      }
      const last = passages.at(-1);
      const isEnd =
        open.length > 0 &&
        last !== undefined &&
        last.at(-1) === paragraph[paragraph.length - open.length - 1];
      const joined = [...(last ?? []), ...open].map(({ text }) => text).join(' ');
      if (isEnd && wordCount(joined) <= WORDS.most) last.push(...open);
      else if (wordCount(open.map(({ text }) => text).join(' ')) >= WORDS.enough / 2)
        passages.push(open);
      return passages;
    }),
  );
}

/** Passages of the text, quoted as they are, with gaps and their words in another order. */
export function gapQuestions(from: FromText, count: number): GapQuestion[] {
  const { source, language, random } = from;
  const texts = ruleTextsIn(language);
  return random
    .shuffled(passagesOf(from))
    .flatMap((sentences) => {
      const passage = sentences.map(({ text }) => text).join(' ');
      const gaps = chooseGaps(gapsIn(passage, source, language), wordCount(passage));
      const answers = gaps.map(({ text }) => text);
      if (gaps.length < GAPS.fewest || new Set(answers.map(foldText)).size < answers.length)
        return [];
      const text = gaps.reduceRight(
        (whole, { text: answer, start, end }) =>
          `${whole.slice(0, start)}[[${answer}]]${whole.slice(end)}`,
        passage,
      );
      const bank = random.shuffled(answers).join(' – ');
      return [
        {
          stem: texts.fillGaps(bank),
          text,
          ...{ difficulty: null, bloom: 'remember' as const },
          reason: texts.textSays(passage),
          passage,
          hint: null,
        },
      ];
    })
    .slice(0, count);
}
