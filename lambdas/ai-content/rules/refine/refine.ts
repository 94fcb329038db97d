import type { RefineStep } from '../../domain/answers.ts';
import type { Task } from '../../domain/task.ts';
import { questionKinds, type QuestionKind } from '#shared/model/question.ts';
import { answerKinds } from '../../domain/questions/question-kinds.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { wishesOf } from '../redraft/instruction.ts';

type Refine = Extract<Task, { task: 'refine' }>;

const MOST_ADDED = 5;
const empty = { number: null, place: null, kind: null, field: null, value: null, wish: null };

const PART =
  '(?:the |this |la |le |les |l |cette |cet )?(?:questions?|exercises?|exercices?|phases?|etapes?|parts?|parties?|number|no|numero|(?:ال)?(?:سوال|سءال|تمرين|مرحله|نشاط)|رقم)';
/** In Latin letters before the noun, in Arabic after it. */
const ORDINALS: readonly (readonly [string, string])[] = [
  ['(?:first|premiere?)', 'الاولي?'],
  ['(?:seconde?|deuxieme)', 'الثانيه?'],
  ['(?:third|troisieme)', 'الثالثه?'],
  ['(?:fourth|quatrieme)', 'الرابعه?'],
  ['(?:fifth|cinquieme)', 'الخامسه?'],
  ['(?:sixth|sixieme)', 'السادسه?'],
];
const NAMES: Readonly<Record<string, string>> = {
  launch:
    '(?:the )?(?:introduction|launch)|(?:la )?situation de depart|(?:l )?introduction|(?:وضعيه )?الانطلاق|المقدمه|التمهيد',
};
const kindIn = (words: string): QuestionKind | undefined =>
  questionKinds.find((kind) => new RegExp(` (?:${answerKinds[kind].words}) `).test(` ${words} `));

/** The number of the part that words name, and the words without it. */
function findPart(
  words: string,
  parts: Refine['parts'],
): { number: number; rest: string } | undefined {
  const padded = ` ${words} `;
  const without = (found: string, number: number) => ({
    number,
    rest: padded.replace(found, ' ').replace(/ +/g, ' ').trim(),
  });
  const numbered = new RegExp(` (?:${PART} )+(?:رقم |number |numero |no |n )?(\\d+)(?= )`).exec(
    padded,
  );
  if (numbered) return without(numbered[0], Number(numbered[1]));
  const last = new RegExp(
    ` (?:(?:the last|la derniere|le dernier) ${PART}|${PART} (?:ال)?اخير(?:ه)?)(?= )`,
  ).exec(padded);
  if (last) return without(last[0], parts.length);
  for (const [index, [latin, arabic]] of ORDINALS.entries()) {
    const found = new RegExp(` (?:(?:the |la |le )?${latin} ${PART}|${PART} ${arabic})(?= )`).exec(
      padded,
    );
    if (found) return without(found[0], index + 1);
  }
  for (const [kind, name] of Object.entries(NAMES)) {
    const found = new RegExp(` (?:${name})(?= )`).exec(padded);
    const part = parts.find((each) => each.kind === kind);
    if (found && part) return without(found[0], part.number);
  }
  return undefined;
}

const REMOVE =
  /^(?:please )?(?:remove|delete|drop|cut|supprime[rz]?|enleve[rz]?|retire[rz]?|efface[rz]?|احذف|ازل|امح|الغ)(?= |$)/;
const MOVE =
  /^(?:please )?(?:move|put|place[rz]?|bring|deplace[rz]?|mets|mettez|انقل|ضع|اجعل|قدم|اخر)(?= )/;
const FIRST =
  / (?:first|to the (?:start|beginning|top)|at the (?:start|beginning|top)|au debut|en premier|en tete|اولا|في البدايه|الي البدايه|في الاول)$/;
const LAST =
  / (?:last|to the end|at the end|to the bottom|a la fin|en dernier|اخيرا|في النهايه|الي النهايه|في الاخير|في الاخر)$/;
const BESIDE = / (before|after|avant|apres|قبل|بعد) /;
const SWAP = /^(?:swap|exchange|switch|echange[rz]?|inverse[rz]?|بدل|بادل)(?: بين)? /;
const ADDING =
  /^(?:please )?(?:add|give me|write|ajoute[rz]?|donnez? moi|ecris|ecrivez|اضف|زد|هات) /;
const MORE = /^\d+ more |^encore \d+ /;

const TITLE =
  /^(?:(?:change |set )?(?:the )?title(?: to |:)|(?:changez? )?le titre(?: en |\s?:)|(?:غيّ?ر )?العنوان(?: [إا]لى |:))/iu;
const SHORTEN: readonly (readonly [RegExp, string])[] = [
  [/^shorten\b/, 'shorter'],
  [/^simplify\b/, 'simpler'],
  [/^raccourci(?:s|r|ssez)\b/, 'plus court'],
  [/^simplifie[rz]?\b/, 'plus simple'],
];

