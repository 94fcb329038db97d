import { proseParts } from '#shared/draft/prose.ts';
import { escapeXml } from '#shared/text/escape-xml.ts';
import { parseFormula } from '#lambdas/print/maths/math-node.ts';
import { mathml } from '../mathml.ts';
import type { Prose } from '../sheet/draft-layout.ts';
import { manifest } from './imscp-manifest.ts';
import { explanation, decimal, fillGaps, limitsOf, type Answering } from './answering.ts';
import { figureMarkup, picturesOf } from './item-figure.ts';
import type { Quiz, QuizItem } from './quiz.ts';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Text within a paragraph, with formulas as MathML and line ends as breaks. */
const inline = (prose: Prose): string =>
  proseParts(prose.trim())
    .map(({ kind, value }) => {
      const formula = kind === 'formula' ? parseFormula(value) : undefined;
      return formula ? mathml(formula) : escapeXml(value).replace(/\s*(?:\r\n?|\n)\s*/g, '<br/>');
    })
    .join('');
const paragraphs = (texts: readonly Prose[]): string =>
  texts.map((text) => `<p>${inline(text)}</p>`).join('');

const correct = (values: readonly string[]): string =>
  `<correctResponse>${values.map((value) => `<value>${escapeXml(value)}</value>`).join('')}</correctResponse>`;
const declare = (
  baseType: string,
  inner = '',
  { id = 'RESPONSE', cardinality = 'single' } = {},
): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}">${inner}</responseDeclaration>`;
const value = (type: string, text: string | number): string =>
  `<baseValue baseType="${type}">${text}</baseValue>`;
const variable = (id: string): string => `<variable identifier="${id}"/>`;
const setScore = (expression: string): string =>
  `<setOutcomeValue identifier="SCORE">${expression}</setOutcomeValue>`;
const when = (test: string, rules: string): string =>
  `<responseCondition><responseIf>${test}${rules}</responseIf></responseCondition>`;
/** Sets the full points by a condition, because the standard templates give one point. */
const scored = (test: string, points: number): string =>
  when(test, setScore(value('float', decimal(points))));
const adding = (expression: string): string =>
  setScore(`<sum>${variable('SCORE')}${expression}</sum>`);
const mapResponse = (id: string): string => `<mapResponse identifier="${id}"/>`;
/** The whole points at once, because some players round each share that is added; otherwise the shares. */
const shares = (test: string, whole: string, each: readonly string[]): string =>
  `<responseCondition><responseIf>${test}${whole}</responseIf><responseElse>${each.join('')}</responseElse></responseCondition>`;
/** Players lose the whole question when they compare nothing with something. */
const answered = (id: string): string => `<not><isNull>${variable(id)}</isNull></not>`;
const MATCH = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
const entry = (length: number): string =>
  `<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="${length}"/></p>`;

interface Choice {
  readonly id: string;
  readonly markup: string;
}
const simpleChoices = (options: readonly Choice[]): string =>
  options
    .map(({ id, markup }) => `<simpleChoice identifier="${id}">${markup}</simpleChoice>`)
    .join('');
