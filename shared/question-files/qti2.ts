import type { FoundQuestion, ReadProse } from './found-question.ts';
import { fillMarks, gapMark } from './gap-text.ts';
import { htmlOf, proseOfHtml } from './markup.ts';
import { proseOfText } from './plain-prose.ts';
import { RefusedQuestion } from './refused-question.ts';
import { QuestionBuilder, readOne } from './question-parts.ts';
import { childOf, childrenOf, textOf, within, type XmlElement } from './xml-element.ts';

const GAPS = ['textEntryInteraction', 'inlineChoiceInteraction'];
const CHOICES = ['simpleChoice', 'simpleAssociableChoice', 'inlineChoice', 'gapText'];

/** What a response declaration says of the key. */
interface Declared {
  readonly baseType: string;
  readonly cardinality: string;
  readonly values: readonly string[];
  readonly isCaseSensitive: boolean;
  /** Whether some texts earn fewer points than others. */
  readonly isPartial: boolean;
}

const attribute = (element: XmlElement, name: string): string => element.attributes.get(name) ?? '';

function declarationsOf(item: XmlElement): Map<string, Declared> {
  return new Map(
    childrenOf(item, 'responseDeclaration').map((declaration) => {
      const correct = childOf(declaration, 'correctResponse');
      const values = correct
        ? childrenOf(correct, 'value').map((value) => textOf(value).trim())
        : [];
      const entries = within(declaration, 'mapEntry').filter(
        (entry) => Number(attribute(entry, 'mappedValue')) > 0,
      );
      const mapped = entries.map((entry) => attribute(entry, 'mapKey'));
      const earned = new Set(entries.map((entry) => Number(attribute(entry, 'mappedValue'))));
      const isMapped = attribute(declaration, 'baseType') === 'string';
      return [
        attribute(declaration, 'identifier'),
        {
          baseType: attribute(declaration, 'baseType'),
          cardinality: attribute(declaration, 'cardinality'),
          // A mapping gives the other texts that are right; of choices it gives shares of the points.
          values: values.length === 0 || isMapped ? [...new Set([...values, ...mapped])] : values,
          isCaseSensitive: entries.some((entry) => attribute(entry, 'caseSensitive') === 'true'),
          isPartial: isMapped && earned.size > 1,
        },
      ];
    }),
  );
}

interface Reading {
  readonly builder: QuestionBuilder;
  readonly interaction: XmlElement;
  readonly declared: Declared;
}

const optionsOf = (interaction: XmlElement) =>
  within(interaction, ...CHOICES).map((choice) => ({
    id: attribute(choice, 'identifier'),
    prose: proseOfHtml(htmlOf(choice, ({ name }) => (/^feedback/.test(name) ? '' : undefined))),
  }));

function readChoice({ builder, interaction, declared }: Reading): FoundQuestion {
  const weighed = optionsOf(interaction).map(({ id, prose }) => ({
    prose,
    share: declared.values.includes(id) ? 1 : 0,
  }));
  return builder.choice(weighed, declared.cardinality !== 'single');
}

function readOrder({ builder, interaction, declared }: Reading): FoundQuestion {
  const options = new Map(optionsOf(interaction).map(({ id, prose }) => [id, prose]));
  const items = declared.values.flatMap((id) => options.get(id) ?? []);
  if (items.length < options.size) throw new RefusedQuestion('no-key');
  return builder.ordering(items);
}

function readMatch({ builder, interaction, declared }: Reading): FoundQuestion {
  const options = new Map(optionsOf(interaction).map(({ id, prose }) => [id, prose]));
  const pairs = declared.values.flatMap((value) => {
    const [left, right] = value.split(/\s+/).map((id) => options.get(id));
    return left && right ? [{ left, right }] : [];
  });
  if (pairs.length === 0) throw new RefusedQuestion('no-key');
  const lefts = new Set(pairs.map(({ left }) => left.text));
  // A table in which one text belongs to several is no list of pairs.
  if (lefts.size < pairs.length) throw new RefusedQuestion('unknown-kind');
  if (options.size > lefts.size + new Set(pairs.map(({ right }) => right.text)).size)
    builder.doubt('extra-answers');
  return builder.matching(pairs);
}

