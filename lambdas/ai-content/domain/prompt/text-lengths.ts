import { figureLimits } from '#shared/model/figure.ts';
import { limits } from '#shared/model/limits.ts';

/*
 * Characters of texts, by the name of their field: more than a good answer has. A small model that repeats itself fills
 * each text to its limit, and has to come to the end of its answer.
 */

/** Texts that may end with an earlier sentence. */
const explaining: Readonly<Record<string, number>> = {
  outcome: 300,
  meaning: 250,
  misconception: 250,
  response: 300,
  teacher: 500,
  pupils: 400,
  assessment: 300,
  reason: 300,
  mistake: 150,
  trace: 1_000,
  support: 400,
  extension: 400,
  homework: 400,
  instructions: 400,
  notes: 250,
};

/** Texts that say something else, or nothing, without their end. */
const whole: Readonly<Record<string, number>> = {
  title: 120,
  goals: 300,
  prerequisites: 150,
  materials: 120,
  term: 60,
  passage: 400,
  stem: 500,
  options: 150,
  key: 150,
  option: 150,
  question: 200,
  answer: 600,
  variants: 150,
  left: 150,
  right: 150,
  items: 150,
  statement: 1_000,
  steps: 300,
  hint: 150,
  situation: 1_200,
  criteria: 200,
  criterion: 150,
  levels: 150,
  working: 200,
  label: figureLimits.label,
  unit: figureLimits.label,
  rows: figureLimits.cell,
  points: figureLimits.label,
  corners: figureLimits.label,
  sideLabels: figureLimits.label,
  angleLabels: figureLimits.label,
  name: limits.textLength,
  id: limits.textLength,
};

/** Of a gap text, of what an answer must contain. */
const OTHER = 400;

/** The most characters of a text, for servers that hold a model to them. */
export const lengthOf = (field: string): number => explaining[field] ?? whole[field] ?? OTHER;

/** An answer loses its outer spaces, and the space that a break is. */
const NEARLY = 2;
/** A text that ends like one, or with a calculation. */
const ENDED = /[.!?؟…:»”"')\]}$%]\s*$/u;

/** Whether a text fills its field to the last character and does not end like a text, so that a server has cut it. */
export function isCut(field: string, text: string): boolean {
  const most = lengthOf(field);
  if (text.length < most - NEARLY || text.length > 2 * most || ENDED.test(text)) return false;
  const { length } = [...text];
  return length >= most - NEARLY && length <= most;
}

const SENTENCES = /^[^]*[.!?؟…](?=\s+[\p{Lu}\p{Lo}\d«"“])/u;

/** A text up to its last whole sentence if it was cut and says enough so; otherwise the same. */
export function endCut(field: string, text: string): string {
  if (!Object.hasOwn(explaining, field) || !isCut(field, text)) return text;
  const [ended = ''] = SENTENCES.exec(text) ?? [];
  return ended.length * 3 > text.length ? ended : text;
}
