/** The persons of the sentences: il or elle, nous, vous, ils or elles, and tu. */
export const frenchPersons = ['tu', 'il', 'nous', 'vous', 'ils'] as const;
export type FrenchPerson = (typeof frenchPersons)[number];
type Forms = Readonly<Record<FrenchPerson, string>>;

/** A verb with what its tenses are made of, and a complement for sentences. */
export interface FrenchVerb {
  readonly infinitive: string;
  readonly present: Forms;
  /** Without the ending: `regard` of `regardait`. */
  readonly imperfect: string;
  /** Without the ending: `regarder` of `regardera`. */
  readonly future: string;
  readonly participle: string;
  readonly auxiliary: 'avoir' | 'être';
  readonly complement: string;
}

const forms = (tu: string, il: string, nous: string, vous: string, ils: string): Forms => ({
  tu,
  il,
  nous,
  vous,
  ils,
});

/** A regular verb in -er. */
const first = (stem: string, complement: string): FrenchVerb => ({
  infinitive: `${stem}er`,
  present: forms(`${stem}es`, `${stem}e`, `${stem}ons`, `${stem}ez`, `${stem}ent`),
  imperfect: stem,
  future: `${stem}er`,
  participle: `${stem}é`,
  auxiliary: 'avoir',
  complement,
});
/** A verb in -ir like finir. */
const second = (stem: string, complement: string): FrenchVerb => ({
  infinitive: `${stem}ir`,
  present: forms(`${stem}is`, `${stem}it`, `${stem}issons`, `${stem}issez`, `${stem}issent`),
  imperfect: `${stem}iss`,
  future: `${stem}ir`,
  participle: `${stem}i`,
  auxiliary: 'avoir',
  complement,
});

/** From the verbs that are learned first to irregular ones. */
export const frenchVerbs: readonly FrenchVerb[] = [
  first('regard', 'un film'),
  first('jou', 'au ballon'),
  first('parl', 'avec les voisins'),
  first('port', 'un cartable'),
  first('dessin', 'une maison'),
  first('prépar', 'le repas'),
  first('visit', 'le musée'),
  first('lav', 'les assiettes'),
  second('fin', 'le travail'),
  second('chois', 'un livre'),
  second('rempl', 'la bouteille'),
  {
    infinitive: 'être',
    present: forms('es', 'est', 'sommes', 'êtes', 'sont'),
    imperfect: 'ét',
    future: 'ser',
    participle: 'été',
    auxiliary: 'avoir',
    complement: 'à l’école',
  },
  {
    infinitive: 'avoir',
    present: forms('as', 'a', 'avons', 'avez', 'ont'),
    imperfect: 'av',
    future: 'aur',
    participle: 'eu',
    auxiliary: 'avoir',
    complement: 'de la chance',
  },
  {
    infinitive: 'aller',
    present: forms('vas', 'va', 'allons', 'allez', 'vont'),
    imperfect: 'all',
    future: 'ir',
    participle: 'allé',
    auxiliary: 'être',
    complement: 'au marché',
  },
  {
    infinitive: 'faire',
    present: forms('fais', 'fait', 'faisons', 'faites', 'font'),
    imperfect: 'fais',
    future: 'fer',
    participle: 'fait',
    auxiliary: 'avoir',
    complement: 'les devoirs',
  },
  {
    infinitive: 'venir',
    present: forms('viens', 'vient', 'venons', 'venez', 'viennent'),
    imperfect: 'ven',
    future: 'viendr',
    participle: 'venu',
    auxiliary: 'être',
    complement: 'à l’école',
  },
  {
    infinitive: 'prendre',
    present: forms('prends', 'prend', 'prenons', 'prenez', 'prennent'),
    imperfect: 'pren',
    future: 'prendr',
    participle: 'pris',
    auxiliary: 'avoir',
    complement: 'le bus',
  },
  {
    infinitive: 'voir',
    present: forms('vois', 'voit', 'voyons', 'voyez', 'voient'),
    imperfect: 'voy',
    future: 'verr',
    participle: 'vu',
    auxiliary: 'avoir',
    complement: 'la mer',
  },
  {
    infinitive: 'dire',
    present: forms('dis', 'dit', 'disons', 'dites', 'disent'),
    imperfect: 'dis',
    future: 'dir',
    participle: 'dit',
    auxiliary: 'avoir',
    complement: 'la vérité',
  },
  {
    infinitive: 'écrire',
    present: forms('écris', 'écrit', 'écrivons', 'écrivez', 'écrivent'),
    imperfect: 'écriv',
    future: 'écrir',
    participle: 'écrit',
    auxiliary: 'avoir',
    complement: 'une lettre',
  },
];

/** Subjects of sentences, with their person and the ending of a participle after être. */
export const frenchSubjects = [
  ['Amine', 'il', ''],
  ['Ma sœur', 'il', 'e'],
  ['Le voisin', 'il', ''],
  ['Les élèves', 'ils', 's'],
  ['Mes cousines', 'ils', 'es'],
  ['Karim et moi', 'nous', 's'],
  ['Lina et toi', 'vous', 's'],
  ['Tu', 'tu', undefined],
] as const;

/** With the preposition before them. */
export const frenchTenseNames = {
  present: 'au présent de l’indicatif',
  imperfect: 'à l’imparfait de l’indicatif',
  future: 'au futur simple',
  perfect: 'au passé composé',
} as const;
export type FrenchTense = keyof typeof frenchTenseNames;
export const frenchTenseList: readonly FrenchTense[] = [
  'present',
  'imperfect',
  'future',
  'perfect',
];

const IMPERFECT = forms('ais', 'ait', 'ions', 'iez', 'aient');
const FUTURE = forms('as', 'a', 'ons', 'ez', 'ont');
const AUXILIARIES = {
  avoir: forms('as', 'a', 'avons', 'avez', 'ont'),
  être: forms('es', 'est', 'sommes', 'êtes', 'sont'),
} as const;

/**
 * The form of a verb.
 * @param agreement the ending of the participle after être
 */
export function conjugateFrench(
  verb: FrenchVerb,
  tense: FrenchTense,
  person: FrenchPerson,
  agreement: string,
): string {
  switch (tense) {
    case 'present':
      return verb.present[person];
    case 'imperfect':
      return verb.imperfect + IMPERFECT[person];
    case 'future':
      return verb.future + FUTURE[person];
    case 'perfect':
      return `${AUXILIARIES[verb.auxiliary][person]} ${verb.participle}${verb.auxiliary === 'être' ? agreement : ''}`;
  }
}
