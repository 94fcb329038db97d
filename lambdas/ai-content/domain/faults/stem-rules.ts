import type { Question } from '#shared/model/question.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { holdsPhrase } from '#shared/draft/words.ts';

/** A stem may include a short text to read. */
const LONGEST_STEM = 600;
const LONGEST_ANSWER = 8;

/** A question mark, a colon, an equation to complete, or a blank. */
const ASKS = /[?؟:=]|[._…]{2,}|…|\[\s*\]/u;
/** Verbs at the beginning that tell a pupil what to do, in all languages; folded. */
const TELLS = new Set(
  (
    'choose complete calculate compute find work solve select pick identify name simplify write fill give match put ' +
    'circle mark list define explain convert draw sum justify discuss read look listen order rewrite state describe compare use say tell ' +
    'choisis choisir complete completez calcule calculez trouve trouvez resous ecris ecrivez donne donnez relie reliez coche cochez range rangez entoure souligne explique expliquez definis decris compare comparez nomme cite citez justifie transforme conjugue classe remets lis observe reponds accorde mets remplace recopie dessine releve resume raconte imagine redige identifie indique precise montre demontre verifie analyse discute construis trace place forme repere retrouve ' +
    'اختر اختاري اكمل اكملي احسب اوجد جد عين حدد ضع رتب صنف اربط بسط حل استخرج سم اذكر علل اشرح عرف قارن صل املا ' +
    'انجز حول ارسم لخص اعط برر ناقش وضح اكتب اقرا لاحظ استنتج بين برهن اعرب صغ انسب قرب اختزل شكل'
  ).split(' '),
);

/** Whether a stem says what the pupil has to do. */
const says = (stem: string): boolean =>
  ASKS.test(stem) || TELLS.has(foldText(stem).split(' ')[0] ?? '');

/** Questions that ask for a choice and contain a negation before the first colon, comma or quotation. */
const DENIES = new RegExp(
  '^(?:which|who|what)(?: one)?(?: of (?:the|these|those)(?: following)?)?(?: \\w+)? (?:is|are|was|were|does|do|did|has|have|can) (?:not|never)\\b|' +
    '^(?:which|all|what)\\b.*\\bexcept\\b|' +
    '^(?:lequel|laquelle|lesquels|lesquelles|quel|quelle|quels|quelles|qui|que|qu)\\b.* (?:ne|n) (?:\\S+ ){1,3}(?:pas|jamais|aucun|aucune)\\b|^(?:quel|quelle|lequel|laquelle|tous|toutes)\\b.* sauf\\b|' +
    '^(?:اي|ايه|ايهما|ما|من|ماذا)(?= ).* (?:ليس|ليست|ليسوا|ما عدا|ماعدا|باستثناء)(?= |$)|' +
    '^(?:كل|جميع)(?= ).* (?:الا|ما عدا|ماعدا|عدا|باستثناء)(?= |$)',
);
/** In grammar questions, negation and exception may be the subject itself. */
const OF_GRAMMAR =
  /اعراب|خبر|اسم ليس|اخوات|جمله|نفي|منفي|استثناء|معني|negative|negation|sentence|phrase|forme/;

/** Negations in capitals are fine, because pupils notice them like bold type. */
const asksForWhatIsNot = (stem: string): boolean => {
  const asked = (/^[^:«"“”،,;؛]*/.exec(stem)?.[0] ?? '').replace(/\b(?:NOT|EXCEPT)\b/g, '');
  const folded = foldText(asked);
  return DENIES.test(folded) && !OF_GRAMMAR.test(foldText(stem));
};

const DENIES_TWICE =
  /\b(?:not|never|no|cannot|isn t|doesn t|don t)\b(?: \S+){0,4} (?:not|never|no|nothing|nobody|without)\b|\b(?:pas|jamais|aucune?)\b(?: \S+){0,4} (?:sans|pas|jamais|aucune?|rien)\b|(?:^| )(?:ليس|ليست|ليسوا)(?: \S+){0,4} (?:لا|غير|لم|لن|بدون)(?= )/;

export function stemFaults(question: Question, path: string): Fault[] {
  const { stem, kind, reason } = question;
  const place = `${path}.stem`;
  if (stem.trim() === '') return [];
  const { answers } = traitsOf(question);
  const key = answers.length === 1 ? answers[0]?.[0] : undefined;
  const answerWords = kind === 'short' ? foldText(question.answer).split(' ').length : 0;
  return [
    ...faultIf(stem.length > LONGEST_STEM, 'stem-length', place, {
      count: stem.length,
      expected: LONGEST_STEM,
    }),
    ...faultIf(kind !== 'truth' && !says(stem), 'stem-form', place),
    ...faultIf(kind === 'truth' && /[?؟]\s*$/.test(stem), 'truth-question', place),
    ...faultIf(kind === 'choice' && asksForWhatIsNot(stem), 'negative-stem', place),
    ...faultIf(kind === 'truth' && DENIES_TWICE.test(foldText(stem)), 'double-negation', place),
    ...faultIf(answerWords > LONGEST_ANSWER, 'answer-long', `${path}.answer`, {
      count: answerWords,
      expected: LONGEST_ANSWER,
    }),
    // What earns points says why an open answer is right.
    ...faultIf(kind !== 'open' && reason.trim() === '', 'empty', `${path}.reason`, {
      field: 'reason',
    }),
    ...faultIf(
      reason.trim() !== '' && key !== undefined && foldText(reason) === foldText(key),
      'reason-repeats',
      `${path}.reason`,
      { what: 'key' },
    ),
    ...faultIf(
      kind !== 'truth' && holdsPhrase(stem, reason) && reason.length > 15,
      'reason-repeats',
      `${path}.reason`,
      { what: 'stem' },
    ),
  ];
}
