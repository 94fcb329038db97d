import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { capitalized } from '../language/say.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import { arrangeOptions } from '../questions/arrange-options.ts';
import { asMatching, asOrdering } from '../questions/list-questions.ts';
import type {
  ChoiceQuestion,
  DraftQuestion,
  OpenQuestion,
  ShortQuestion,
  TruthQuestion,
} from '../questions/question.ts';
import type { Definition } from './definitions.ts';
import type { Figure } from './figures.ts';
import {
  textOfPart,
  type FromText,
  type Sentence,
  type SourceText,
  type TextPart,
} from './source-text.ts';
import { mentions, sharesWord } from './words.ts';

const BLANK = '______';
/** The text answers every question word for word; how hard that is, only a reader can judge. */
export const levelsOfText = { difficulty: null, bloom: 'remember' } as const;

/** A question on a definition or a figure of a sentence, with the wrong options that the text has. */
interface Asked {
  readonly sentence: Sentence;
  readonly stem: string;
  readonly key: string;
  readonly variants: readonly string[];
  readonly others: readonly string[];
}

const definedIn = (sentences: readonly Sentence[]): Definition[] =>
  sentences.flatMap(({ definition }) => definition ?? []);
const yearsIn = (sentences: readonly Sentence[]): string[] => [
  ...new Set(sentences.flatMap(({ figure }) => (figure?.kind === 'year' ? [figure.text] : []))),
];

/** Words between two names of one thing, folded. */
const ALIASES = [
  '',
  'or ',
  'ou ',
  'also ',
  'appelee aussi ',
  'او ',
  'اي ',
  'is ',
  'est ',
  'هو ',
  'هي ',
];

const wholeText = (source: SourceText): string => source.parts.map(textOfPart).join('\n');

/** Whether a text names one term as the other. */
export function areNamesOfOne(one: string, other: string, source: SourceText): boolean {
  const folded = foldText(wholeText(source));
  const isNamed = (a: string, b: string): boolean =>
    ALIASES.some((alias) => folded.includes(`${foldText(a)} ${alias}${foldText(b)}`));
  return isNamed(one, other) || isNamed(other, one);
}

/** Two definitions of things that are or may be one: they share a word or a meaning, or the text names one as the other. */
function mayBeOne(one: Definition, other: Definition, source: SourceText): boolean {
  const isWithin = (a: string, b: string): boolean => foldText(a).includes(foldText(b));
  return (
    sharesWord(one.term, other.term) ||
    isWithin(one.meaning, other.meaning) ||
    isWithin(other.meaning, one.meaning) ||
    areNamesOfOne(one.term, other.term, source)
  );
}

/** Other terms that the text defines and that cannot be another name of this one. */
function otherTerms(own: Definition, source: SourceText): Definition[] {
  const kept = [own];
  for (const other of definedIn(source.sentences))
    if (kept.every((each) => each !== other && !mayBeOne(each, other, source))) kept.push(other);
  return kept.slice(1);
}

export const blankAt = ({ text }: Sentence, { start, end }: Figure): string =>
  `${text.slice(0, start)}${BLANK}${text.slice(end)}`;

/** What can be asked about a sentence: the term that it defines, or the figure that it states. */
function askedOf(sentence: Sentence, { source, language }: FromText): Asked[] {
  const texts = ruleTextsIn(language);
  const { definition, figure } = sentence;
  if (definition && !mentions(source.topic, definition.term)) {
    const others = otherTerms(definition, source).map(({ term }) => capitalized(term));
    const key = capitalized(definition.term);
    const names = definedIn(source.sentences).flatMap(({ term }) =>
      term !== definition.term && areNamesOfOne(term, definition.term, source)
        ? [capitalized(term)]
        : [],
    );
    const variants = [...(/^ال\S+$/u.test(key) ? [key.slice(2)] : []), ...names];
    return [{ sentence, stem: texts.askTerm(definition.meaning), key, variants, others }];
  }
  if (!figure || mentions(source.topic, figure.text)) return [];
  const near = (year: string) => Math.abs(Number(year) - Number(figure.text));
  const years = yearsIn(source.sentences)
    .filter((year) => !sentence.text.includes(year))
    .toSorted((one, other) => near(one) - near(other));
  const stem = texts.complete(blankAt(sentence, figure));
  const others = figure.kind === 'year' ? years : [];
  return [{ sentence, stem, key: figure.text, variants: [], others }];
}

const partsOf = (language: DraftLanguage, { stem, sentence }: Asked) => ({
  stem,
  ...levelsOfText,
  reason: ruleTextsIn(language).textSays(sentence.text),
  passage: sentence.text,
  hint: null,
});

