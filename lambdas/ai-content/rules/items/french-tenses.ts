import {
  conjugateFrench,
  frenchTenseList,
  frenchPersons,
  frenchSubjects,
  frenchTenseNames,
  frenchVerbs,
  type FrenchTense,
} from '../language/french-verbs.ts';
import { formOf, type Asked, type Family, type Form } from './item.ts';

/** Regular verbs come first, and are enough for easy questions. */
const REGULAR = 8;

const tenses: Readonly<
  Record<FrenchTense, { readonly times: readonly string[]; readonly rule: string }>
> = {
  present: {
    times: ['chaque jour', 'en ce moment'],
    rule: 'Une action qui se passe maintenant ou d’habitude se dit au présent ; la terminaison suit le sujet.',
  },
  imperfect: {
    times: ['autrefois', 'chaque été, quand nous étions petits'],
    rule: 'Une habitude du passé se dit à l’imparfait : -ais, -ait, -ions, -iez, -aient.',
  },
  future: {
    times: ['demain', 'la semaine prochaine'],
    rule: 'Une action à venir se dit au futur simple : -as, -a, -ons, -ez, -ont après le r.',
  },
  perfect: {
    times: ['hier', 'la semaine dernière'],
    rule: 'Une action terminée se dit au passé composé : l’auxiliaire au présent et le participe passé. Avec « être », le participe s’accorde avec le sujet.',
  },
};

const tenseItem =
  (choices: readonly FrenchTense[]) =>
  ({ random, difficulty }: Asked): Form => {
    const tense = random.pick(choices);
    const verb = random.pick(difficulty === 1 ? frenchVerbs.slice(0, REGULAR) : frenchVerbs);
    // « Tu » may be a boy or a girl, so the ending of the participle is unknown.
    const [subject, person, agreement = ''] = random.pick(
      frenchSubjects.filter(([, , ending]) => ending !== undefined || verb.auxiliary === 'avoir'),
    );
    const time = random.pick(tenses[tense].times);
    const formIn = (other: FrenchTense, of = person, ending: string = agreement) =>
      conjugateFrench(verb, other, of, ending);
    const key = formIn(tense);
    const sentence = (form: string) => `${subject} ${form} ${verb.complement} ${time}.`;
    const wrong = [
      ...(tense === 'perfect' && verb.auxiliary === 'être'
        ? ['', 'e', 's', 'es'].map((ending) => formIn(tense, person, ending))
        : []),
      ...random.shuffled(frenchPersons).map((other) => formIn(tense, other)),
      ...frenchTenseList.map((other) => formIn(other)),
    ];
    return {
      question: `Quelle forme du verbe « ${verb.infinitive} » ${frenchTenseNames[tense]} complète la phrase : « ${sentence('______')} » ?`,
      claim: (shown) => `Cette phrase est correcte : « ${sentence(shown)} »`,
      answer: {
        kind: 'text',
        text: key,
        others: [...new Set(wrong)].filter((each) => each !== key),
        variants: [],
      },
      steps: [tenses[tense].rule, `On écrit donc : « ${sentence(key)} »`],
      hint: `Cherche le sujet et le moment : « ${time} ».`,
    };
  };

const family = (id: string, names: RegExp, choices: readonly FrenchTense[]): Family => ({
  id,
  languages: ['fr'],
  names,
  make: (asked) =>
    formOf(asked, { 1: [tenseItem(choices)], 2: [tenseItem(choices)], 3: [tenseItem(choices)] }),
});

export const frenchTenses: readonly Family[] = [
  family('tense-perfect', /passe compose/, ['perfect']),
  family('tense-imperfect', /imparfait/, ['imperfect']),
  family('tense-future', /futur(?: simple)?\b/, ['future']),
  family('tense-present', /\bpresent\b/, ['present']),
  family(
    'tenses',
    /conjug|\btemps (?:verbaux|de l indicatif|du verbe|simples|composes)|verbes? d/,
    ['present', 'imperfect', 'future', 'perfect'],
  ),
];
