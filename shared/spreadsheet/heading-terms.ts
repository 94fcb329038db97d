import { foldedWords, foldText } from '../text/fold-text.ts';

/** The field of a column. `name` is ambiguous: the other part next to a surname or given name, else the full name. */
export type HeadingField =
  | 'ordinal'
  | 'registrationNumber'
  | 'surname'
  | 'givenName'
  | 'name'
  | 'fullName'
  | 'dateOfBirth'
  | 'gender'
  | 'email';

/** A longer text is a title or an instruction, not a column's heading. */
const LONGEST_HEADING = 60;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const SCRIPTS = words(
  'ar fr en arabe francais latin arabic english french بالعربيه بالفرنسيه بالاتينيه عربيه فرنسيه',
);
/** Words without effect: articles, and the script of a column. */
const FILLERS = new Set([
  ...SCRIPTS,
  ...words('و ه e et y i and or de des d du la le les l en the of s'),
]);
const PUPIL = words(
  'تلميذ تلميذه تلاميذ متعلم متعلمين مترشح مترشحين طالب طالبه طلاب طلبه eleve eleves apprenant apprenants etudiant etudiants student students pupil pupils learner learners candidate candidat candidats child alumno alumna alumnos alumnas alumnado alumne alumnes estudiante estudiantes aluno aluna alunos schuler studente studenti',
);
const OTHER_PERSONS = words(
  'اب ام ولي والد والده اولياء استاذ استاذه مدير pere mere parent parents tuteur professeur enseignant father mother guardian teacher معلم معلمه معلمات مدرس instituteur institutrice instit maitre maitresse instructor',
);
/** Words that show that the name is not the pupil's. */
const OTHER = new Set([
  ...OTHER_PERSONS,
  ...words(
    'مدرسه موسسه متوسطه ثانويه مستخدم ecole etablissement utilisateur school user username class classe قسم',
  ),
]);
const SURNAME = words(
  'لقب لقبه نسب كنيه شهره surname lastname lname apellido apellidos cognom cognoms sobrenome apelido nachname cognome',
);
const GIVEN_NAME = words('prenom prenoms firstname fname forename forenames forename1 vorname');
const NAME = words('اسم اسماء nom noms name names nome');
/** A name in Spanish and a number in French: a name beside another Spanish word. */
const NOMBRE = words('nombre nombres');
const SPANISH = words('apellido apellidos completo alumno alumna estudiante');
/** `الاسم الكامل والنسب`. */
const COMPLETE = words('كامل complet complete full');
const BIRTH = words('ميلاد ازدياد ولاده naissance naiss birth');
const DATE = words('تاريخ date');

/** Phrases of the remaining words, folded. */
const PHRASES: ReadonlyMap<string, HeadingField> = new Map(
  (
    [
      [
        'surname',
        'اسم عائله|اسم عائلي|عائله|اسم اخير|nom famille|nom patronymique|nom usage|nom naissance',
      ],
      ['givenName', 'اسم شخصي|اسم اول|prenom usuel'],
      [
        'fullName',
        'nombre completo|اسم كامل|اسم ثلاثي|اسم رباعي|اسم خماسي|رباعي|اسم مدرسي|nom complet|full name|fullname|complete name|first last name|last first name|last first',
      ],
      [
        'registrationNumber',
        'رمز|رمز مسار|رقم مسار|رقم جلوس|رقم قومي|رقم اكاديمي|رقم هويه|رقم وزاري|code|code massar|cne|ine|code national|رقم تعريف|رقم تعريفي|رقم تعريف وطني|رقم تعريف مدرسي|رقم وطني|رقم تسجيل|رقم تسجيل مدرسي|matricule|n matricule|no matricule|numero matricule|identifiant|identifiant national|numero identification|n identification|numero inscription|n inscription|id|id number|registration number|registration no|registration',
      ],
      [
        'ordinal',
        'رقم|ر|ر ت|رت|ع ر|عدد رتبي|مسلسل|رقم مسلسل|رقم ترتيبي|رقم تسلسلي|ترتيب|n|no|num|numero|n ordre|nr|number',
      ],
      [
        'dateOfBirth',
        'سنه ميلاد|سنه ولاده|عام ميلاد|annee naissance|year birth|birth year|date n|datenais|datenaissance|date nais|dob|birthday|birthdate|ne e|ne|nee|ne e le|ميلاد|naissance',
      ],
      ['gender', 'جنس|نوع|sexe|genre|gender|sex|m f|f m|g f|h f'],
      [
        'email',
        // `إلكتروني` without an article folds to `كتروني`, because its first letters look like one.
        'بريد|بريد الكتروني|بريد كتروني|عنوان بريد الكتروني|عنوان بريد كتروني|عنوان الكتروني|عنوان كتروني|ايميل|ايمايل|mail|mails|email|emails|mail address|email address|mail id|email id|courriel|courrier electronique|adresse courriel|adresse mail|adresse email|adresse electronique|mail scolaire|email scolaire|mail institutionnel|email institutionnel|correo|correo electronico|direccion correo|direccion correo electronico|direccion email|endereco email|mail adresse|indirizzo email|email account',
      ],
    ] as const
  ).flatMap(([field, phrases]) =>
    phrases.split('|').map((phrase) => [foldText(phrase), field] as const),
  ),
);

