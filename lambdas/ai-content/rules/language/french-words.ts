const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const frenchDeterminers = set(
  'le la les un une des du au aux ce cet cette ces son sa ses leur leurs mon ma mes ton ta tes notre nos votre vos chaque plusieurs quelques',
);
export const frenchPrepositions = set(
  'de à en dans sur sous par pour avec sans entre vers chez contre depuis pendant durant avant après comme jusque dès selon malgré du des au aux',
);
const conjunctions = set('et ou mais car ni or qui que dont où lorsque quand si comme');

/** Adjectives that come before their noun, and other words that are no noun after a determiner. */
const NO_NOUN = set(
  'grand grande grands grandes petit petite petits petites bon bonne bons bonnes beau belle beaux belles nouveau nouvelle nouveaux nouvelles jeune jeunes vieux vieille vieilles ' +
    'premier première premiers premières dernier dernière derniers dernières deuxième troisième même mêmes autre autres seul seule seuls seules plus moins très tout toute tous toutes ' +
    'long longue longs longues haut haute hauts hautes gros grosse grosses mauvais mauvaise plupart fois lieu cours monde soir matin midi nuit jour jours semaine mois année années heure heures reste partie cause manière façon',
);

/** The letter and apostrophe that a word begins with: 2 in `l’eau`; 0 if there is none. */
export const elisionOf = (word: string): number =>
  /^(?:[ldnsjcmt]|qu)['’](?=\p{L})/iu.exec(word)?.[0].length ?? 0;

/** Whether a word begins with a vowel or a silent h, before which `le` and `la` lose theirs. */
export const beginsWithVowel = (word: string): boolean =>
  /^[aeiouyhœàâéèêëîïôùûü]/i.test(word.normalize('NFC'));

const IRREGULAR =
  'est sont était étaient a ont avait avaient fait font va vont peut peuvent doit doivent vient viennent devient deviennent contient contiennent obtient obtiennent ' +
  'appartient appartiennent permet permettent met mettent produit produisent construit construisent conduit conduisent détruit détruisent vit vivent suit suivent écrit écrivent ' +
  'reçoit reçoivent voit voient sait savent croît croissent naît naissent connaît connaissent apparaît apparaissent disparaît disparaissent prend prennent apprend apprennent ' +
  'comprend comprennent rend rendent dépend dépendent perd perdent descend descendent répond répondent fournit fournissent nourrit nourrissent grandit grandissent remplit remplissent ' +
  'finit finissent définit définissent réunit réunissent agit agissent sort sortent part partent dort dorment meurt meurent court courent couvre couvrent offre offrent ouvre ouvrent boit boivent';
const REGULAR =
  'absorb abrit accept achèt aid aim ajout apport arriv arros assur attir augment avanc capt chang chass circul commenc compos compt continu cré cultiv ' +
  'demand déplac désign développ digèr diminu dirig donn dur élimin emploi entour entr évapor évit exist explor exprim favoris fertilis filtr form gagn ' +
  'gard habit import indiqu install invent irrigu jou lanc libèr limit livr mang marqu mesur migr mont nomm occup organis parl particip partag pass pêch ' +
  'pénètr plant port possèd pouss pratiqu préfèr prépar présent protèg purifi racont rassembl réalis récolt regard rejett remont remplac rencontr repos ' +
  'représent respir rest retourn sépar situ souffl stock support termin tir tomb touch tourn transform transport travaill travers trouv utilis visit vol ' +
  'pomp pollu recycl soign cach brûl cherch voyag dessin lav écout march oubli gouvern élev lutt sauv plong nag racont cuisin';

export type FrenchNumber = 'singular' | 'plural';
const irregular = IRREGULAR.split(' ');
const numbers: ReadonlyMap<string, FrenchNumber> = new Map<string, FrenchNumber>([
  ...irregular.map((word, at): [string, FrenchNumber] => [
    word,
    at % 2 === 0 ? 'singular' : 'plural',
  ]),
  ...REGULAR.split(' ').flatMap((stem): [string, FrenchNumber][] => [
    [`${stem}e`, 'singular'],
    [`${stem}ent`, 'plural'],
  ]),
]);
/** The number of a known verb in the third person, with or without an elided pronoun; undefined for other words. */
export const frenchVerb = (word: string): FrenchNumber | undefined => {
  const lower = word.toLowerCase().normalize('NFC');
  return numbers.get(lower.slice(elisionOf(lower)));
};

/** Whether a subject is plural, from its first word. */
export const isFrenchPlural = (subject: string): boolean =>
  /^(?:les|des|ces|ses|leurs|nos|vos|plusieurs|quelques)(?: |$)/i.test(subject);

/** Whether a word can be a common noun after a determiner. */
export const looksLikeFrenchNoun = (word: string): boolean =>
  /^\p{Ll}{4,}$/u.test(word) &&
  !/(?:er|ées?|ant|aux)$/.test(word) &&
  !NO_NOUN.has(word) &&
  !frenchDeterminers.has(word) &&
  !frenchPrepositions.has(word) &&
  !conjunctions.has(word);

/** Whether the word after a noun ends its group; an adjective does not. */
export const endsFrenchGroup = (next: string | undefined): boolean =>
  next === undefined ||
  next === ',' ||
  (frenchPrepositions.has(next) && next !== 'de') ||
  conjunctions.has(next) ||
  frenchVerb(next) !== undefined;
