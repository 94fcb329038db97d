import { fieldOfHeading, isGirlsName } from '../spreadsheet/heading-terms.ts';
import { countedGenders } from '../spreadsheet/gender-cell.ts';
import { foldedWords } from '../text/fold-text.ts';

/** First words of lines under a list, or of weights above it: counts, signatures, stamps; folded, without an article. */
const FOOTERS = new Set([
  ...countedGenders,
  ...'مجموع عدد تعداد امضاء توقيع ختم استاذ استاذه مدير مديره معدل ملاحظه ملاحظات حرر مصادقه تاشيره مفتش مفتشه total totaux effectif effectifs signature signatures cachet visa moyenne average teacher professeur enseignant enseignante directeur directrice director principal headteacher inspector inspecteur note notes observation observations remark remarks fait count sum min max minimum maximum median mediane ecart اعلي ادني اقصي معامل معاملات نسبه نهايه taux pourcentage percentage nombre nb nbre sous sub subtotal seuil plus meilleur meilleure highest lowest best حد coef coeff coefficient coefficients bareme weight weights weighting ponderation وزن اوزان'.split(
    ' ',
  ),
]);

/** Lines below the headings with the full mark of each column; folded. */
const FULL_MARKS = new Set([
  ...[
    'علامه كامله',
    'علامه قصوي',
    'نقطه قصوي',
    'علامه عظمي',
    'سلم تنقيط',
    'نهايه عظمي',
    'درجه عظمي',
    'درجه قصوي',
  ],
  ...['bareme', 'note maximale', 'note sur', 'full mark', 'full marks', 'maximum mark', 'out of'],
  ...['max mark', 'max marks', 'points possible', 'possible points', 'total points', 'note max'],
  ...['points', 'max points', 'maximum points', 'points max', 'pts', 'puntos', 'puntuacion maxima'],
  ...['points possibles', 'puntos posibles', 'pontos possiveis', 'mogliche punkte'],
  ...['nota maxima', 'punkte', 'نقاط', 'درجات', 'نقاط ممكنه', 'درجه كامله'],
]);

/** Lines that platforms write between the headings and the pupils, or below these; folded. */
const OF_EXPORTS = new Set([
  ...['date', 'dates', 'due date', 'fecha', 'datum', 'تاريخ', 'category', 'categorie', 'categoria'],
]);

/** Rows of means, in the languages of platforms; folded, without articles. */
const MEANS =
  /^(?:(?:class|course|group|overall|section|quiz) )?(?:mean|median|average|avg)$|^(?:standard deviation|std dev)$|^(?:klassen|gesamt|kurs)? ?(?:durchschnitt|mittelwert)$|^(?:media|promedio|mitjana)(?: (?:d[aeo]l?|della|general|geral|generale|complessiva|global|total|final)(?: .*)?)?$|^متوسط(?: (?:صف|فصل|قسم|فوج|شعبه|مجموعه|مقرر|دوره|عام|كلي|حسابي|اجمالي|درجات|علامات|نقاط)(?: .*)?)?$/u;
/** Whether a text names a line that a platform writes beside the pupils. */
const isOfExports = (text: string): boolean => {
  const folded = foldedWords(text).join(' ');
  return OF_EXPORTS.has(folded) || MEANS.test(folded);
};

/** The pupil that a platform lets a teacher be; folded, in any order. */
const TEST_PUPILS = new Set([
  ...['student test', 'de etudiant test', 'eleve test', 'de estudiante prueba', 'اختبار طالب'],
]);
/** Whether a name is the one of a platform's pupil for trying: `Student, Test`. */
export const isTestPupil = (name: string): boolean =>
  TEST_PUPILS.has(foldedWords(name).toSorted().join(' '));

/** First words of lines above a list without headings. */
const TITLES = new Set(
  'قائمه قسم فوج سنه جمهوريه وزاره مديريه متوسطه ثانويه مدرسه ابتدائيه liste classe annee republique ministere direction ecole college lycee cem etablissement list class year school republic ministry grade'.split(
    ' ',
  ),
);

const firstWord = (text: string): string =>
  foldedWords(text).find((word) => !/^(?:l[ea]?|les|the)$/.test(word)) ?? '';

/** Whether a text in a name column begins a row of full marks. */
export const isFullMarks = (text: string): boolean => FULL_MARKS.has(foldedWords(text).join(' '));

/** Whether a text in a name column belongs to a line under the list: `المجموع`, `Signature du directeur :`. */
export const isFooter = (text: string): boolean =>
  FOOTERS.has(firstWord(text)) || isFullMarks(text) || isOfExports(text) || /[:：]/u.test(text);

/** Words within lines under a list that no name has; folded, without the Arabic article. */
const WITHIN = new Set(
  'صغري عظمي قصوي دنيا عليا a au aux de des du d et la le les l en of the and by pour par sur general generale generaux eleves pupils students classe class في من علي عام عامه كلي تلاميذ قسم'.split(
    ' ',
  ),
);

/** Those that no name begins with. */
const NEVER = new Set(
  'نسبه نهايه حد عدد تعداد مجموع معدل taux pourcentage percentage nombre nb nbre sous sub subtotal seuil highest lowest total effectif moyenne average'.split(
    ' ',
  ),
);

/** Whether a text that begins like a line under a list may be a pupil's name: `Fait Karim`, `ختم سارة`. */
export const isNameWithFooterWord = (text: string): boolean => {
  const [first = '', ...words] = foldedWords(text);
  return (
    !NEVER.has(first) &&
    words.length > 0 &&
    words.length < 4 &&
    !isFullMarks(text) &&
    !isOfExports(text) &&
    /^[\p{L}\p{M}\s'’.-]+$/u.test(text) &&
    !words.some((word) => FOOTERS.has(word) || TITLES.has(word) || WITHIN.has(word))
  );
};

/** Whether a text at the top of a list without headings is a title or a heading. */
export const isTitle = (text: string): boolean =>
  TITLES.has(firstWord(text)) ||
  (fieldOfHeading(text) !== undefined && !isGirlsName(text)) ||
  /\p{N}/u.test(text);
