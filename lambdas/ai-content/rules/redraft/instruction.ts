import { foldText } from '#shared/text/fold-text.ts';
import { CannotDraft } from '../cannot-draft.ts';

/** The wishes in a teacher's instruction that rules understand. */
export interface Wishes {
  /** −1 for easier, 1 for harder. */
  readonly difficulty: -1 | 0 | 1;
  readonly shorter: boolean;
  /** −1 for smaller numbers, 1 for bigger ones. */
  readonly numbers: -1 | 0 | 1;
}

/** Folded words; the wish for another part needs none, because every redraft is another. */
const EASIER =
  /(?<= )(?:اسهل|سهل(?:ه|ا)?|بسط(?:ه|ها)?|ابسط|تبسيط|easier|easy|simpler|simple|simplify|less (?:difficult|hard)|(?:plus |tres )?(?:facile|simple)s?|simplifie[rz]?|moins (?:difficile|dur)e?s?)(?= )/g;
const HARDER =
  /(?<= )(?:اصعب|صعب(?:ه|ا)?|اعقد|harder|hard|(?:more )?(?:difficult|challenging)|(?:plus |tres )?(?:difficile|dur|complexe)e?s?)(?= )/g;
const SHORTER =
  /(?<= )(?:اقصر|قصير(?:ه|ا)?|اختصر(?:ه|ها)?|مختصر(?:ه|ا)?|shorter|short|shorten|briefer|brief|(?:plus )?courte?s?|raccourci[rst]?|raccourcissez|abrege[rz]?)(?= )/g;
const NUMBERS = '(?:numbers?|figures?|values?)';
const BIGGER = new RegExp(
  `(?<= )(?:(?:bigger|larger|higher|greater|big|large) ${NUMBERS}|${NUMBERS} (?:bigger|larger|higher|greater)|(?:nombres|valeurs) plus (?:grande?s|elevee?s)|(?:de )?plus grand(?:e?s)? (?:nombres|valeurs)|(?:ب|ال)?(?:اعداد|ارقام)(?:ا|ه|ها)? (?:اكبر|كبيره)|كبر (?:ال)?(?:اعداد|ارقام))(?= )`,
  'g',
);
const SMALLER = new RegExp(
  `(?<= )(?:(?:smaller|lower|small) ${NUMBERS}|${NUMBERS} (?:smaller|lower)|(?:nombres|valeurs) plus petite?s|(?:de )?plus petite?s (?:nombres|valeurs)|(?:ب|ال)?(?:اعداد|ارقام)(?:ا|ه|ها)? (?:اصغر|صغيره)|صغر (?:ال)?(?:اعداد|ارقام))(?= )`,
  'g',
);
const ANOTHER =
  /(?<= )(?:(?:give me |try |write |make )?(?:another|a different|a new|different|new|other) (?:one|example|question|exercise|numbers|version)|another|something else|again|une? autre(?: (?:question|exercice|exemple|phrase|version))?|(?:d )?autres (?:nombres|valeurs)|autre chose|encore|(?:ب)?(?:مثال|مثالا|سوال|سوالا|تمرين|تمرينا|نشاط|نشاطا|عباره|اعداد|اعدادا|ارقام|ارقاما|صيغه) (?:اخر|اخري|جديد|جديدا|جديده|مختلف|مختلفا|مختلفه)|واحد اخر|واحده اخري|شييا اخر|شيءا اخر|غيره|غيرها|غير (?:المثال|السوال|التمرين)|اعد (?:المحاوله|الصياغه))(?= )/g;

/** Words that do not change a wish. */
const IDLE = new Set(
  (
    'please make it this that be a an the to use with give me i we want would like need little bit much more very and ' +
    'question exercise example part phase one step pupils students class for my our them too also some is ' +
    's il te vous plait rends rendre rendez fais faites mets mettez la le les l un une de des du d avec pour je veux voudrais qu elle qu il soit soient cette ce cet question exercice exemple phase partie utilise employez emploie beaucoup peu mes nos eleves classe aussi trop est plus ' +
    'من فضلك رجاء لو سمحت اجعله اجعلها اجعل هذا هذه يكون تكون اريد اريده اريدها نريد استعمل استخدم اكثر قليلا جدا ' +
    'السوال التمرين المثال النشاط سوال سوالا تمرين تمرينا مثال مثالا نشاط للتلاميذ لتلاميذي لقسمي و مع اعطني هات اكتب ضع الي'
  ).split(' '),
);

/**
 * Parses a teacher's wish for a part. Rejects an instruction that is only partly understood.
 * @throws CannotDraft `instruction`
 */
export function wishesOf(instruction = ''): Wishes {
  let left = ` ${foldText(instruction)} `;
  const says = (words: RegExp): boolean => {
    const before = left;
    left = left.replace(words, '');
    return left !== before;
  };
  const bigger = says(BIGGER);
  const smaller = says(SMALLER);
  says(ANOTHER);
  const easier = says(EASIER);
  const harder = says(HARDER);
  const shorter = says(SHORTER);
  const isClear = !(easier && harder) && !(bigger && smaller);
  const rest = left.split(' ').filter((word) => word !== '' && !IDLE.has(word));
  if (!isClear || rest.length > 0) throw new CannotDraft('instruction');
  return {
    difficulty: easier ? -1 : harder ? 1 : 0,
    shorter,
    numbers: smaller ? -1 : bigger ? 1 : 0,
  };
}
