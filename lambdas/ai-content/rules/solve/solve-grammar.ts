import { foldText } from '#shared/text/fold-text.ts';
import { englishSubjects, englishVerbs } from '../language/english-verbs.ts';
import {
  conjugateFrench,
  frenchSubjects,
  frenchTenseList,
  frenchTenseNames,
  frenchVerbs,
} from '../language/french-verbs.ts';
import { subjects } from '../language/arabic-verbs.ts';
import type { Solution, Unsolved } from './solve-arithmetic.ts';

/** All forms of a sound verb; another verb's letters replace its letters. */
const PATTERN: Readonly<Record<string, readonly [past: string, present: string, jussive: string]>> =
  {
    انا: ['كتبت', 'أ+', 'لم أ+'],
    نحن: ['كتبنا', 'ن+', 'لم ن+'],
    انت: ['كتبت', 'ت+', 'لم ت+'],
    انتما: ['كتبتما', 'ت+ان', 'لم ت+ا'],
    انتم: ['كتبتم', 'ت+ون', 'لم ت+وا'],
    انتن: ['كتبتن', 'ت+ن', 'لم ت+ن'],
    هو: ['كتب', 'ي+', 'لم ي+'],
    هي: ['كتبت', 'ت+', 'لم ت+'],
    'هما للمذكر': ['كتبا', 'ي+ان', 'لم ي+ا'],
    'هما للمونث': ['كتبتا', 'ت+ان', 'لم ت+ا'],
    هم: ['كتبوا', 'ي+ون', 'لم ي+وا'],
    هن: ['كتبن', 'ي+ن', 'لم ي+ن'],
  };

function arabicForm(stem: string): string | undefined {
  const verb = /الفعل «(\p{L}+)»/u.exec(stem)?.[1];
  if (verb === undefined) return undefined;
  const subject = subjects.find(([name]) => stem.includes(`«${name} `));
  const named = /الضمير «([^»]+)»/u.exec(stem)?.[1] ?? subject?.[1];
  if (named === undefined) return undefined;
  // Only «أنتِ» has an ending in the present.
  const isFeminine = named === 'أنتِ';
  const forms = PATTERN[foldText(named)];
  if (!forms) return undefined;
  const [past, present, jussive] = forms;
  // Verbs with an initial alif lose it after the prefix of the present.
  const inner = verb.startsWith('ا') ? verb.slice(1) : verb;
  if (stem.includes('الماضي')) return past.replace('كتب', verb);
  if (stem.includes('المجزوم')) return jussive.replace('+', inner) + (isFeminine ? 'ي' : '');
  return present.replace('+', inner) + (isFeminine ? 'ين' : '');
}

function englishForm(stem: string): string | undefined {
  const [, base, tense] =
    /verb “(\w+)” in the (present simple|past simple|present continuous|future simple|present perfect)/.exec(
      stem,
    ) ?? [];
  const forms = englishVerbs.find(([each]) => each === base);
  const subject = englishSubjects.find(([name]) => stem.includes(`“${name} `));
  if (!forms || !subject || base === undefined) return undefined;
  const [, third, past, participle, ing] = forms;
  const single = subject[3] === 'third';
  switch (tense) {
    case 'present simple':
      return single ? third : base;
    case 'past simple':
      return past;
    case 'present continuous':
      return `${single ? 'is' : 'are'} ${ing}`;
    case 'future simple':
      return `will ${base}`;
    default:
      return `${single ? 'has' : 'have'} ${stem.includes('“just”') ? 'just' : 'already'} ${participle}`;
  }
}

function frenchForm(spaced: string): string | undefined {
  const stem = spaced.replaceAll('\u00a0', ' ');
  const infinitive = /verbe « (\p{L}+) »/u.exec(stem)?.[1];
  const verb = frenchVerbs.find((each) => each.infinitive === infinitive);
  const tense = frenchTenseList.find((each) => stem.includes(frenchTenseNames[each]));
  const subject = frenchSubjects.find(([name]) => stem.includes(`« ${name} `));
  if (!verb || !tense || !subject) return undefined;
  const [, person, agreement = ''] = subject;
  return conjugateFrench(verb, tense, person, agreement);
}

const isForm = (option: string, form: string): boolean => foldText(option) === foldText(form);

/** The asked form of a verb; `undefined` if no form is asked for. */
export function solveGrammar({ kind, stem, options = [] }: Unsolved): Solution | undefined {
  const form = arabicForm(stem) ?? englishForm(stem) ?? frenchForm(stem);
  if (form === undefined) return undefined;
  if (kind === 'short') return { answer: form, confidence: 0.9 };
  if (kind === 'truth') {
    const claimed = /هو «([^»]+)»/u.exec(stem)?.[1];
    return claimed === undefined
      ? undefined
      : { answer: String(isForm(claimed, form)), confidence: 0.9 };
  }
  const found = options.find((option) => isForm(option, form));
  return found === undefined ? undefined : { answer: found, confidence: 0.9 };
}
