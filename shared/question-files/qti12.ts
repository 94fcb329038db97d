import type { FoundQuestion, ReadProse } from './found-question.ts';
import { fillMarks, gapMark, withoutMarks } from './gap-text.ts';
import { htmlOf, proseOfHtml } from './markup.ts';
import { proseOfText } from './plain-prose.ts';
import { RefusedQuestion } from './refused-question.ts';
import { numberIn, QuestionBuilder, readOne } from './question-parts.ts';
import { childOf, childrenOf, textOf, within, type XmlElement } from './xml-element.ts';

/** A text of QTI 1.2: HTML within XML, HTML as text, or words. */
const materialHtml = (element: XmlElement): string => {
  const isHtml = element.attributes.get('texttype')?.includes('html') ?? false;
  return isHtml && within(element, 'div', 'p', 'span').length === 0
    ? element.content.map((part) => (typeof part === 'string' ? part : htmlOf(wrap(part)))).join('')
    : htmlOf(element);
};
const wrap = (part: XmlElement): XmlElement => ({
  name: '',
  attributes: new Map(),
  content: [part],
});

const MATERIAL_LINES = new Set(['material', 'flow_mat']);
/** Material of an element in order, as HTML. */
const htmlOfMaterial = (
  element: XmlElement,
  replace: (element: XmlElement) => string | undefined = () => undefined,
): string =>
  htmlOf(element, (part) => {
    const replaced = replace(part);
    if (replaced !== undefined) return replaced;
    if (part.name === 'mattext') return materialHtml(part);
    if (MATERIAL_LINES.has(part.name)) return htmlOfMaterial(part, replace);
    return undefined;
  });

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy'];

/** What earns points in one response: a value or a range of numbers, and the share of the points. */
interface Key {
  readonly value: string | undefined;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly share: number;
}

interface Keys {
  readonly of: (response: XmlElement) => readonly Key[];
  readonly isCaseSensitive: boolean;
}

/** The conditions that are asked to hold, which leaves out those within `not`. */
const asked = (element: XmlElement): XmlElement[] =>
  element.content.flatMap((part) => {
    if (typeof part === 'string' || part.name === 'not') return [];
    return [part, ...asked(part)];
  });

const EARNS = /^(?:set|add)?$/i;
const pointsEarned = (condition: XmlElement): number =>
  Math.max(
    0,
    ...childrenOf(condition, 'setvar')
      .filter((set) => EARNS.test(set.attributes.get('action') ?? ''))
      .map((set) => numberIn(textOf(set))),
  );

/** The keys that one condition names for a response. */
function keysIn(parts: readonly XmlElement[], response: string, share: number): Key[] {
  const own = parts.filter((part) => part.attributes.get('respident') === response);
  const bound = (names: RegExp): number | undefined =>
    own.filter(({ name }) => names.test(name)).map((part) => numberIn(textOf(part)))[0];
  const [low, high] = [bound(/^vargte?$/), bound(/^varlte?$/)];
  const values = own.filter(({ name }) => name === 'varequal').map((part) => textOf(part).trim());
  if (low === undefined || high === undefined) return values.map((value) => ({ value, share }));
  return [{ value: values[0], low, high, share }];
}

function keysOf(item: XmlElement): Keys {
  const conditions = within(item, 'respcondition').map((condition) => ({
    points: pointsEarned(condition),
    parts: childrenOf(condition, 'conditionvar').flatMap(asked),
  }));
  const most = Math.max(0, ...conditions.map(({ points }) => points));
  const earning = conditions.filter(({ points }) => points > 0);
  return {
    of: (response) =>
      earning.flatMap(({ points, parts }) => keysIn(parts, identOf(response), points / most)),
    isCaseSensitive: earning.some(({ parts }) =>
      parts.some((part) => /^yes$/i.test(part.attributes.get('case') ?? '')),
    ),
  };
}