const NUMBER = /^(?:integer|float)$/;
const valuesIn = (item: XmlElement, name: string): number[] =>
  within(item, name).flatMap((test) =>
    within(test, 'baseValue').map((value) => Number(textOf(value))),
  );

/** How far a number may be from the key by the rules of the item; undefined if they cannot be told. */
function toleranceOf(item: XmlElement, key: number): number | undefined {
  const processing = childOf(item, 'responseProcessing');
  if (!processing || processing.attributes.has('template')) return 0;
  const equal = within(processing, 'equal').find(({ attributes }) => attributes.has('tolerance'));
  if (equal) {
    const [tolerance = ''] = attribute(equal, 'tolerance').split(/\s+/);
    return attribute(equal, 'toleranceMode') === 'absolute' ? Number(tolerance) : undefined;
  }
  const lows = [...valuesIn(processing, 'gte'), ...valuesIn(processing, 'gt')];
  const highs = [...valuesIn(processing, 'lte'), ...valuesIn(processing, 'lt')];
  const [low, high] = [lows[0], highs[0]];
  if (low === undefined || high === undefined)
    return lows.length + highs.length === 0 ? 0 : undefined;
  const tolerance = Number(Math.max(key - low, high - key).toPrecision(9));
  return low <= key && key <= high ? tolerance : undefined;
}

function readEntry({ builder, declared }: Reading, item: XmlElement): FoundQuestion {
  const answers = declared.values.map((value) => ({ prose: proseOfText(value), share: 1 }));
  if (!NUMBER.test(declared.baseType)) return builder.short(answers);
  const tolerance = toleranceOf(item, Number(declared.values[0]));
  if (tolerance === undefined) builder.doubt('extra-answers');
  return builder.short(answers, tolerance ?? 0);
}

const NO_KEY: Declared = {
  baseType: '',
  cardinality: '',
  values: [],
  isCaseSensitive: false,
  isPartial: false,
};

/** Words to put into a text: each value of the key names a word and its place. */
function readGapMatch(
  { builder, interaction, declared }: Reading,
  body: XmlElement,
): FoundQuestion {
  const words = new Map(optionsOf(interaction).map(({ id, prose }) => [id, prose.text]));
  const places = within(interaction, 'gap');
  const gaps = places.map((place) =>
    declared.values.flatMap((value) => {
      const [word = '', at] = value.split(/\s+/);
      return at === attribute(place, 'identifier') ? (words.get(word) ?? []) : [];
    }),
  );
  if (words.size > gaps.flat().length) builder.doubt('extra-answers');
  const html = htmlOf(body, (part) => {
    if (part.name === 'gapText' || !isShown(part)) return '';
    return part.name === 'gap' ? gapMark(places.indexOf(part)) : undefined;
  });
  return builder.gap(fillMarks(proseOfHtml(html), gaps));
}

const KINDS: Readonly<Record<string, (reading: Reading) => FoundQuestion>> = {
  choiceInteraction: readChoice,
  orderInteraction: readOrder,
  matchInteraction: readMatch,
};

const isInteraction = ({ name }: XmlElement): boolean => name.endsWith('Interaction');
const interactionsIn = (element: XmlElement): XmlElement[] =>
  element.content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return isInteraction(part) ? [part] : interactionsIn(part);
  });

/** What pupils see before they answer. */
const isShown = ({ name }: XmlElement): boolean =>
  !/^(?:feedback|modalFeedback|rubricBlock|templateBlock)/.test(name);

