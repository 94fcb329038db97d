import { foldedWords, foldText } from '../text/fold-text.ts';

/** What a column of an annual distribution may say. */
export const columnKinds = [
  'month',
  'week',
  'field',
  'sequence',
  'competence',
  'lesson',
  'sessions',
  'hours',
  'level',
] as const;
export type ColumnKind = (typeof columnKinds)[number];
/** What columns say, by their index from 0. */
export type Kinds = ReadonlyMap<number, ColumnKind>;
/** What the headings of columns say, by their index from 0. */
export type Headed = ReadonlyMap<number, ColumnKind | 'number'>;

/** A longer text is a title or a lesson, not a column's heading. */
const LONGEST_HEADING = 60;

const words = (list: string): string[] => list.split(' ');

/** Words that change nothing about what a column says, folded. */
const FILLERS = new Set(
  words(
    'و او ه de des d du da la le les l et ou of the and or ' +
      'معرفي معرفيه معرفيات تعلمي تعلميه تعليمي تعليميه مفاهيمي ختاميه ختامي مستهدفه شامله مقترحه مقرره مبرمج مبرمجه دراسي دراسيه ' +
      'terminale finale visee apprentissage final learning target etude etudies main principal principale رئيسي رئيسيه ' +
      'sub sous فرعي فرعيه',
  ),
);
/** Words of a column that names what its heading says. */
const TITLES = new Set(words('عنوان اسم titre intitule nom title name'));
const TITLES_ALONE = new Set(words('عنوان titre intitule title'));
/** Words of a column that numbers its rows. */
const NUMBERS = new Set(words('رقم ر م ت n no num numero nr number ordre ترتيب مسلسل'));
/** Words of a column that divides what another column names. */
const PARTS = /(?:^| )(?:sub|sous|(?:ال)?فرعي)/u;
/** Whether a column divides what another one names: `Sub-topic` beside `Topic`. */
export const namesPart = (heading: string): boolean => PARTS.test(foldText(heading));

/** Words of lessons that stand for parts of one in a table that has lessons too. */
const WEAK = /(?:^| )(?:ال)?(?:بند|بنود|وضعي|نشاط|انشط)|activite/u;
/** Whether a column of lessons is one only where no other column is. */
export const namesWeakly = (heading: string): boolean => WEAK.test(foldText(heading));

/** Words of a column that counts. */
const COUNTS = new Set(words('عدد nombre nb nbre'));

const KINDS: ReadonlyMap<string, ColumnKind> = new Map(
  (
    [
      [
        'month',
        'شهر اشهر شهور mois month months periode periodes فتره فترات trimestre trimestres semestre term terms دوره مرحله',
      ],
      ['week', 'اسبوع اسابيع تاريخ semaine semaines week weeks date dates'],
      [
        'field',
        'ميدان ميادين مجال مجالات مكون مكونات domaine domaines champ field fields domain strand discipline disciplines matiere matieres',
      ],
      [
        'sequence',
        'مقطع مقاطع وحده وحدات محور محاور مشروع مشاريع sequence sequences unite unites chapitre chapitres projet projets unit units chapter chapters theme themes thematique axe axes',
      ],
      ['competence', 'كفاءه كفاءات كفايه كفايات competence competences competency competencies'],
      [
        'lesson',
        'درس دروس موضوع مواضيع موضوعات مورد موارد محتوي محتويات lecon lecons ressource ressources contenu contenus lesson lessons topic topics subtopic subtopics content contents بند بنود وضعيه وضعيات نشاط انشطه activite activites',
      ],
      ['sessions', 'حصه حصص seance seances session sessions period periods'],
      [
        'hours',
        'حجم ساعي حس غلاف ساعه ساعات زمن زمني مده توقيت volume horaire horaires duree heure heures hour hours duration time',
      ],
      ['level', 'مستوي صف niveau niveaux level grade'],
    ] as const
  ).flatMap(([kind, list]) => words(list).map((word) => [word, kind] as const)),
);

/** The kind that the first word of a text names, as of a line across the table: `المقطع الأول: الأعداد`. */
export const kindOfTitle = (text: string): ColumnKind | undefined => {
  const [first] = foldedWords(text);
  return first === undefined ? undefined : KINDS.get(first);
};

/**
 * What a column says by its heading in Arabic, French or English; `number` if it numbers the lessons, undefined if the
 * heading is not clear.
 */
export function kindOfHeading(heading: string): ColumnKind | 'number' | undefined {
  if (heading.length > LONGEST_HEADING) return undefined;
  // `Number of sessions` counts, and `Session number` numbers.
  const text = foldText(heading).replace(/\bnumber ?of\b/, 'nombre');
  const said = foldedWords(text).filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word));
  const some = (list: ReadonlySet<string>): boolean => said.some((word) => list.has(word));
  const kept = said.filter((word) => !TITLES.has(word) && !NUMBERS.has(word) && !COUNTS.has(word));
  const found = new Set(kept.map((word) => KINDS.get(word)));
  // In a narrow column of a page, words are broken: `WE EK`.
  if (found.has(undefined)) return KINDS.get(text.replaceAll(' ', ''));
  const [only, second, ...others] = found;
  if (only === undefined) {
    if (some(NUMBERS) && !some(TITLES)) return 'number';
    // A name alone may be a pupil's.
    return said.length > 0 && said.every((word) => TITLES_ALONE.has(word)) ? 'lesson' : undefined;
  }
  if (second === undefined) {
    // `عدد الأسابيع` is no week, and `Nombre de leçons` no lesson.
    if (some(COUNTS) && only !== 'sessions' && only !== 'hours') return undefined;
    const isNumbered = only === 'lesson' || only === 'sessions';
    return isNumbered && some(NUMBERS) && !some(TITLES) ? 'number' : only;
  }
  // “Month and week”, or “theme/topic”, is one column; other mixtures are not clear.
  const both = others.length === 0 ? [only, second].toSorted().join(' ') : '';
  if (both === 'month week') return 'week';
  if (both === 'lesson sequence') return 'lesson';
  return both === 'hours sessions' && some(COUNTS) ? 'sessions' : undefined;
}