const choices = (options: readonly Choice[], isShuffled: boolean): string =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="${isShuffled}" maxChoices="1">${simpleChoices(options)}</choiceInteraction>`;

/** The points of each right value. */
const mapped = (values: readonly string[], points: number, more = ''): string =>
  `<mapping defaultValue="0">${values
    .map((key) => `<mapEntry mapKey="${escapeXml(key)}" mappedValue="${decimal(points)}"${more}/>`)
    .join('')}</mapping>`;
/** Right texts in any letter case, also with the space that telephones add; some players compare it, too. */
const mappedTexts = (texts: readonly string[], points: number): string =>
  mapped(
    texts.flatMap((text) => [text, `${text} `, ` ${text}`, ` ${text} `]),
    points,
    ' caseSensitive="false"',
  );

/** Whether a response is a number near one of these; what is no number does not equal itself. */
function isNear(answers: readonly number[], tolerance: number): string {
  const response = variable('RESPONSE');
  const ranges = answers.map((answer) => {
    const [least, most] = limitsOf(answer, tolerance);
    return `<and><gte>${response}${value('float', least)}</gte><lte>${response}${value('float', most)}</lte></and>`;
  });
  const inRange = ranges.length > 1 ? `<or>${ranges.join('')}</or>` : ranges.join('');
  return `<and>${answered('RESPONSE')}<equal toleranceMode="exact">${response}${response}</equal>${inRange}</and>`;
}

interface Interaction {
  readonly declaration: string;
  readonly body: string;
  readonly processing: string;
}

function interaction(answering: Answering, points: number, truth: Quiz['truth']): Interaction {
  switch (answering.kind) {
    case 'choice': {
      const options = answering.options.map(({ id, text }) => ({ id, markup: inline(text) }));
      const right = answering.options.flatMap(({ id, isRight }) => (isRight ? [id] : []));
      return {
        declaration: declare('identifier', correct(right)),
        body: choices(options, true),
        processing: scored(MATCH, points),
      };
    }
    case 'truth': {
      const options = truth.map((word, index) => ({
        id: index === 0 ? 'true' : 'false',
        markup: escapeXml(word),
      }));
      return {
        declaration: declare('identifier', correct([String(answering.answer)])),
        body: choices(options, false),
        processing: scored(MATCH, points),
      };
    }
    case 'short': {
      // Several right answers need a mapping instead of several correct values.
      const mapping = mappedTexts(answering.answers, points);
      return {
        declaration: declare('string', correct(answering.answers.slice(0, 1)) + mapping),
        body: entry(20),
        processing: when(answered('RESPONSE'), setScore(mapResponse('RESPONSE'))),
      };
    }
    case 'number': {
      const { answers, tolerance } = answering;
      return {
        declaration: declare('float', correct(answers.slice(0, 1).map(String))),
        body: entry(10),
        processing: scored(isNear(answers, tolerance), points),
      };
    }
    case 'cloze': {
      const { text, gaps } = answering;
      const each = points / gaps.length;
      const ids = gaps.map((_, index) => `RESPONSE${index + 1}`);
      const idOf = (index: number): string => ids[index] ?? '';
      return {
        declaration: gaps
          .map(({ answers }, index) =>
            declare('string', correct(answers.slice(0, 1)) + mappedTexts(answers, each), {
              id: idOf(index),
            }),
          )
          .join(''),
        body: fillGaps(
          paragraphs([text]),
          gaps,
          (_, index) =>
            `<textEntryInteraction responseIdentifier="${idOf(index)}" expectedLength="20"/>`,
        ),
        processing: shares(
          `<and>${ids.map(answered).join('')}</and>`,
          setScore(`<sum>${ids.map(mapResponse).join('')}</sum>`),
          ids.map((id) => when(answered(id), adding(mapResponse(id)))),
        ),
      };
    }
    case 'matching': {
      const { pairs } = answering;
      const right = pairs.map((_, index) => `left-${index + 1} right-${index + 1}`);
      const set = (side: 'left' | 'right'): string =>
        `<simpleMatchSet>${pairs
          .map(
            (pair, index) =>
              `<simpleAssociableChoice identifier="${side}-${index + 1}" matchMax="1">${inline(pair[side])}</simpleAssociableChoice>`,
          )
          .join('')}</simpleMatchSet>`;
      return {
        declaration: declare(
          'directedPair',
          correct(right) + mapped(right, points / pairs.length),
          { cardinality: 'multiple' },
        ),
        body: `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="${pairs.length}">${set('left')}${set('right')}</matchInteraction>`,
        processing: when(answered('RESPONSE'), setScore(mapResponse('RESPONSE'))),
      };
    }
    case 'order': {
      const items = answering.items.map((text, index) => ({
        id: `item-${index + 1}`,
        markup: inline(text),
      }));
      const ids = items.map(({ id }) => id);
      return {
        declaration: declare('identifier', correct(ids), { cardinality: 'ordered' }),
        body: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${simpleChoices(items)}</orderInteraction>`,
        // Each text in its place earns its share, as in systems that match texts with places.
        processing: when(
          answered('RESPONSE'),
          shares(
            MATCH,
            setScore(value('float', decimal(points))),
            ids.map((id, index) => {
              const there = `<index n="${index + 1}">${variable('RESPONSE')}</index>`;
              const share = value('float', decimal(points / ids.length));
              return when(`<match>${there}${value('identifier', id)}</match>`, adding(share));
            }),
          ),
        ),
      };
    }
    case 'essay':
      return {
        declaration: declare('string'),
        body: '<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="15"/>',
        processing: '',
      };
  }
}

