import { checksOf, type Draft } from '#shared/model/draft.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { questionKinds } from '#shared/model/question.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { answerKinds } from '../questions/question-kinds.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { sessionsOf } from '#shared/draft/sessions.ts';
import { contentWords, removeFormulas } from '#shared/draft/words.ts';
import { latinLanguage } from '#shared/text/latin-language.ts';
import { draftTexts } from './draft-texts.ts';
import type { RequestedDraft } from './requested-draft.ts';

/** A shorter draft may be calculations, which name no topic. */
const FEWEST_WORDS = 20;

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** What inflection leaves of a word: consonants in Arabic (كسور, كسر), the beginning in Latin letters. */
const rootOf = (word: string): string =>
  isArabic(word)
    ? word.replace(/^(?:[وفبكل]?ال|لل)(?=..)/u, '').replace(/(?<=.)[اويه](?=.)|[هةيات]$/gu, '')
    : word.slice(0, Math.max(4, word.length - 3));

const rootsOf = (text: string): string[] => [
  ...new Set(
    contentWords(removeFormulas(text))
      .filter((word) => /\p{L}{3}/u.test(word))
      .map(rootOf)
      .filter((root) => root.length > 1),
  ),
];

const aboutOf = ({ request }: RequestedDraft): string =>
  [request.topic, request.subject, request.baseText].join('\n');

/** Whether the words of a topic can be looked for in a draft: both are in one language, as far as is known. */
function isInLanguage(text: string, { language }: RequestedDraft): boolean {
  if (isArabic(text) !== (language === 'ar')) return false;
  if (language === 'ar') return true;
  const found = latinLanguage(text);
  return found === undefined ? language === 'fr' || !/[à-ÿœ]/iu.test(text) : found === language;
}

/** Whether two texts have a word in common, in any inflection; true if one has none to compare. */
function shareWord(text: string, about: string): boolean {
  const wanted = rootsOf(about);
  const isAlike = (root: string, one: string): boolean =>
    root.startsWith(one) || one.startsWith(root) || (isArabic(one) && root.includes(one));
  return (
    wanted.length === 0 || rootsOf(text).some((root) => wanted.some((one) => isAlike(root, one)))
  );
}

/** Whether a draft or a part of one has no word of a text. */
function isStray(part: object, about: string): boolean {
  const text = draftTexts(part)
    .map((place) => place.text)
    .join('\n');
  const isLong = contentWords(removeFormulas(text)).length >= FEWEST_WORDS;
  return isLong && !shareWord(text, about);
}

/** The sessions and the end of a lesson, which may also be about its keywords. */
function strayParts(draft: Draft, asked: RequestedDraft): string[] {
  if (draft.type !== 'LESSON_PLAN') return [];
  const { title, keywords, phases, exit = [], trace = '' } = draft;
  const about = [aboutOf(asked), title, ...keywords.map(({ term }) => term)].join('\n');
  const parts = [
    ...sessionsOf(phases).map((session) => ({
      path: `phases.${session.from}`,
      of: session.phases,
    })),
    { path: 'exit', of: { exit, trace } },
  ];
  return parts.flatMap(({ path, of }) => (isStray(of, about) ? [path] : []));
}

function aboutFaults(draft: Draft, asked: RequestedDraft): Fault[] {
  const { translationOf, topic } = asked.request;
  if (translationOf !== undefined || !isInLanguage(topic, asked)) return [];
  const places = isStray(draft, aboutOf(asked)) ? ['topic'] : strayParts(draft, asked);
  return places.map((path) => ({ rule: 'off-topic', path, params: { topic } }));
}

/** What a question asks about; several gap-fills, matchings and orders have the same stem. */
const askedIn = (question: object): string => {
  const fields: Readonly<Record<string, unknown>> = { ...question };
  const texts = JSON.stringify(
    fields['text'] ?? fields['items'] ?? fields['pairs'] ?? fields['stem'],
  );
  // Pairs of a draft have ids.
  return foldText(texts.replace(/"(?:id":"[^"]*"|left"|right")/g, ''));
};

const examples = new Set(
  questionKinds.flatMap((kind) =>
    draftLanguages.flatMap((language) => answerKinds[kind].examples(language).map(askedIn)),
  ),
);

/** Questions that are the examples of the instructions, unless they fit the topic or the other questions. */
function exampleFaults(draft: Draft, asked: RequestedDraft): Fault[] {
  if (draft.type === 'EXERCISE') return [];
  const questions =
    draft.type === 'TEST'
      ? draft.questions.map((question, index) => ({ question, path: `questions.${index}` }))
      : checksOf(draft).map(({ check, path }) => ({ question: check, path }));
  const own = questions.filter(({ question }) => !examples.has(askedIn(question)));
  const about = [aboutOf(asked), draft.title, JSON.stringify(own)].join('\n');
  return questions.flatMap(({ question, path }) =>
    faultIf(
      examples.has(askedIn(question)) && !shareWord(`${question.stem} ${askedIn(question)}`, about),
      'example-copied',
      path,
    ),
  );
}

/** Whether a model's draft is about what was asked for: a word of topic, subject or source, and no copied example. */
export const topicFaults = (draft: Draft, asked: RequestedDraft): Fault[] =>
  draft.drafter === 'model' ? [...aboutFaults(draft, asked), ...exampleFaults(draft, asked)] : [];
