import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { containsWords, likeness } from '../questions/likeness.ts';
import type { Solution, Unsolved } from './solve-arithmetic.ts';

const BLANK = /_{3,}|\.{4,}|…{2,}/;
const SURE = 0.95;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const sentencesIn = (source: string, language: DraftLanguage): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(source)]
    .flatMap(({ segment }) => segment.split(/[؛;\n]/))
    .map(tidy)
    .filter((sentence) => sentence !== '');

/** The quoted part of a stem, or else the whole stem. */
const quotedIn = (stem: string): string => (/[«“](.+)[»”]/su.exec(stem)?.[1] ?? stem).trim();

/** The source's text for a stem's blank: the shortest one between the words around it. */
function fill(stem: string, source: string): string | undefined {
  const [before = '', after = ''] = quotedIn(stem).split(BLANK);
  const [head, rest] = [before.trimStart(), after.replace(/[.،,\s]+$/, '')];
  const text = tidy(source);
  // For a blank at the beginning, the words of the sentence before the rest.
  if (head === '') {
    const end = rest === '' ? -1 : text.indexOf(rest);
    return end < 0
      ? undefined
      : text
          .slice(0, end)
          .split(/[.؛!؟]\s/)
          .at(-1)
          ?.trim();
  }
  const found: string[] = [];
  for (let at = text.indexOf(head); at >= 0; at = text.indexOf(head, at + 1)) {
    const from = at + head.length;
    const length =
      rest === ''
        ? text.slice(from).search(/[؛!؟]|[.،](?=\s|$)|$/)
        : text.slice(from).indexOf(rest);
    const middle = text.slice(from, from + length).trim();
    if (length >= 0 && middle.length <= 60) found.push(middle);
  }
  return found.toSorted((a, b) => a.length - b.length)[0];
}

const closest = (text: string, sentences: readonly string[]): { sentence: string; near: number } =>
  sentences
    .map((sentence) => ({ sentence, near: likeness(text, sentence) }))
    .reduce((best, each) => (each.near > best.near ? each : best), { sentence: '', near: 0 });

const judge = (stem: string, source: string, sentences: readonly string[]): Solution => {
  const text = quotedIn(stem);
  if (foldText(source).includes(foldText(text))) return { answer: 'true', confidence: SURE };
  const { near } = closest(text, sentences);
  return { answer: 'false', confidence: near > 0.6 ? 0.9 : 0.3 };
};

/** The sentence that answers best: it contains the quotation, or has the most words of the question. */
const answering = (stem: string, sentences: readonly string[]): string => {
  const quoted = quotedIn(stem);
  const exact = sentences.find((sentence) => quoted !== stem && containsWords(sentence, quoted));
  return exact ?? closest(stem, sentences).sentence;
};

function chooseFrom(
  options: readonly string[],
  stem: string,
  source: string,
  sentences: readonly string[],
): Solution {
  if (BLANK.test(stem)) {
    const missing = foldText(fill(stem, source) ?? '');
    const found = options.find((option) => foldText(option) === missing);
    if (found !== undefined) return { answer: found, confidence: SURE };
  }
  const sentence = answering(stem, sentences);
  const inside = options.filter(
    (option) =>
      containsWords(sentence, option) || containsWords(sentence, option.replace(/^ال/, '')),
  );
  const sure = inside.length === 1 && inside[0] !== undefined;
  return { answer: (sure ? inside[0] : options[0]) ?? '', confidence: sure ? 0.9 : 0.2 };
}

function say(stem: string, source: string, sentences: readonly string[]): Solution {
  if (BLANK.test(stem)) {
    const missing = fill(stem, source);
    return missing === undefined
      ? { answer: '', confidence: 0.1 }
      : { answer: missing, confidence: SURE };
  }
  const sentence = answering(stem, sentences);
  if (/سنه|\byear\b|\bannee\b/.test(foldText(stem))) {
    const year = /[12]\d{3}/.exec(sentence)?.[0];
    if (year !== undefined) return { answer: year, confidence: 0.9 };
  }
  if (/^كم |^how (many|much)|^combien/i.test(stem)) {
    const amount = /\d[\d\s.,٫]*\d|\d/.exec(sentence);
    if (amount)
      return { answer: sentence.slice(amount.index).replace(/[.،,]$/, ''), confidence: 0.9 };
  }
  const quoted = quotedIn(stem);
  const at = sentence.indexOf(quoted);
  const term = at > 0 ? sentence.slice(0, at).trim() : '';
  const named = term
    .replace(
      / (?:هو|هي|هم|عبارة عن|بأنها?|is|are|means|is defined as|are defined as|est|sont|désigne|désignent)$/,
      '',
    )
    .replace(/^(?:(?:An?|The|Une?|Les?|La|On appelle|يعرف|تعرف|يُعرّف|تُعرّف|يُعرف|تُعرف) |L[’'])/i, '');
  return named === '' ? { answer: '', confidence: 0.1 } : { answer: named, confidence: 0.9 };
}

/** Looks up the answer in the source text; the confidence is low if it is not clearly there. */
export function solveFromText(
  { kind, stem, options = [] }: Unsolved,
  source: string,
  language: DraftLanguage,
): Solution {
  const sentences = sentencesIn(source, language);
  if (kind === 'truth') return judge(stem, source, sentences);
  return kind === 'choice'
    ? chooseFrom(options, stem, source, sentences)
    : say(stem, source, sentences);
}