const some = (list: readonly string[], set: ReadonlySet<string>): boolean =>
  list.some((word) => set.has(word));

/** `واسم` is "and name", but `والد` is "father" and `ولي` "guardian". */
const removeAnd = (word: string): string =>
  word.startsWith('و') && (NAME.has(word.slice(1)) || SURNAME.has(word.slice(1)))
    ? word.slice(1)
    : word;

const oneWordEach = (phrase: string): string =>
  phrase.replace(/(first|given) names?/, 'firstname').replace(/(last|family) names?/, 'lastname');

function nameField(said: readonly string[]): HeadingField | undefined {
  const isSpanish = some(said, SPANISH);
  const rest = said
    .filter((word) => !COMPLETE.has(word))
    .map((word) => (isSpanish && NOMBRE.has(word) ? 'prenom' : word));
  const name = some(rest, NAME);
  const surname = some(rest, SURNAME);
  const given = some(rest, GIVEN_NAME);
  if (!rest.every((word) => NAME.has(word) || SURNAME.has(word) || GIVEN_NAME.has(word))) {
    return undefined;
  }
  if ((surname && (name || given)) || (name && given)) return 'fullName';
  if (surname) return 'surname';
  if (given) return 'givenName';
  return name ? 'name' : undefined;
}

/** Words of columns whose texts look like names and are none. */
const PLACES = words(
  'مكان عنوان مدينه بلديه ولايه بلد حي دوار جنسيه حاله وضعيه صفه ملاحظه ملاحظات لغه ماده مواد lieu adresse ville commune wilaya pays quartier nationalite statut situation observation remarque langue matiere place address city country nationality status remark remarks language subject',
);

/** Whether a text says in which script the names below it are: `بالعربية`. */
export const namesScript = (text: string): boolean => {
  const said = foldedWords(text);
  return said.length > 0 && some(said, SCRIPTS) && said.every((word) => FILLERS.has(word));
};

/** Whether a text heads the names of others: `اسم المعلم`, `Nom de l'enseignant`. */
export const isNameOfOthers = (text: string): boolean => {
  const said = foldedWords(text);
  return some(said, NAME) && some(said, OTHER);
};

/** Whether a heading names another person than the pupil: `Email du père`. */
export const isOfOtherPerson = (heading: string): boolean =>
  some(foldedWords(heading), OTHER_PERSONS);

/** Whether a heading names somebody or something else than the pupil: `اسم الأب`, `مكان الميلاد`. */
export const isOfOthers = (heading: string): boolean =>
  some(foldedWords(heading), OTHER) || some(foldedWords(heading), PLACES);

/** `الأسماء` heads a column of names, but `أسماء` may be a girl. */
export const isGirlsName = (text: string): boolean => foldText(text) === 'اسماء';

/** Whether a text is the Spanish heading of given names, which heads numbers in French. */
export const isNombre = (text: string): boolean => {
  const said = foldedWords(text);
  return said.length > 0 && said.every((word) => NOMBRE.has(word));
};

/** The field of a heading in Arabic, French or English, or of a name in some other languages; undefined for marks, remarks and unknown headings. */
export function fieldOfHeading(heading: string): HeadingField | undefined {
  if (heading.length > LONGEST_HEADING) return undefined;
  const kept = foldedWords(heading)
    .map(removeAnd)
    .filter((word) => !FILLERS.has(word));
  if (some(kept, BIRTH) && some(kept, DATE)) return 'dateOfBirth';
  if (kept.length === 0 || some(kept, OTHER)) return undefined;
  // `Alumno/a` names both.
  const rest = kept.filter(
    (word, at) => !PUPIL.has(word) && !(word === 'a' && PUPIL.has(kept[at - 1] ?? '')),
  );
  if (rest.length === 0 && kept.includes('a')) return 'fullName';
  if (rest.length === 0) return kept.length === 1 ? 'fullName' : undefined;
  const phrase = rest.join(' ');
  return PHRASES.get(phrase) ?? nameField(oneWordEach(phrase).split(' '));
}