const fieldOf = (item: XmlElement, name: string): string | undefined =>
  within(item, 'qtimetadatafield')
    .filter((field) => textOf(childOf(field, 'fieldlabel')).trim() === name)
    .map((field) => textOf(childOf(field, 'fieldentry')).trim())[0];

const identOf = (element: XmlElement): string => element.attributes.get('ident') ?? '';

const labelsOf = (response: XmlElement) =>
  within(response, 'response_label').map((label) => ({
    ident: identOf(label),
    prose: proseOfHtml(htmlOfMaterial(label)),
  }));

function readChoice(builder: QuestionBuilder, response: XmlElement, keys: readonly Key[]) {
  const options = labelsOf(response).map(({ ident, prose }) => ({
    prose,
    share: Math.max(0, ...keys.filter(({ value }) => value === ident).map(({ share }) => share)),
  }));
  return builder.choice(options, /multiple/i.test(response.attributes.get('rcardinality') ?? ''));
}

function readOrder(builder: QuestionBuilder, response: XmlElement, keys: readonly Key[]) {
  const labels = new Map(labelsOf(response).map(({ ident, prose }) => [ident, prose]));
  const items = keys.flatMap(({ value = '' }) => labels.get(value) ?? []);
  if (items.length < labels.size) throw new RefusedQuestion('no-key');
  return builder.ordering(items);
}

/** A key with a range as a number and how far an answer may be from it. */
function numberOf({ value, low = 0, high = 0 }: Key): { text: string; tolerance: number } {
  const written = value === undefined ? undefined : numberIn(value);
  if (value === undefined || written === undefined || written < low || written > high) {
    const middle = Number(((low + high) / 2).toPrecision(12));
    return { text: String(middle), tolerance: Number(((high - low) / 2).toPrecision(12)) };
  }
  return {
    text: value,
    tolerance: Number(Math.max(high - written, written - low).toPrecision(12)),
  };
}

function readWords(builder: QuestionBuilder, response: XmlElement, known: Keys): FoundQuestion {
  if (known.isCaseSensitive) builder.doubt('case');
  const keys = known.of(response);
  const numbers = keys.filter(({ low }) => low !== undefined).map(numberOf);
  const [number] = numbers;
  if (number) {
    if (numbers.some(({ tolerance }) => tolerance !== number.tolerance))
      builder.doubt('extra-answers');
    const like = numbers.filter(({ tolerance }) => tolerance === number.tolerance);
    const answers = like.map(({ text }) => ({ prose: proseOfText(text), share: 1 }));
    return builder.short(answers, number.tolerance);
  }
  const fib = within(response, 'render_fib')[0]?.attributes.get('fibtype') ?? '';
  const isNumber = /decimal|integer|scientific/i.test(fib);
  const answers = keys.map(({ value = '', share }) => ({ prose: proseOfText(value), share }));
  return builder.short(answers, isNumber ? 0 : undefined);
}

/** The right texts of each response, whose labels may be the options of a menu. */
const answersOf = (response: XmlElement, known: Keys): ReadProse[] => {
  const labels = new Map(labelsOf(response).map(({ ident, prose }) => [ident, prose]));
  return known.of(response).map(({ value = '' }) => labels.get(value) ?? proseOfText(value));
};

/** Canvas names the places of its gaps in the text: `[colour]` belongs to `response_colour`. */
const placeOf = (response: XmlElement): string =>
  `[${identOf(response).replace(/^response_/, '')}]`;