/** Questions of which none gives the answer of another away; two with the same answer, or another name of it, are one. */
function apart(asked: readonly Asked[]): Asked[] {
  const kept: Asked[] = [];
  const tells = (one: Asked, other: Asked) => mentions(one.stem, other.key) && other.key.length > 2;
  for (const one of asked)
    if (
      kept.every(
        (each) =>
          !tells(each, one) && !tells(one, each) && ![each.key, ...each.variants].includes(one.key),
      )
    )
      kept.push(one);
  return kept;
}

const askedIn = (from: FromText): Asked[] =>
  apart(from.random.shuffled(from.free.flatMap((sentence) => askedOf(sentence, from))));

/** Choice questions on terms and years, whose wrong options are other terms and years of the text. */
export function textChoices(from: FromText, count: number): ChoiceQuestion[] {
  const asked = askedIn(from).filter(({ others }) => others.length >= 2);
  const chosen = asked.slice(0, count);
  const size = chosen.every(({ others }) => others.length >= 3) ? 4 : 3;
  const places = from.random.shuffled(chosen.map((_, at) => at % size));
  return chosen.map((one, at) => ({
    ...partsOf(from.language, one),
    key: one.key,
    options: arrangeOptions(one.key, one.others, size, places[at] ?? 0),
    mistakes: [],
  }));
}

export const textShorts = (from: FromText, count: number): ShortQuestion[] =>
  askedIn(from)
    .slice(0, count)
    .map((one) => ({
      ...partsOf(from.language, one),
      answer: one.key,
      variants: [...one.variants],
      unit: null,
      tolerance: null,
    }));

