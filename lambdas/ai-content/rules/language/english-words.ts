const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const determiners = set(
  'the a an this these those its their his her our your my each every any some no another both all many few several most',
);
/** Prepositions of place or source; a noun after one of these answers `where`. */
export const placePrepositions = set(
  'in into on onto from at near through under over across along towards behind inside outside to via',
);
export const prepositions = set(
  'of for with by as about during after before since until than like between among without against within because while when where if so up down ' +
    [...placePrepositions].join(' '),
);
const conjunctions = set('and or but which that who whose whom');
/** Auxiliary verbs and “be”, after which a noun is not independent. */
export const auxiliaries = set(
  'is are was were be been being am has have had do does did can could may might must will would shall should cannot',
);
export const linking = set(
  'is are was were be been am become becomes became seem seems seemed very so too more most less as quite',
);

/** Words that are never nouns. */
const NO_NOUN = set(
  'together again also there then often always never only usually sometimes today now first last early late here away home ' +
    'them they it he she him us me one two three four five six seven eight nine ten eleven twelve twenty thirty hundred thousand million ' +
    'hot cold warm dry large small great long short new other same own main high low upper lower good bad rich poor hard easy free open dark light young whole such much',
);

/** Whether the next word ends a word's group. */
export const endsGroup = (next: string | undefined): boolean =>
  next === undefined ||
  next === ',' ||
  prepositions.has(next) ||
  conjunctions.has(next) ||
  auxiliaries.has(next);

/** Whether a word has the form of a common noun, and not the ending of an adverb, adjective or participle. */
export const looksLikeNoun = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) &&
  !/(?:ly|ing|ed|est|ous|ful|ive|ic|able|ible|less|ern|ward)$/.test(word) &&
  !NO_NOUN.has(word) &&
  !determiners.has(word) &&
  !prepositions.has(word) &&
  !conjunctions.has(word) &&
  !auxiliaries.has(word);

/** Words before a noun that make it specific. */
export const articles = set('the a an its their his her our your my');

export const isPlural = (word: string): boolean =>
  /(?<!s|u|i)s$/.test(word) || /^(?:children|people|men|women|feet|teeth|mice|geese)$/.test(word);

/** Irregular verbs: base, past. */
const IRREGULAR =
  'become became begin began break broke bring brought build built burn burnt buy bought catch caught choose chose come came dig dug do did draw drew drink drank drive drove eat ate ' +
  'fall fell feed fed feel felt fight fought find found fly flew forget forgot freeze froze get got give gave go went grow grew have had hold held keep kept know knew lay laid lead led leave left ' +
  'lie lay lose lost make made mean meant meet met pay paid read read rise rose run ran say said see saw sell sold send sent set set shine shone sing sang sit sat sleep slept speak spoke spend spent ' +
  'stand stood steal stole swim swam take took teach taught tell told think thought wear wore win won write wrote spread spread put put cut cut let let';
const REGULAR =
  'absorb accept act add adopt agree allow appear arrive ask attack attract belong boil call carry cause change clean climb close collect combine consist contain continue control convert cook cool cover create cross cure ' +
  'dance decide defend deliver depend destroy develop die digest disappear discover discuss divide drop earn elect employ end enjoy enter erupt escape establish evaporate explain explore export express fill filter flow follow forbid ' +
  'form gather govern happen harvest hatch heat help hunt import improve increase inhabit invade invent join jump kill land last learn light like link listen live look love mark measure melt mix move name need offer open orbit order organise own paint pass ' +
  'plant play pollinate polish produce pronounce propose protect provide publish pull pump push rain reach receive record reduce reflect release remain remove repair replace represent require respect rest return rotate rule sail save search separate serve share sign stay stop ' +
  'store stretch study suffer supply support surround survive swallow tax trade train transform transport travel treat turn use visit vote wait walk want warm wash watch weigh work worship';
const third = (base: string): string =>
  base === 'have'
    ? 'has'
    : /(?:s|x|ch|sh|o)$/.test(base)
      ? `${base}es`
      : base.replace(/(?<=[^aeiou])y$/, 'ie') + 's';
const past = (base: string): string =>
  base.endsWith('e')
    ? `${base}d`
    : `${base.replace(/(?<=[^aeiou])y$/, 'i').replace(/(?<=[^aeiou][aeiou])([pt])$/, '$1$1')}ed`;

export type VerbForm = 'base' | 'third' | 'past' | 'modal';
const irregular = IRREGULAR.split(' ');
const forms: ReadonlyMap<string, VerbForm> = new Map<string, VerbForm>([
  ...irregular.flatMap((word, at): [string, VerbForm][] =>
    at % 2 === 1
      ? [[word, 'past']]
      : [
          [word, 'base'],
          [third(word), 'third'],
        ],
  ),
  ...REGULAR.split(' ').flatMap((word): [string, VerbForm][] => [
    [word, 'base'],
    [third(word), 'third'],
    [past(word), 'past'],
  ]),
  ['is', 'third'],
  ['are', 'base'],
  ['was', 'past'],
  ['were', 'past'],
  ...'can could may might must will would should cannot'
    .split(' ')
    .map((word): [string, VerbForm] => [word, 'modal']),
]);
/** The form of a known verb; `undefined` for other words. */
export const verbForm = (word: string): VerbForm | undefined => forms.get(word.toLowerCase());
