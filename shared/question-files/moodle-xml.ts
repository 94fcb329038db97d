import { readCloze } from './cloze.ts';
import type { FoundQuestion, ReadProse } from './found-question.ts';
import { fillMarks, gapMark, withoutMarks } from './gap-text.ts';
import { proseOfHtml } from './markup.ts';
import { proseOfText } from './plain-prose.ts';
import { RefusedQuestion } from './refused-question.ts';
import { numberIn, QuestionBuilder, readOne, type WeighedText } from './question-parts.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './xml-element.ts';

/** The content of `<text>` within an element, or of the element itself in old files. */
const rawOf = (element: XmlElement | undefined): string =>
  element ? textOf(childOf(element, 'text') ?? element) : '';

/** A text in the format that the file names; HTML if it names none, as Moodle does. */
const proseOf = (element: XmlElement | undefined): ReadProse => {
  const format = element?.attributes.get('format');
  return format === 'plain_text' || format === 'markdown'
    ? proseOfText(rawOf(element))
    : proseOfHtml(rawOf(element));
};

const typedOf = (element: XmlElement | undefined): ReadProse => proseOfText(rawOf(element));

const valueOf = (question: XmlElement, name: string): string =>
  textOf(childOf(question, name)).trim();
const isOn = (question: XmlElement, name: string): boolean =>
  /^(?:1|true)$/i.test(valueOf(question, name));

/** The answers of a question with their shares; those that pupils type are words and no HTML. */
const weighed = (question: XmlElement, read = proseOf): WeighedText[] =>
  childrenOf(question, 'answer').map((answer) => {
    const feedback = childOf(answer, 'feedback');
    return {
      prose: read(answer),
      share: numberIn(answer.attributes.get('fraction') ?? '') / 100,
      feedback: feedback && proseOf(feedback),
    };
  });

function readTruth(builder: QuestionBuilder, question: XmlElement): FoundQuestion {
  const right = weighed(question).find(({ share }) => share > 0);
  const word = right?.prose.text.trim().toLowerCase();
  if (word !== 'true' && word !== 'false') throw new RefusedQuestion('no-key');
  return builder.truth(word === 'true');
}

const readShort = (builder: QuestionBuilder, question: XmlElement): FoundQuestion => {
  if (isOn(question, 'usecase')) builder.doubt('case');
  return builder.typed(weighed(question, typedOf));
};

function readNumber(builder: QuestionBuilder, question: XmlElement): FoundQuestion {
  const tolerances = childrenOf(question, 'answer').map((answer) =>
    numberIn(valueOf(answer, 'tolerance')),
  );
  const answers = weighed(question, typedOf).filter(({ prose }) => prose.text !== '*');
  const [tolerance = 0] = tolerances;
  if (tolerances.some((each) => each !== tolerance)) builder.doubt('extra-answers');
  return builder.short(answers, Math.abs(tolerance));
}

const pairsIn = (question: XmlElement) =>
  childrenOf(question, 'subquestion').map((sub) => ({
    left: proseOf(sub),
    right: typedOf(childOf(sub, 'answer')),
  }));

const PLACE = /\[\[(\d{1,2})\]\]/g;
/** Words to drag or to choose into a text: `[[2]]` is the place of the second one. */
function readPlaces(builder: QuestionBuilder, question: XmlElement, html: string): FoundQuestion {
  const boxes = [...childrenOf(question, 'dragbox'), ...childrenOf(question, 'selectoption')];
  const gaps: string[][] = [];
  const marked = withoutMarks(html).replace(PLACE, (_, number: string) => {
    gaps.push([proseOfHtml(rawOf(boxes[Number(number) - 1])).text]);
    return gapMark(gaps.length - 1);
  });
  if (boxes.length > gaps.length) builder.doubt('extra-answers');
  return builder.gap(fillMarks(proseOfHtml(marked), gaps));
}

const KINDS: Readonly<
  Record<string, (builder: QuestionBuilder, question: XmlElement) => FoundQuestion>
> = {
  multichoice: (builder, question) => builder.choice(weighed(question), !isSingle(question)),
  multichoiceset: (builder, question) => builder.choice(weighed(question), true),
  truefalse: readTruth,
  shortanswer: readShort,
  numerical: readNumber,
  matching: (builder, question) => builder.matching(pairsIn(question)),
  ddmatch: (builder, question) => builder.matching(pairsIn(question)),
  ordering: (builder, question) => builder.ordering(weighed(question).map(({ prose }) => prose)),
  essay: (builder, question) => builder.open(proseOf(childOf(question, 'graderinfo'))),
};
const isSingle = (question: XmlElement): boolean =>
  childOf(question, 'single') === undefined || isOn(question, 'single');

/** Kinds whose questions differ from pupil to pupil. */
const COMPUTED = /^calculated|^stack$|^formulas$/;
const RANDOM = /^random/;

function readQuestion(question: XmlElement, number: number): FoundQuestion {
  const kind = question.attributes.get('type') ?? '';
  const name = proseOfHtml(rawOf(childOf(question, 'name'))).text;
  return readOne(number, name, () => {
    if (COMPUTED.test(kind)) throw new RefusedQuestion('computed');
    if (RANDOM.test(kind)) throw new RefusedQuestion('drawn-at-random');
    if (kind === 'description') throw new RefusedQuestion('only-text');
    const words = childOf(question, 'questiontext');
    const isGaps = kind === 'cloze' || kind === 'multianswer';
    const isPlaces = kind === 'ddwtos' || kind === 'gapselect';
    const grade = valueOf(question, 'defaultgrade');
    const builder = new QuestionBuilder({
      number,
      name,
      stem: isGaps || isPlaces ? { text: '', doubts: [] } : proseOf(words),
      points: grade === '' ? 1 : numberIn(grade),
      reason: proseOf(childOf(question, 'generalfeedback')),
    });
    if (isGaps) return builder.gap(readCloze(rawOf(words)));
    if (isPlaces) return readPlaces(builder, question, rawOf(words));
    const read = KINDS[kind];
    if (!read) throw new RefusedQuestion('unknown-kind');
    return read(builder, question);
  });
}

/** Reads the questions of a quiz in Moodle XML (docs.moodle.org/en/Moodle_XML_format), in order. */
export const readMoodleXml = (quiz: XmlElement): FoundQuestion[] =>
  childrenOf(quiz, 'question')
    .filter((question) => question.attributes.get('type') !== 'category')
    .map((question, index) => readQuestion(question, index + 1));