interface Change {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** Another amount, far from this one, with which the noun after it keeps its form in Arabic. */
function otherThan(amount: number, isShare: boolean): number {
  if (amount <= 10) return amount <= 5 ? amount + 4 : amount - 3;
  return amount < 50 || (amount > 99 && !isShare) ? amount * 2 : Math.floor(amount / 2);
}

/** What makes a statement wrong for certain: the meaning of another term, another year, or another amount. */
function changeOf({ definition, figure, text }: Sentence, { source, random }: FromText): Change[] {
  if (definition) {
    const isOf = (term: Definition) => /\bare\b|\bsont\b/.test(text) === /s$/.test(term.term);
    const others = otherTerms(definition, source).filter(isOf);
    return random.shuffled(others).map(({ meaning }) => ({ ...definition, to: meaning }));
  }
  if (!figure || figure.isBound) return [];
  if (figure.kind === 'year') {
    const years = yearsIn(source.sentences).filter((year) => !text.includes(year));
    return random.shuffled(years).map((to) => ({ ...figure, to }));
  }
  const amount = Number(figure.text);
  const isShare = /^\s?(?:%|per|pour|بالمئة|بالمائة|في المئة)/u.test(text.slice(figure.end));
  const isPlain = Number.isInteger(amount) && amount > 2;
  return isPlain ? [{ ...figure, to: String(otherThan(amount, isShare)) }] : [];
}

/** Whether two sentences take the same, or each takes what the other has. */
const isExchange = (
  one: { readonly sentence: Sentence; readonly change: Change | undefined },
  change: Change,
  own: Sentence,
): boolean =>
  one.change !== undefined &&
  (one.change.to === change.to ||
    (one.sentence.text.includes(change.to) && own.text.includes(one.change.to)));

/** Statements of the text, half of them with a meaning or a figure changed; as many as keep this balance. */
export function textTruths(from: FromText, count: number): TruthQuestion[] {
  const { random, language } = from;
  const texts = ruleTextsIn(language);
  const read = random
    .shuffled(from.free.filter(({ isWhole }) => isWhole))
    .map((sentence) => ({ sentence, change: changeOf(sentence, from)[0] }));
  // Two statements that exchange their meanings would show that both are wrong.
  const changeable = read.filter(
    ({ change, sentence }, at) =>
      change !== undefined && !read.slice(0, at).some((each) => isExchange(each, change, sentence)),
  );
  const wrong = changeable.slice(0, Math.ceil(Math.min(count, read.length) / 2));
  const isTold = (text: string) =>
    wrong.some(({ change }) => change !== undefined && text.includes(change.to));
  const right = read
    .filter((each) => !wrong.includes(each) && !isTold(each.sentence.text))
    .slice(0, Math.max(1, wrong.length));

  const all = wrong.length === 0 ? [] : [...wrong, ...right].slice(0, count);
  const order = new Map(from.source.sentences.map((sentence, at) => [sentence, at]));
  return all
    .toSorted((a, b) => (order.get(a.sentence) ?? 0) - (order.get(b.sentence) ?? 0))
    .map(({ sentence: { text }, change: found }) => {
      const change = wrong.some(({ sentence }) => sentence.text === text) ? found : undefined;
      const was = change && text.slice(change.start, change.end);
      return {
        stem: change ? text.slice(0, change.start) + change.to + text.slice(change.end) : text,
        ...levelsOfText,
        reason: change && was ? texts.notThis(was, change.to) : texts.wordForWord,
        passage: text,
        hint: null,
        answer: !change,
      };
    });
}

const dated = ({ free }: FromText) => {
  const seen = new Set<string>();
  return free.flatMap((sentence) => {
    const { figure } = sentence;
    if (figure?.kind !== 'year' || seen.has(figure.text)) return [];
    seen.add(figure.text);
    return [{ sentence, figure }];
  });
};

const LIST = { fewest: 3, most: 5 } as const;
const listOf = <Each>(list: readonly Each[], most: number = LIST.most): Each[][] =>
  list.length < LIST.fewest ? [] : [list.slice(0, most)];

/** Terms with their meanings, and events with their years. */
export function textMatchings(from: FromText, count: number): DraftQuestion[] {
  const texts = ruleTextsIn(from.language);
  const terms = from.free.flatMap(({ definition, text }) =>
    definition
      ? [
          {
            definition,
            left: definition.term,
            right: definition.meaning,
            step: texts.textSays(text),
          },
        ]
      : [],
  );
  const clear = terms.filter((one, at) =>
    terms.slice(0, at).every((other) => !mayBeOne(one.definition, other.definition, from.source)),
  );
  const events = from.random.shuffled(dated(from)).map(({ sentence, figure }) => ({
    left: blankAt(sentence, figure),
    right: figure.text,
    step: texts.textSays(sentence.text),
  }));
  return [
    ...listOf(clear, from.most).map((list) => asMatching(levelsOfText, texts.matchTerms, list)),
    ...listOf(events, from.most).map((list) => asMatching(levelsOfText, texts.matchYears, list)),
  ].slice(0, count);
}

export function textOrderings(from: FromText, count: number): DraftQuestion[] {
  const texts = ruleTextsIn(from.language);
  const events = from.random.shuffled(dated(from)).slice(0, from.most ?? LIST.most);
  const inOrder = events
    .toSorted((a, b) => Number(a.figure.text) - Number(b.figure.text))
    .map(({ sentence, figure }) => ({
      text: blankAt(sentence, figure),
      step: texts.textSays(sentence.text),
    }));
  const levels = { difficulty: null, bloom: 'understand' } as const;
  return listOf(inOrder)
    .map((list) => asOrdering(levels, texts.orderEvents, list))
    .slice(0, count);
}

const FACTS = 3;
const BEGINNING = 6;

/** What a teacher calls a part of the text: by its heading, or by its first words. */
export function nameOfPart(part: TextPart, language: DraftLanguage): string {
  const texts = ruleTextsIn(language);
  const words = textOfPart(part).split(/\s+/).slice(0, BEGINNING);
  return part.heading === undefined
    ? texts.paragraphNamed(words.join(' ').replace(/[،,;:؛.]+$/, ''))
    : texts.partNamed(part.heading);
}

/** Asks what a part of the text says, with its text as the model answer; those asked about least come first. */
export function textOpens({ source, language, free }: FromText, count: number): OpenQuestion[] {
  const texts = ruleTextsIn(language);
  const freeIn = ({ paragraphs }: TextPart) =>
    paragraphs.flat().filter((each) => free.includes(each)).length;
  return source.parts
    .filter(({ paragraphs }) => paragraphs.flat().length >= FACTS)
    .toSorted((a, b) => freeIn(b) - freeIn(a))
    .slice(0, count)
    .map((part) => {
      const name = nameOfPart(part, language);
      const hasHeading = part.heading !== undefined;
      const points = hasHeading
        ? Array.from({ length: FACTS }, () => texts.oneFact)
        : [texts.fittingTitle, texts.mainFacts];
      return {
        stem: hasHeading ? texts.giveFacts(name, FACTS) : texts.sumUp(name),
        ...{ difficulty: null, bloom: 'understand' as const },
        answer: textOfPart(part),
        marking: points.map((text) => ({ text })),
        ...{ rubric: null, reason: '', passage: null, hint: null },
      };
    });
}
