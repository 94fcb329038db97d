import {
  derivedVerbs,
  pastEndings,
  presentForms,
  pronouns,
  simpleVerbs,
  subjects,
  type Pronoun,
} from '../language/arabic-verbs.ts';
import { formOf, type Asked, type Family, type Form } from './item.ts';

type Tense = 'past' | 'present' | 'jussive';
type Verb = readonly [past: string, present: string];

const tenseNames = {
  past: 'الماضي',
  present: 'المضارع المرفوع',
  jussive: 'المضارع المجزوم بـ«لم»',
};
const bare = (text: string): string => text.replace(/[\u064b-\u0652]/g, '');

function conjugate([past, present]: Verb, tense: Tense, pronoun: Pronoun): string {
  if (tense === 'past') return past + pastEndings[pronoun];
  const [first, ending, shortEnding] = presentForms[pronoun];
  return tense === 'present' ? first + present + ending : `لم ${first}${present}${shortEnding}`;
}

function rule(tense: Tense, pronoun: Pronoun): string {
  if (tense === 'past')
    return `في الماضي نضيف إلى الفعل الضمير المتصل «${pastEndings[pronoun]}» الموافق للضمير «${pronoun}».`;
  const [first, ending, shortEnding] = presentForms[pronoun];
  if (tense === 'present')
    return `في المضارع نبدأ بالحرف «${first}»${ending === '' ? ' ولا نضيف شيئا في الآخر' : ` ونختم بـ«${ending}»`} مع الضمير «${pronoun}».`;
  return ending === shortEnding
    ? `بعد «لم» يُجزم المضارع دون أن يتغير رسمه مع الضمير «${pronoun}».`
    : `هذا من الأفعال الخمسة، فيُجزم بعد «لم» بحذف النون.`;
}

/** Excludes forms that equal the verb itself or differ from others only in a vowel. */
const askedPronouns = (tense: Tense): Pronoun[] =>
  pronouns.filter((each) =>
    tense === 'past' ? each !== 'هو' && each !== 'أنتَ' && each !== 'أنتِ' && each !== 'هي' : true,
  );

function form(asked: Asked, verb: Verb, tense: Tense, pronoun: Pronoun, question: string): Form {
  const key = conjugate(verb, tense, pronoun);
  const others = asked.random
    .shuffled(pronouns)
    .map((other) => conjugate(verb, tense, other))
    .filter((other) => bare(other) !== bare(key));
  return {
    question,
    claim: (shown) =>
      `تصريف الفعل «${verb[0]}» في ${tenseNames[tense]} مع الضمير «${pronoun}» هو «${shown}».`,
    answer: {
      kind: 'text',
      text: key,
      others: [...new Set(others)],
      variants: bare(key) === key ? [] : [bare(key)],
    },
    steps: [rule(tense, pronoun), `فنقول: ${pronoun.replace(/ \(.*/, '')} ${key}.`],
    hint: 'تذكر الحرف الأول والضمير المتصل في آخر الفعل.',
  };
}

const table =
  (tenses: readonly Tense[], verbs: readonly Verb[]) =>
  (asked: Asked): Form => {
    const [tense, verb] = [asked.random.pick(tenses), asked.random.pick(verbs)];
    const pronoun = asked.random.pick(askedPronouns(tense));
    return form(
      asked,
      verb,
      tense,
      pronoun,
      `ما تصريف الفعل «${verb[0]}» في ${tenseNames[tense]} مع الضمير «${pronoun}»؟`,
    );
  };

const gap =
  (tenses: readonly Tense[], verbs: readonly Verb[]) =>
  (asked: Asked): Form => {
    const [tense, verb] = [asked.random.pick(tenses), asked.random.pick(verbs)];
    const allowed = askedPronouns(tense);
    const [subject, pronoun] = asked.random.pick(
      subjects.filter(([, each]) => allowed.includes(each)),
    );
    const when = asked.random.pick(
      tense === 'past' ? ['أمس', 'قبل أسبوع'] : ['اليوم', 'هذا الصباح'],
    );
    return form(
      asked,
      verb,
      tense,
      pronoun,
      `ما صيغة الفعل «${verb[0]}» في ${tenseNames[tense]} التي تكمل الجملة: «${subject} ______ ${when}»؟`,
    );
  };

const tensesOf = (only: Tense | undefined): readonly Tense[] =>
  only ? [only] : ['past', 'present'];

const family = (id: string, names: RegExp, only?: Tense): Family => ({
  id,
  languages: ['ar'],
  names,
  make: (asked) => {
    const tenses = tensesOf(only);
    const hard: readonly Tense[] = only ? [only] : ['past', 'present', 'jussive'];
    return formOf(asked, {
      1: [table(tenses, simpleVerbs)],
      2: [gap(tenses, simpleVerbs), table(tenses, derivedVerbs)],
      3: [gap(hard, derivedVerbs), table(hard, derivedVerbs)],
    });
  },
});

export const arabicVerbs: readonly Family[] = [
  family('verb-jussive', /جزم (ال)?(فعل )?(ال)?مضارع|مضارع (ال)?مجزوم/, 'jussive'),
  family('verb-past', /(فعل )?(ال)?ماضي(?!.*مضارع)/, 'past'),
  family('verb-present', /مضارع(?!.*ماضي)/, 'present'),
  family('verbs', /تصريف|صرف (ال)?(فعل|افعال)|ماضي.*مضارع|مضارع.*ماضي|conjugaison arabe/),
];
