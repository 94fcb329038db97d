import { escapeXml } from '#shared/text/escape-xml.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { manifest } from './imscp-manifest.ts';
import { paragraphsHtml, proseHtml } from './prose-html.ts';
import {
  explanation,
  decimal,
  fillGaps,
  limitsOf,
  placesOf,
  type Answering,
  type QuizPair,
} from './answering.ts';
import { figureMarkup, picturesOf } from './item-figure.ts';
import type { Quiz, QuizItem } from './quiz.ts';

/** The names of question types in Canvas, the most common reader of this version. */
const KINDS = {
  choice: 'multiple_choice_question',
  truth: 'true_false_question',
  short: 'short_answer_question',
  number: 'numerical_question',
  cloze: 'fill_in_multiple_blanks_question',
  matching: 'matching_question',
  order: 'matching_question',
  essay: 'essay_question',
} as const;

const field = (label: string, entry: string | number): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
/** HTML as an element's text, so it is escaped again. */
const material = (html: string): string =>
  `<material><mattext texttype="text/html">${escapeXml(html)}</mattext></material>`;

/** A right text of a blank, which is compared with what is typed. */
const plainLabel = (id: string, text: string): string =>
  `<response_label ident="${id}"><material><mattext texttype="text/plain">${escapeXml(text)}</mattext></material></response_label>`;
const label = (id: string, html: string): string =>
  `<response_label ident="${id}">${material(html)}</response_label>`;
const choose = (labels: string): string =>
  `<response_lid ident="response1" rcardinality="Single"><render_choice>${labels}</render_choice></response_lid>`;
const WRITE =
  '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>';

const equal = (id: string): string => `<varequal respident="response1">${id}</varequal>`;
/** A written text, in any case. */
const written = (text: string): string =>
  `<varequal respident="response1" case="No">${escapeXml(text)}</varequal>`;
const when = (test: string): string =>
  `<respcondition continue="No"><conditionvar>${test}</conditionvar><setvar varname="SCORE" action="Set">100</setvar></respcondition>`;

/** Each part of a question adds its share of the hundred, and the next part is marked, too. */
const adds = (response: string, right: string, parts: number): string =>
  `<respcondition continue="Yes"><conditionvar><varequal respident="${response}">${right}</varequal></conditionvar><setvar varname="SCORE" action="Add">${decimal(100 / parts)}</setvar></respcondition>`;
const menu = (response: string, html: string, labels: string): string =>
  `<response_lid ident="${response}">${material(html)}<render_choice>${labels}</render_choice></response_lid>`;

/** Canvas replaces this by the folder of the course's files. */
const FILES = '%24IMS-CC-FILEBASE%24/figures';

/** Gaps are named in brackets in the text, which other brackets must not look like. */
const gapName = (index: number): string => `gap${index + 1}`;

function blanks({ gaps }: Extract<Answering, { kind: 'cloze' }>): Response {
  const idOf = (index: number, answer: number): string => `${gapName(index)}_${answer + 1}`;
  return {
    presentation: gaps
      .map(({ answers }, index) =>
        menu(
          `response_${gapName(index)}`,
          gapName(index),
          answers.map((text, at) => plainLabel(idOf(index, at), text)).join(''),
        ),
      )
      .join(''),
    conditions: gaps
      .flatMap(({ answers }, index) =>
        answers.map((_, at) => adds(`response_${gapName(index)}`, idOf(index, at), gaps.length)),
      )
      .join(''),
  };
}

function matching(pairs: readonly QuizPair[]): Response {
  const labels = pairs.map(({ right }, index) => label(`right${index + 1}`, proseHtml(right)));
  return {
    presentation: pairs
      .map(({ left }, index) => menu(`response_left${index + 1}`, proseHtml(left), labels.join('')))
      .join(''),
    conditions: pairs
      .map((_, index) => adds(`response_left${index + 1}`, `right${index + 1}`, pairs.length))
      .join(''),
  };
}

interface Response {
  readonly presentation: string;
  readonly conditions: string;
}

