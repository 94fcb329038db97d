import { foldedWords } from '../text/fold-text.ts';

/** Cells that hold a label and nothing else; folded, without articles. */
const LABELS = new Set(
  [
    'فوج تربوي|فوج|قسم|classe|class|groupe|group',
    'ماده|ماده دراسيه|matiere|discipline|subject',
    'مستوي|مستوي دراسي|سنه|صف|niveau|level|grade|year',
    'دوره|فصل|ثلاثي|فصل دراسي|trimestre|semestre|term|semester',
    'سنه دراسيه|موسم دراسي|عام دراسي|annee scolaire|school year|academic year',
    'موسسه|موسسه تعليميه|اسم موسسه|etablissement|etablissement scolaire|school|school name',
    'استاذ|استاذه|معلم|معلمه|professeur|enseignant|enseignante|teacher|معامل|coefficient|تاريخ|date',
  ].flatMap((phrases) => phrases.split('|')),
);

const isLabel = (text: string): boolean => LABELS.has(foldedWords(text).join(' '));
const joined = (label: string, value: string): string =>
  `${label.replace(/\s*[:：]\s*$/u, '')} : ${value}`;

/**
 * The texts of a row above a list, each label with the value beside it: `القسم` and `1م1` become `القسم : 1م1`. A row that
 * ends with a label, and does not begin with one, has its values before the labels: it was written from right to left.
 */
export function withLabels(texts: readonly string[]): string[] {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  const isBackward = texts.length > 1 && isLabel(last) && !isLabel(first);
  const ordered = isBackward ? texts.toReversed() : texts;
  const read: string[] = [];
  for (let at = 0; at < ordered.length; at += 1) {
    const [text = '', next] = ordered.slice(at, at + 2);
    const hasValue = isLabel(text) && next !== undefined && !isLabel(next) && !/[:：]/u.test(next);
    read.push(hasValue ? joined(text, next) : text);
    if (hasValue) at += 1;
  }
  return isBackward ? read.toReversed() : read;
}
