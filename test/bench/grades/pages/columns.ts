import type { AveragePreset } from '#shared/record/averages/average-presets.ts';
import { averagePresets } from '#shared/record/averages/average-presets.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { Chance } from './chance.ts';
import type { PageOptions } from './options.ts';
import { vocabularies, type Vocabulary } from './vocabulary.ts';

/** The content of a column, apart from its kind: two columns can hold the parts of names. */
export interface PageColumn extends GradebookColumn {
  readonly part?: 'surname' | 'givenName';
  /** Whether it holds ticks and other signs instead of marks. */
  readonly ticks?: true;
}

/** The columns of a page, in reading order, and the rule of its average column if it has one. */
export interface PageColumns {
  readonly columns: readonly PageColumn[];
  readonly rule: AveragePreset | undefined;
}

type Named = Omit<PageColumn, 'id'>;

const rolesOf = ({ parts }: AveragePreset): MarkRole[] => parts.flatMap(({ roles }) => roles);

/** Columns of marks for these roles, and one or two more of the kinds that can repeat. */
function markColumns(roles: readonly MarkRole[], vocabulary: Vocabulary, chance: Chance): Named[] {
  return roles.flatMap((role) => {
    const several = role === 'term' ? 3 : role === 'test' && chance.percent(30) ? 2 : 1;
    const wordings = vocabulary.marks[role];
    const headings =
      role === 'term' || several > 1
        ? wordings.filter(
            (wording) => !/^(Devoir|Test|الفرض|Short test|علامة الفرض)$/.test(wording),
          )
        : [chance.pick(wordings)];
    return headings.slice(0, several).map((heading) => ({ kind: 'mark', heading, role }) as const);
  });
}

function nameColumns({ columns }: Vocabulary, chance: Chance): Named[] {
  if (chance.percent(25)) {
    return (['surname', 'givenName'] as const).map((part) => ({
      kind: 'name',
      heading: chance.pick(columns[part]),
      part,
    }));
  }
  return [{ kind: 'name', heading: chance.pick(columns.name) }];
}

/** Chooses the columns of a page. The held-out pages order them differently from the development ones. */
export function chooseColumns(options: PageOptions, chance: Chance): PageColumns {
  const vocabulary = vocabularies[options.set][options.language];
  const isHeldOut = options.set === 'heldOut';
  const known: readonly AveragePreset[] = averagePresets;
  const chosen = chance.pick(isHeldOut ? known : known.slice(0, -1));
  const preset = known.find(({ preset: id }) => id === options.preset) ?? chosen;
  const rule = chance.percent(65) || options.preset ? preset : undefined;
  const scale =
    preset.scale === 20 && chance.percent(6) ? chance.pick([10, 40, 100]) : preset.scale;
  // Pages with one column of marks are rare; primary schools have an oral mark beside the exam.
  const roles = rolesOf(preset).length > 1 ? rolesOf(preset) : (['activities', 'exam'] as const);
  const plain = (
    kind: 'ordinal' | 'registrationNumber' | 'remark' | 'other' | 'average',
  ): Named => ({
    kind,
    heading: chance.pick(vocabulary.columns[kind]),
    ...(kind === 'average' && { scale }),
  });
  const first = chance.percent(75) ? [plain('ordinal')] : [];
  const number = chance.percent(20) ? [plain('registrationNumber')] : [];
  const names = nameColumns(vocabulary, chance);
  const born = isHeldOut && chance.percent(20) ? [plain('other')] : [];
  const marks = markColumns(roles, vocabulary, chance).map((column) => ({ ...column, scale }));
  const average = rule ? [plain('average')] : [];
  const remark = chance.percent(20) ? [plain('remark')] : [];
  const columns: Named[] = isHeldOut
    ? [...first, ...names, ...number, ...born, ...marks, ...average, ...remark]
    : [...first, ...number, ...names, ...marks, ...average, ...remark];
  return { columns: columns.map((column, index) => ({ id: `c${index + 1}`, ...column })), rule };
}