/** The words of the body; a prompt belongs to them, and gaps have marks. */
const wordsOf = (body: XmlElement, gaps: readonly XmlElement[]): ReadProse =>
  proseOfHtml(
    htmlOf(body, (part) => {
      if (!isShown(part)) return '';
      if (gaps.includes(part)) return gapMark(gaps.indexOf(part));
      if (!isInteraction(part)) return undefined;
      const prompt = childOf(part, 'prompt');
      return prompt ? `<p>${htmlOf(prompt)}</p>` : '';
    }),
  );

/** The most points of an item: its own claim, or one. */
function pointsOf(item: XmlElement): number {
  const outcomes = childrenOf(item, 'outcomeDeclaration');
  const named = (name: string) => outcomes.find((each) => attribute(each, 'identifier') === name);
  const most = named('MAXSCORE');
  const written = most
    ? textOf(most).trim()
    : (named('SCORE')?.attributes.get('normalMaximum') ?? '');
  return Number(written) > 0 ? Number(written) : 1;
}

const feedbackOf = (item: XmlElement): ReadProse => {
  const [feedback] = childrenOf(item, 'modalFeedback');
  return proseOfHtml(feedback ? htmlOf(feedback) : '');
};

/** The answers of a gap: texts, or the texts of the options that are right. */
function gapAnswers(gap: XmlElement, declared: Declared | undefined): string[] {
  const options = new Map(optionsOf(gap).map(({ id, prose }) => [id, prose.text]));
  return (declared?.values ?? []).map((value) => options.get(value) ?? value);
}

/** Reads an item of QTI 2.0 to 3.0 (IMS and 1EdTech). */
export function readQtiItem(item: XmlElement, number: number): FoundQuestion {
  const name = attribute(item, 'title');
  return readOne(number, name, () => {
    const body = childOf(item, 'itemBody');
    if (!body) throw new RefusedQuestion('damaged');
    if (childOf(item, 'templateDeclaration')) throw new RefusedQuestion('computed');
    const declarations = declarationsOf(item);
    const interactions = interactionsIn(body);
    const [interaction] = interactions;
    if (!interaction) throw new RefusedQuestion('only-text');
    const declaredOf = (each: XmlElement) =>
      declarations.get(attribute(each, 'responseIdentifier'));
    const gaps = interactions.filter((each) => GAPS.includes(each.name));
    const isShort = interactions.length === 1 && interaction.name === 'textEntryInteraction';
    const isGaps = gaps.length > 0 && !endsWithGap(body, gaps, isShort);
    const builder = new QuestionBuilder({
      number,
      name,
      stem:
        isGaps || interaction.name === 'gapMatchInteraction'
          ? { text: '', doubts: [] }
          : wordsOf(body, []),
      points: pointsOf(item),
      reason: feedbackOf(item),
    });
    if (gaps.length < interactions.length && interactions.length > 1)
      throw new RefusedQuestion('unknown-kind');
    for (const { isCaseSensitive, isPartial } of declarations.values()) {
      if (isCaseSensitive) builder.doubt('case');
      if (isPartial) builder.doubt('partial');
    }
    if (interaction.name === 'gapMatchInteraction' && interactions.length === 1)
      return readGapMatch(
        { builder, interaction, declared: declaredOf(interaction) ?? NO_KEY },
        body,
      );
    if (isGaps) {
      const answers = gaps.map((gap) => gapAnswers(gap, declaredOf(gap)));
      return builder.gap(fillMarks(wordsOf(body, gaps), answers));
    }
    if (interaction.name === 'extendedTextInteraction') return builder.open(feedbackOf(item));
    const declared = declaredOf(interaction);
    if (!declared) throw new RefusedQuestion('no-key');
    const reading = { builder, interaction, declared };
    if (isShort) return readEntry(reading, item);
    const read = KINDS[interaction.name];
    if (!read) throw new RefusedQuestion('unknown-kind');
    return read(reading);
  });
}

/** Whether the only gap comes after all words, as the field below a question. */
const endsWithGap = (body: XmlElement, gaps: readonly XmlElement[], isOne: boolean): boolean =>
  isOne && wordsOf(body, gaps).text.endsWith(gapMark(0));