function response(answering: Answering, truth: Quiz['truth']): Response {
  switch (answering.kind) {
    case 'choice': {
      const right = answering.options.find(({ isRight }) => isRight);
      const labels = answering.options.map(({ id, text }) => label(id, proseHtml(text)));
      return { presentation: choose(labels.join('')), conditions: when(equal(right?.id ?? '')) };
    }
    case 'truth': {
      const [yes, no] = truth;
      return {
        presentation: choose(label('true', escapeXml(yes)) + label('false', escapeXml(no))),
        conditions: when(equal(String(answering.answer))),
      };
    }
    // Separate conditions, because within one condition all would have to hold.
    case 'short':
      return {
        presentation: WRITE,
        conditions: answering.answers.map((text) => when(written(text))).join(''),
      };
    case 'number':
      return {
        presentation: WRITE,
        conditions: answering.answers
          .map((answer) => {
            const [low, high] = limitsOf(answer, answering.tolerance);
            const least = `<vargte respident="response1">${low}</vargte>`;
            const most = `<varlte respident="response1">${high}</varlte>`;
            return when(`<or>${written(String(answer))}<and>${least}${most}</and></or>`);
          })
          .join(''),
      };
    case 'cloze':
      return blanks(answering);
    case 'matching':
      return matching(answering.pairs);
    case 'order':
      return matching(placesOf(answering.items));
    case 'essay':
      return {
        presentation: WRITE,
        conditions:
          '<respcondition continue="No"><conditionvar><other/></conditionvar></respcondition>',
      };
  }
}

/** Shown after answering: why the key is right, or how an essay is marked. */
function feedback({ answering, feedback: reason }: QuizItem): string {
  const html = paragraphsHtml(
    answering.kind === 'essay' ? answering.guidance : explanation(reason, answering),
  );
  return html === ''
    ? ''
    : `<itemfeedback ident="general_fb"><flow_mat>${material(html)}</flow_mat></itemfeedback>`;
}

/** The words before the answers; gaps are part of them. */
function wordsOf(item: QuizItem, language: DraftLanguage): string {
  const { text, answering } = item;
  const figure = figureMarkup(item, language, {
    address: (name) => `${FILES}/${name}`,
    inline: proseHtml,
  });
  if (answering.kind !== 'cloze') return paragraphsHtml(text) + figure;
  const [words, shown, gapped] = [
    paragraphsHtml(text),
    figure,
    paragraphsHtml([answering.text]),
  ].map((markup) => markup.replaceAll('[', '&#91;'));
  return `${words}${shown}${fillGaps(gapped ?? '', answering.gaps, (_, index) => `[${gapName(index)}]`)}`;
}

function item(each: QuizItem, { truth, language }: Quiz): string {
  const { id, title, points, answering } = each;
  const { presentation, conditions } = response(answering, truth);
  const feedbackText = feedback(each);
  const tell = feedbackText
    ? '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>'
    : '';
  return `<item ident="${id}" title="${escapeXml(title)}"><itemmetadata><qtimetadata>${field('question_type', KINDS[answering.kind])}${field('points_possible', points)}</qtimetadata></itemmetadata><presentation>${material(wordsOf(each, language))}${presentation}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${tell}${conditions}</resprocessing>${feedbackText}</item>`;
}

/** A quiz as the files of a QTI 1.2 package, in Canvas's dialect. */
export function qti12(quiz: Quiz): Record<string, string> {
  const pictures = picturesOf(quiz, 'figures');
  const test = {
    id: 'resource-test',
    type: 'imsqti_xmlv1p2',
    href: 'assessment/assessment.xml',
    needs: pictures.map(({ id }) => id),
  };
  return {
    'imsmanifest.xml': manifest('IMS Content', '1.1.3', [test, ...pictures]),
    'assessment/assessment.xml': `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="daftar-test" title="${escapeXml(quiz.title)}"><section ident="root_section">
${quiz.items.map((each) => item(each, quiz)).join('\n')}
</section></assessment></questestinterop>
`,
    ...Object.fromEntries(pictures.map(({ href, svg }) => [href, svg])),
  };
}
