import { foldedWords } from '../text/fold-text.ts';

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
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** A longer text is a title or a lesson, not a column's heading. */
const LONGEST_HEADING = 60;

const words = (list: string): string[] => list.split(' ');

/** Words that change nothing about what a column says, folded. */
const FILLERS = new Set(
  words(
    'و او ه de des d du la le les l et ou of the and or ' +
      'عنوان عدد رقم معرفي معرفيه معرفيات تعلمي تعلميه تعليمي تعليميه مفاهيمي ختاميه ختامي مستهدفه شامله مقترحه مقرره ' +
      'titre intitule nombre nb nbre n terminale finale visee apprentissage title name number no final learning target',
  ),
);

const KINDS: ReadonlyMap<string, ColumnKind> = new Map(
  (
    [
      ['month', 'شهر اشهر شهور mois month months'],
      ['week', 'اسبوع اسابيع تاريخ semaine semaines week weeks date dates'],
      ['field', 'ميدان ميادين مجال مجالات domaine domaines champ field fields domain strand'],
      [
        'sequence',
        'مقطع مقاطع وحده وحدات محور محاور مشروع مشاريع sequence sequences unite unites chapitre projet unit units chapter',
      ],
      ['competence', 'كفاءه كفاءات كفايه كفايات competence competences competency competencies'],
      [
        'lesson',
        'درس دروس موضوع مواضيع مورد موارد محتوي محتويات lecon lecons ressource ressources contenu contenus lesson lessons topic topics content contents',
      ],
      ['sessions', 'حصه حصص seance seances session sessions period periods'],
      [
        'hours',
        'حجم ساعي ساعه ساعات زمن مده توقيت volume horaire duree heure heures hour hours duration time',
      ],
    ] as const
  ).flatMap(([kind, list]) => words(list).map((word) => [word, kind] as const)),
);

/** What a column says by its heading in Arabic, French or English; undefined if the heading is not clear. */
export function kindOfHeading(heading: string): ColumnKind | undefined {
  if (heading.length > LONGEST_HEADING) return undefined;
  const kept = foldedWords(heading).filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word));
  const found = new Set(kept.map((word) => KINDS.get(word)));
  if (found.has(undefined)) return undefined;
  const [only, second, ...others] = found;
  if (second === undefined) return only;
  // “Month and week” is one column; other mixtures are not clear.
  const both = [only, second].toSorted().join(' ');
  return others.length === 0 && both === 'month week' ? 'week' : undefined;
}
