import { hasWholeShares } from '#shared/draft/export-limits.ts';
import { escapeXml, withoutImpossible } from '#shared/text/escape-xml.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Prose } from '../sheet/draft-layout.ts';
import { paragraphsHtml, proseHtml } from './prose-html.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import {
  decimal,
  fillGaps,
  literal,
  placesOf,
  type Answering,
  type QuizPair,
} from './answering.ts';
import { gapsApart } from './gaps-apart.ts';
import { figureMarkup, pictureOf } from './item-figure.ts';
import type { Quiz, QuizItem } from './quiz.ts';

/** HTML within XML. Its texts are already escaped, so it cannot contain `]]>`. */
const html = (markup: string): string => `<text><![CDATA[${markup}]]></text>`;

/** Plain text within XML: Moodle loses a space after an entity, so there are none. */
const verbatim = (text: string): string =>
  `<text><![CDATA[${withoutImpossible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`;

const answer = (
  fraction: number,
  format: string,
  text: string,
  { more = '', feedback = '' }: { readonly more?: string; readonly feedback?: Prose } = {},
): string =>
  `<answer fraction="${fraction}" format="${format}">${text}${more}<feedback format="html">${feedback ? html(proseHtml(feedback)) : '<text></text>'}</feedback></answer>`;
/** A number, `true` or `false`. */
const plain = (fraction: number, text: boolean | number, more = ''): string =>
  answer(fraction, 'moodle_auto_format', `<text>${text}</text>`, { more });

/** A menu of all right texts for each left one. */
const matching = (pairs: readonly QuizPair[]): [type: string, inner: string] => [
  'matching',
  `<shuffleanswers>true</shuffleanswers>${pairs
    .map(
      ({ left, right }) =>
        `<subquestion format="html">${html(proseHtml(left))}<answer>${verbatim(plainText(right).replace(/\s+/g, ' '))}</answer></subquestion>`,
    )
    .join('')}`,
];

/** Signs that mean something within a gap are entities, which Moodle decodes. */
const gapText = (answer: string): string =>
  literal(answer).replace(/[&<>"'\\{}#~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const braceless = (markup: string): string =>
  markup.replaceAll('{', '&#123;').replaceAll('}', '&#125;');
/** Paragraphs whose braces do not look like a gap. */
const withoutBraces = (texts: readonly Prose[]): string => braceless(paragraphsHtml(texts));
/** The picture of a question, within its text. */
function fileOf(item: QuizItem, language: DraftLanguage): string {
  const picture = pictureOf(item, language);
  return picture
    ? `<file name="${picture.name}" path="/" encoding="base64">${Buffer.from(picture.svg).toString('base64')}</file>`
    : '';
}
/** The words before the answers; gaps are part of them. */
function wordsOf(item: QuizItem, language: DraftLanguage): string {
  const { text, answering, points } = item;
  const figure = figureMarkup(item, language, {
    address: (name) => `@@PLUGINFILE@@/${name}`,
    inline: proseHtml,
  });
  if (answering.kind !== 'cloze') return paragraphsHtml(text) + figure;
  const filled = fillGaps(
    withoutBraces([answering.text]),
    answering.gaps,
    ({ answers }) =>
      `{${points / answering.gaps.length}:SHORTANSWER:${answers.map((answer) => `=${gapText(answer)}`).join('~')}}`,
  );
  return withoutBraces(text) + braceless(figure) + filled;
}

function answers(answering: Answering): [type: string, inner: string] {
  switch (answering.kind) {
    case 'choice': {
      const options = answering.options.map(({ text, isRight, feedback }) =>
        answer(isRight ? 100 : 0, 'html', html(proseHtml(text)), { feedback }),
      );
      const settings =
        '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>';
      return ['multichoice', settings + options.join('')];
    }
    case 'truth':
      return [
        'truefalse',
        [true, false].map((value) => plain(value === answering.answer ? 100 : 0, value)).join(''),
      ];
    case 'short':
      return [
        'shortanswer',
        `<usecase>0</usecase>${answering.answers
          .map((text) => answer(100, 'moodle_auto_format', verbatim(literal(text))))
          .join('')}`,
      ];
    case 'number': {
      const tolerance = `<tolerance>${answering.tolerance}</tolerance>`;
      return ['numerical', answering.answers.map((each) => plain(100, each, tolerance)).join('')];
    }
    case 'cloze':
      return ['cloze', ''];
    case 'matching':
      return matching(answering.pairs);
    case 'order':
      return matching(placesOf(answering.items));
    case 'essay':
      return [
        'essay',
        '<responseformat>editor</responseformat><responserequired>1</responserequired>' +
          '<responsefieldlines>15</responsefieldlines><attachments>0</attachments>' +
          `<graderinfo format="html">${html(paragraphsHtml(answering.guidance))}</graderinfo>` +
          '<responsetemplate format="html"><text></text></responsetemplate>',
      ];
  }
}

function question(item: QuizItem, language: DraftLanguage): string {
  const { title, points, answering, feedback } = item;
  const [type, inner] = answers(answering);
  return (
    `<question type="${type}"><name><text>${escapeXml(title)}</text></name>` +
    `<questiontext format="html">${html(wordsOf(item, language))}${fileOf(item, language)}</questiontext>` +
    `<generalfeedback format="html">${html(proseHtml(feedback))}</generalfeedback>` +
    `<defaultgrade>${decimal(points)}</defaultgrade><penalty>0</penalty><hidden>0</hidden>${inner}</question>`
  );
}

/** Moodle adds up the weights of gaps, which are whole numbers; other points are shared by a question for each gap. */
const withWeights = (item: QuizItem): QuizItem[] =>
  item.answering.kind === 'cloze' && !hasWholeShares(item.points, item.answering.gaps.length)
    ? gapsApart(item)
    : [item];

export const toMoodleXml = ({ items, language }: Quiz): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${items
    .flatMap(withWeights)
    .map((item) => question(item, language))
    .join('\n')}\n</quiz>\n`;
