import type { Draft } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { latinLanguage } from '#shared/text/latin-language.ts';
import { languageNames } from './asked-rules.ts';
import { draftTexts, type DraftText } from './draft-texts.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { proseParts } from '#shared/draft/prose.ts';
import { repeatedPhrase } from './loop-rules.ts';
import type { RequestedDraft } from './requested-draft.ts';
import { holdsPhrase, removeFormulas } from '#shared/draft/words.ts';
import { isRefusal } from '#core/model/model-answer.ts';

/** The least share of the language's script among all letters. Short texts are not judged. */
const SHARE = { whole: 0.8, quoting: 0.5, sentence: 0.35 } as const;
const LETTERS_OF_SENTENCE = 20;
const SENTENCES = /[.!?؟…;؛]+(?=\s|$)|\n+/u;

const SCRIPTS: Readonly<Record<DraftLanguage, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  en: /\p{Script=Latin}/gu,
  fr: /\p{Script=Latin}/gu,
};
/** Removes formulas and quotations, which belong to no language. */
const unquoted = (text: string): string =>
  removeFormulas(text).replace(/«[^»]*»|"[^"\n]*"|“[^”]*”/g, ' ');
/** Removes one or two Latin letters too: units, points, unknowns. */
const prose = (text: string): string =>
  unquoted(text).replace(/(?<![\p{L}])\p{Script=Latin}{1,2}(?![\p{L}])/gu, ' ');

/** The share of a text in the language's script; undefined for a text without letters. */
function shareOf(text: string, language: DraftLanguage): number | undefined {
  const words = prose(text);
  const own = words.match(SCRIPTS[language])?.length ?? 0;
  const letters = own + (words.match(language === 'ar' ? SCRIPTS.en : SCRIPTS.ar)?.length ?? 0);
  return letters === 0 ? undefined : own / letters;
}
const lettersOf = (text: string): number => prose(text).match(/\p{L}/gu)?.length ?? 0;

/** English and French have the same letters, so their small words tell whether a text is in the other one. */
function isInOtherLatin(words: string, language: DraftLanguage, fewest: number): boolean {
  const found = latinLanguage(words, { fewest, times: 2 });
  return language !== 'ar' && found !== undefined && found !== language;
}

/** Whether a text has a sentence in another language. */
const hasForeignSentence = (text: string, language: DraftLanguage): boolean =>
  unquoted(text)
    .split(SENTENCES)
    .some(
      (sentence) =>
        lettersOf(sentence) >= LETTERS_OF_SENTENCE &&
        ((shareOf(sentence, language) ?? 1) < SHARE.sentence ||
          isInOtherLatin(sentence, language, 4)),
    );

/** Whether the lesson is about another language or a text in it, which its draft quotes often. */
function quotesAnother({ request, language }: RequestedDraft): boolean {
  const exerciseType = request.contentType === 'EXERCISE' ? request.exerciseType : '';
  return [request.topic, request.baseText ?? '', exerciseType].some(
    (text) => (shareOf(text, language) ?? 1) < 0.5,
  );
}

function faultsOfLanguage(places: readonly DraftText[], asked: RequestedDraft): Fault[] {
  const { language } = asked;
  const expected = languageNames[language];
  const whole = places.map(({ text }) => text).join('\n');
  const quoting = quotesAnother(asked);
  const share = shareOf(whole, language) ?? 1;
  if (
    share < (quoting ? SHARE.quoting : SHARE.whole) ||
    isInOtherLatin(prose(whole), language, 8)
  ) {
    return [{ rule: 'language', path: 'language', params: { expected } }];
  }
  if (quoting) return [];
  return places.flatMap(({ path, text }) =>
    faultIf(hasForeignSentence(text, language), 'mixed-language', path, { expected }),
  );
}

const PLACEHOLDER =
  /\b(?:TODO|TBD|FIXME|XXX+)\b|lorem ipsum|\{\{[^}\n]*\}\}|(?<!\[)\[\s*(?:(?:insert|your|enter|add|to be|topic|name of|ins[ée]rer|votre|à compléter|nom d[eu])\b|اكتب|أدخل|ادخل|أضف|اضف|يملأ|اسم)[^\]\n]*\]/iu;
/** A refusal in place of a text speaks of what was asked; one in a dialogue of a language lesson does not. */
const OF_REQUEST =
  /\b(?:your|this) (?:question|request|prompt)\b|\b(?:votre|vos|cette) (?:question|demande|requête)s?\b|سؤالك|طلبك|هذا (?:الطلب|السؤال)/iu;
const HTML =
  /<\/?(?:p|br|hr|b|i|u|em|strong|div|span|ul|ol|li|table|tr|td|th|a|img|h[1-6]|su[bp]|script|style|iframe|svg|task|math)(?:\s[^<>]*)?\/?>/i;
/** Lessons about the web contain markup. */
const OF_THE_WEB = /html|xml|web|ويب|وسم|تاغ/i;
const MARKDOWN = /\*\*[^*\n]+\*\*|^#{1,6} |^```|\[[^\]\n]+\]\(https?:/m;
const CONTACT = /[\w.+-]+@[\w-]+\.\w{2,}|(?<!\d)\d{14,}(?!\d)/;
const LATIN_QUESTION = /\p{Script=Arabic}[\p{M}»")\s]*\?/u;

const hasLoneDollar = (text: string): boolean =>
  proseParts(text).some(
    ({ kind, written }) => kind === 'text' && written.replaceAll('\\$', '').includes('$'),
  );

/** The teacher's own words in the form; a draft may repeat markup or addresses from them. */
const writtenIn = ({ request }: RequestedDraft): string =>
  Object.values(request)
    .filter((value) => typeof value === 'string')
    .join('\n');

/** Whether the match is in the given text, exactly or, for long matches, after folding. */
const isOf = (given: string, match: string): boolean =>
  given.includes(match) || (match.length > 20 && holdsPhrase(given, match));

function faultsOfPlace({ path, text }: DraftText, given: string): Fault[] {
  const words = removeFormulas(text);
  const found = (pattern: RegExp): string | undefined => {
    const [match] = pattern.exec(words) ?? [];
    return match !== undefined && isOf(given, match) ? undefined : match;
  };
  const holder = found(PLACEHOLDER);
  const tag = OF_THE_WEB.test(given) ? undefined : found(HTML);
  const mark = found(MARKDOWN);
  const loop = repeatedPhrase(text);
  return [
    ...faultIf(holder !== undefined, 'placeholder', path, { text: holder ?? '' }),
    ...faultIf(isRefusal(text) && found(OF_REQUEST) !== undefined, 'placeholder', path, { text }),
    ...faultIf(tag !== undefined, 'markup', path, { text: tag ?? '' }),
    ...faultIf(mark !== undefined, 'markdown', path, { text: mark ?? '' }),
    ...faultIf(loop !== undefined && !holdsPhrase(given, loop), 'repeated-words', path, {
      text: loop ?? '',
    }),
    ...faultIf(found(CONTACT) !== undefined, 'contact', path),
    ...faultIf(LATIN_QUESTION.test(words), 'latin-question-mark', path),
    ...faultIf(hasLoneDollar(text) && !given.includes('$'), 'formula-open', path),
  ];
}

/** Faults in how a draft is written: wrong language, markup, placeholders, contacts. */
export function writingFaults(draft: Draft, asked: RequestedDraft): Fault[] {
  const places = draftTexts(draft);
  const given = writtenIn(asked);
  return [
    ...faultsOfLanguage(places, asked),
    ...places.flatMap((place) => faultsOfPlace(place, given)),
  ];
}