/** The rubric for the person who marks an essay, and the feedback for other questions. */
function notes({ answering, feedback }: QuizItem): { rubric: string; feedback: string } {
  const guidance = answering.kind === 'essay' ? answering.guidance : [];
  const texts = explanation(feedback, answering);
  return {
    rubric:
      guidance.length === 0
        ? ''
        : `<rubricBlock view="scorer">${paragraphs(guidance)}</rubricBlock>`,
    feedback:
      texts.length > 0
        ? `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="why" showHide="show">${paragraphs(texts)}</modalFeedback>`
        : '',
  };
}

function item(each: QuizItem, { language, truth }: Quiz): string {
  const { id, title, text, points, answering } = each;
  const figure = figureMarkup(each, language, {
    address: (name) => name,
    inline,
    isStyled: false,
  });
  const { declaration, body, processing: rules } = interaction(answering, points, truth);
  const { rubric, feedback } = notes(each);
  const outcomes =
    `<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="${points}"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>` +
    (feedback
      ? '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"><defaultValue><value>none</value></defaultValue></outcomeDeclaration>'
      : '');
  // The default shows nothing: the explanation follows the answer. Without a default TAO's player fails.
  const tell = feedback
    ? `<setOutcomeValue identifier="FEEDBACK">${value('identifier', 'why')}</setOutcomeValue>`
    : '';
  const processing =
    rules || tell ? `<responseProcessing>${rules}${tell}</responseProcessing>` : '';
  return `${HEAD}<assessmentItem xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd" identifier="${id}" title="${escapeXml(title)}" adaptive="false" timeDependent="false" xml:lang="${language}">${declaration}${outcomes}<itemBody>${rubric}${paragraphs(text)}${figure}${body}</itemBody>${processing}${feedback}</assessmentItem>\n`;
}

function assessmentTest({ title, items }: Quiz): string {
  const refs = items.map(
    ({ id }) => `<assessmentItemRef identifier="ref-${id}" href="items/${id}.xml"/>`,
  );
  return `${HEAD}<assessmentTest xmlns="${NAMESPACE}" identifier="daftar-test" title="${escapeXml(title)}"><testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous"><assessmentSection identifier="section" title="${escapeXml(title)}" visible="true">${refs.join('')}</assessmentSection></testPart></assessmentTest>\n`;
}

export function qti21(quiz: Quiz): Record<string, string> {
  const items = quiz.items.map((each) => [`items/${each.id}.xml`, item(each, quiz)] as const);
  const pictures = picturesOf(quiz, 'items');
  const resources = quiz.items.map(({ id }) => ({
    id: `resource-${id}`,
    type: 'imsqti_item_xmlv2p1',
    href: `items/${id}.xml`,
    needs: pictures.flatMap((picture) => (picture.item === id ? [picture.id] : [])),
  }));
  const test = {
    id: 'resource-test',
    type: 'imsqti_test_xmlv2p1',
    href: 'test.xml',
    needs: resources.map(({ id }) => id),
  };
  return {
    'imsmanifest.xml': manifest('QTIv2.1 Package', '1.0.0', [test, ...resources, ...pictures]),
    'test.xml': assessmentTest(quiz),
    ...Object.fromEntries(items),
    ...Object.fromEntries(pictures.map(({ href, svg }) => [href, svg])),
  };
}