const WORDS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5 },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
};
/** How many questions or exercises an addition asks for; undefined if it asks for more than rules can do. */
function countIn(words: string): number | undefined {
  let rest = ` ${words.replace(ADDING, '')} `;
  for (const kind of questionKinds)
    rest = rest.replace(new RegExp(` (?:${answerKinds[kind].words})(?= )`), '');
  const dual = / (?:سوالين|تمرينين) /.test(rest);
  const known =
    /(?<= )(?:please|a|an|another|one|two|three|four|five|une?|deux|trois|quatre|cinq|\d+|more|encore|new|nouve(?:au|lle|aux|lles)|other|autres?|of|de|du|type|questions?|exercises?|exercices?|سوالا?|اسئله|سوالين|تمرينا?|تمارين|تمرينين|من|نوع|اخر|اخري|جديد|جديدا|جديده|واحدا?)(?= )/g;
  const count = Number(/\d+/.exec(rest)?.[0] ?? 0);
  const word = rest.split(' ').flatMap((one) => WORDS[one] ?? [])[0];
  if (rest.replace(known, '').trim() !== '') return undefined;
  return count > 0 ? count : dual ? 2 : (word ?? 1);
}

function moveSteps(words: string, parts: Refine['parts']): RefineStep[] | undefined {
  const beside = BESIDE.exec(words);
  const [from = '', to = ''] = beside
    ? words.split(BESIDE).filter((_, index) => index !== 1)
    : [words];
  const target = findPart(to, parts);
  const isFirst = FIRST.test(words);
  if (!(beside && target) && !isFirst && !LAST.test(words)) return undefined;
  const part = findPart(from, parts);
  const kind = part ? undefined : kindIn(from.replace(FIRST, '').replace(LAST, ''));
  const moved = part
    ? [part.number]
    : parts.flatMap((each) => (kind && each.kind === kind ? [each.number] : []));
  const isAfter = ['after', 'apres', 'بعد'].includes(beside?.[1] ?? '');
  const place = target ? target.number - (isAfter ? 0 : 1) : isFirst ? 0 : null;
  if (moved.length === 0) return undefined;
  // Each follows the one moved before it.
  return moved.map((number, index) => ({
    ...empty,
    step: 'move' as const,
    number,
    place: moved[index - 1] ?? place,
  }));
}

/** The steps of one clause; undefined if it is not understood. */
function stepsOf(words: string, raw: string, parts: Refine['parts']): RefineStep[] | undefined {
  const title = TITLE.exec(raw)?.[0];
  const value = title === undefined ? '' : raw.slice(title.length).trim();
  if (value !== '') return [{ ...empty, step: 'head', field: 'title', value }];
  const minutes =
    /^(?:(?:change|set) )?(?:(?:the )?duration (?:to )?|(?:la )?duree (?:a |en |de )?|المده (?:الي )?)(\d+)(?: (?:minutes|min|دقيقه|دقايق))?$/.exec(
      words,
    )?.[1];
  if (minutes) return [{ ...empty, step: 'head', field: 'minutes', value: minutes }];
  const found = findPart(words, parts);
  if (REMOVE.test(words))
    return found?.rest.replace(REMOVE, '').trim() === ''
      ? [{ ...empty, step: 'remove', number: found.number }]
      : undefined;
  if (SWAP.test(words)) {
    const other = found && findPart(found.rest, parts);
    const bare = /^(?:and|with|et|avec|و|مع) ?(\d+)$/.exec(
      (found?.rest ?? '').replace(SWAP, ''),
    )?.[1];
    const second = other?.number ?? (bare ? Number(bare) : undefined);
    if (!found || second === undefined || second === found.number) return undefined;
    const [low, high] = [Math.min(found.number, second), Math.max(found.number, second)];
    return [
      { ...empty, step: 'move', number: high, place: low - 1 },
      ...(high - low > 1
        ? [{ ...empty, step: 'move' as const, number: low, place: high - 1 }]
        : []),
    ];
  }
  const moved = MOVE.test(words) ? moveSteps(words, parts) : undefined;
  if (moved) return moved;
  if (ADDING.test(words) || MORE.test(words)) {
    const count = countIn(words);
    if (count === undefined || count > MOST_ADDED) return undefined;
    return Array.from({ length: count }, () => ({
      ...empty,
      step: 'add' as const,
      kind: kindIn(words) ?? null,
    }));
  }
  if (!found) return undefined;
  const wish = SHORTEN.reduce((text, [verb, plain]) => text.replace(verb, plain), found.rest);
  wishesOf(wish);
  return [{ ...empty, step: 'rewrite', number: found.number, wish }];
}

/**
 * Splits an instruction for a whole draft into steps, in English, Arabic and French: easier, harder, shorter, bigger or smaller
 * numbers of one part; remove, move, swap and add parts; title and duration.
 * @throws CannotDraft `instruction` if any of it is not understood
 */
export function refine({ instruction, parts }: Refine): { readonly steps: RefineStep[] } {
  const clauses = asciiDigits(instruction)
    .split(/[;؛\n،]|,(?!\d)|\.(?:\s|$)|\bthen\b|\bpuis\b|(?<=\s)ثم(?=\s)/iu)
    .flatMap((clause) =>
      /^\s*(?:swap|exchange|switch|[ée]change|inverse|بدّ?ل)/iu.test(clause)
        ? [clause]
        : clause.split(/\b(?:and|et)\b/i),
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const steps = clauses.map((clause) => stepsOf(foldText(clause), clause, parts));
  const understood = steps.flatMap((some) => some ?? []);
  if (understood.length === 0 || steps.includes(undefined)) throw new CannotDraft('instruction');
  return { steps: understood };
}
