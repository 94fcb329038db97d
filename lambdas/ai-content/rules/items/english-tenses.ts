import { englishSubjects, englishVerbs } from '../language/english-verbs.ts';
import { formOf, type Asked, type Family, type Form } from './item.ts';

type Tense = 'present' | 'past' | 'continuous' | 'future' | 'perfect';

const tenses: Readonly<
  Record<Tense, { readonly times: readonly string[]; readonly name: string; readonly rule: string }>
> = {
  present: {
    times: ['every day', 'every week', 'on Mondays'],
    name: 'present simple',
    rule: 'What happens regularly stands in the present simple; with he, she or it the verb takes -s.',
  },
  past: {
    times: ['yesterday', 'last week', 'two days ago'],
    name: 'past simple',
    rule: 'A finished time in the past calls for the past simple.',
  },
  continuous: {
    times: ['right now', 'at the moment'],
    name: 'present continuous',
    rule: 'What is happening now stands in the present continuous: am, is or are and the -ing form.',
  },
  future: {
    times: ['tomorrow', 'next week', 'next month'],
    name: 'future simple',
    rule: 'What comes later stands in the future simple: will and the base form.',
  },
  perfect: {
    times: ['already', 'just'],
    name: 'present perfect',
    rule: 'With already or just comes the present perfect: has or have and the past participle.',
  },
};

const tenseItem =
  (choices: readonly Tense[]) =>
  ({ random, difficulty }: Asked): Form => {
    const tense = random.pick(choices);
    const regular = difficulty === 1 ? englishVerbs.slice(0, 8) : englishVerbs;
    const [base, third, past, participle, ing, rest] = random.pick(regular);
    const [subject, be, have, person] = random.pick(englishSubjects);
    const time = random.pick(tenses[tense].times);
    const adverb = time === 'just' ? 'just' : 'already';
    const present = person === 'third' ? third : base;
    const forms: Readonly<Record<Tense, string>> = {
      present,
      past,
      continuous: `${be} ${ing}`,
      future: `will ${base}`,
      perfect: `${have} ${adverb} ${participle}`,
    };
    const key = forms[tense];
    const ending = tense === 'perfect' ? '' : ` ${time}`;
    const sentence = (verb: string) => `${subject} ${verb} ${rest}${ending}.`;
    const other = person === 'third' ? base : third;
    const near =
      tense === 'perfect'
        ? [
            `${have === 'has' ? 'have' : 'has'} ${adverb} ${participle}`,
            `${have} ${adverb} ${ing}`,
            `${have} ${adverb} ${past === participle ? base : past}`,
          ]
        : [other, `${be === 'is' ? 'are' : 'is'} ${ing}`, `will ${past}`];
    const wrong = [
      ...near,
      ...Object.entries(forms).flatMap(([name, verb]) => (name === tense ? [] : [verb])),
    ];
    return {
      question: `Which form of the verb “${base}” in the ${tenses[tense].name}${tense === 'perfect' ? `, with “${time}”,` : ''} completes the sentence: “${sentence('______')}”?`,
      claim: (shown) => `This sentence is right: “${sentence(shown)}”`,
      answer: {
        kind: 'text',
        text: key,
        others: [...new Set(wrong)].filter((each) => each !== key),
        variants: [],
      },
      steps: [tenses[tense].rule, `So: “${sentence(key)}”`],
      hint: `Look for who does it, and when it happens${ending === '' ? '' : `: “${time}”`}.`,
    };
  };

const family = (id: string, names: RegExp, choices: readonly Tense[]): Family => ({
  id,
  languages: ['en'],
  names,
  make: (asked) =>
    formOf(asked, { 1: [tenseItem(choices)], 2: [tenseItem(choices)], 3: [tenseItem(choices)] }),
});

export const englishTenses: readonly Family[] = [
  family('tense-perfect', /present perfect/, ['perfect']),
  family('tense-continuous', /(present )?(continuous|progressive)/, ['continuous']),
  family('tense-past', /(past simple|simple past|past tense|irregular verbs)/, ['past']),
  family('tense-present', /(present simple|simple present|present tense)/, ['present']),
  family('tense-future', /(future simple|simple future|future tense|future with will)/, ['future']),
  family('tenses', /\btenses?\b|verb forms|conjugat/, [
    'present',
    'past',
    'continuous',
    'future',
    'perfect',
  ]),
];