function readItem(item: XmlElement, number: number): FoundQuestion {
  const name = item.attributes.get('title') ?? '';
  return readOne(number, name, () => {
    const presentation = childOf(item, 'presentation');
    if (!presentation) throw new RefusedQuestion('damaged');
    const kind = fieldOf(item, 'question_type') ?? '';
    if (kind === 'calculated_question') throw new RefusedQuestion('computed');
    const responses = within(presentation, ...RESPONSES);
    const known = keysOf(item);
    const html = htmlOfMaterial(presentation, (part) =>
      RESPONSES.includes(part.name) ? '' : undefined,
    );
    const isPlaces =
      responses.length > 0 && responses.every((each) => html.includes(placeOf(each)));
    const isWords =
      responses.length > 1 && responses.every(({ name: each }) => each === 'response_str');
    if (responses.length === 0) throw new RefusedQuestion('only-text');
    const builder = new QuestionBuilder({
      number,
      name,
      stem: isPlaces || isWords ? { text: '', doubts: [] } : proseOfHtml(html),
      points: pointsOf(item),
      reason: feedbackOf(item),
    });
    if (
      within(item, 'response_label').some((label) =>
        /regex/i.test(
          label.attributes.get('scoringAlgorithm') ??
            label.attributes.get('scoring_algorithm') ??
            '',
        ),
      )
    )
      builder.doubt('wildcard');
    const [response] = responses;
    if (!response) throw new RefusedQuestion('unknown-kind');
    if (isPlaces || isWords) return builder.gap(readGaps(presentation, responses, known, html));
    if (responses.length > 1) return readPairs(builder, responses, known);
    const keys = known.of(response);
    if (response.name === 'response_lid')
      return /ordered/i.test(response.attributes.get('rcardinality') ?? '')
        ? readOrder(builder, response, keys)
        : readChoice(builder, response, keys);
    if (response.name !== 'response_str' && response.name !== 'response_num')
      throw new RefusedQuestion('unknown-kind');
    if (kind === 'file_upload_question') throw new RefusedQuestion('unknown-kind');
    if (keys.length === 0) return builder.open(solutionOf(item));
    return readWords(builder, response, known);
  });
}

function readGaps(
  presentation: XmlElement,
  responses: readonly XmlElement[],
  known: Keys,
  html: string,
): ReadProse {
  const gaps = responses.map((response) => answersOf(response, known).map(({ text }) => text));
  const isPlaces = responses.every((response) => html.includes(placeOf(response)));
  const marked = isPlaces
    ? responses.reduce(
        (text, response, index) => text.replaceAll(placeOf(response), gapMark(index)),
        withoutMarks(html),
      )
    : htmlOfMaterial(presentation, (part) =>
        RESPONSES.includes(part.name) ? gapMark(responses.indexOf(part)) : undefined,
      );
  return fillMarks(proseOfHtml(marked), gaps);
}

function readPairs(builder: QuestionBuilder, responses: readonly XmlElement[], known: Keys) {
  const pairs = responses.map((response) => {
    const [answer] = answersOf(response, known);
    if (answer === undefined) throw new RefusedQuestion('no-key');
    const words = htmlOfMaterial(response, (part) =>
      part.name.startsWith('render_') ? '' : undefined,
    );
    return { left: proseOfHtml(words), right: answer };
  });
  const offered = new Set(responses.flatMap(labelsOf).map(({ ident }) => ident));
  if (offered.size > new Set(pairs.map(({ right }) => right.text)).size)
    builder.doubt('extra-answers');
  return builder.matching(pairs);
}

function pointsOf(item: XmlElement): number {
  const possible = fieldOf(item, 'points_possible');
  return possible === undefined ? 1 : numberIn(possible);
}

/** What Canvas keeps for the person who marks an essay. */
function solutionOf(item: XmlElement): ReadProse {
  const solution = within(item, 'solutionmaterial')[0];
  return proseOfHtml(solution ? htmlOfMaterial(solution) : '');
}

const GENERAL = /general|correct_fb/i;
function feedbackOf(item: XmlElement): ReadProse {
  const general = childrenOf(item, 'itemfeedback').find((each) => GENERAL.test(identOf(each)));
  return proseOfHtml(general ? htmlOfMaterial(general) : '');
}

/** Reads the items of a file in QTI 1.2 (IMS Question & Test Interoperability), in order. */
export const readQti12 = (root: XmlElement): FoundQuestion[] =>
  within(root, 'item').map((item, index) => readItem(item, index + 1));
