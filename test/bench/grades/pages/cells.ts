import { workOutAverage } from '#shared/record/averages/averages.ts';
import type { Gradebook, GradebookRow } from '#shared/model/gradebook.ts';
import type { Chance } from './chance.ts';
import type { PageColumn, PageColumns } from './columns.ts';
import type { PageOptions } from './options.ts';
import type { PagePupil } from './pupils.ts';
import { vocabularies } from './vocabulary.ts';

/** How a page writes its numbers. */
interface Notation {
  readonly decimalMark: string;
  /** `12,50` instead of `12,5`. */
  readonly isPadded: boolean;
  /** Percentage of cells with the scale, as in `12/20`. */
  readonly slashed: number;
  readonly absence: string;
  /** A stroke, or nothing, where there is no mark. */
  readonly blank: string;
}

const toIndic = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

export const inDigits = (text: string, { digits }: PageOptions): string =>
  digits === 'arabic-indic' ? toIndic(text) : text;

function chooseNotation(options: PageOptions, chance: Chance): Notation {
  const { absences } = vocabularies[options.set][options.language];
  const marks = { ar: [',', '.'], fr: [',', ',', '.'], en: ['.'] }[options.language];
  const decimalMark = chance.pick(marks);
  // A point beside Arabic-Indic digits looks like a zero, so it is not used.
  const indicMark = chance.pick(['٫', ',']);
  return {
    decimalMark: options.digits === 'arabic-indic' ? indicMark : decimalMark,
    isPadded: chance.percent(20),
    slashed: chance.percent(12) ? 60 : 0,
    absence: chance.pick(absences),
    blank: chance.percent(15) ? '-' : '',
  };
}

/** A number as the page writes it: at most two decimals, and none it does not need. */
function written(value: number, { decimalMark, isPadded }: Notation): string {
  const text = Number.isInteger(value)
    ? String(value)
    : isPadded
      ? value.toFixed(2)
      : String(Number(value.toFixed(2)));
  return text.replace('.', decimalMark);
}

/** A mark near the pupil's own level, in halves or quarters, because good pupils are good at most things. */
function chooseMark(
  level: number,
  scale: number,
  { layout }: PageOptions,
  notation: Notation,
  chance: Chance,
): string {
  if (chance.percent(4)) return notation.blank;
  if (chance.percent(4)) return notation.absence;
  const steps = chance.percent(75) && layout === 'usual' ? 2 : 4;
  const wide = Math.round((level + chance.spread(3)) * (scale / 20) * steps) / steps;
  const text = written(Math.min(scale, Math.max(0, wide)), notation);
  return chance.percent(notation.slashed) ? `${text}/${scale}` : text;
}

const isNumeral = (text: string): boolean => /^[\d.,٫/-]*$/.test(text);

type Cell = (column: PageColumn) => string;
const fill = (columns: readonly PageColumn[], options: PageOptions, cell: Cell) =>
  columns.map((column) => {
    const text = cell(column);
    return { text: isNumeral(text) ? inDigits(text, options) : text };
  });

function pupilRow(
  pupil: PagePupil,
  index: number,
  { columns, rule }: PageColumns,
  { options, notation, chance }: { options: PageOptions; notation: Notation; chance: Chance },
): GradebookRow {
  const level = 10.5 + chance.spread(3.5);
  const { remarks } = vocabularies[options.set][options.language];
  const cells = fill(columns, options, ({ kind, part, scale = 20 }) => {
    if (kind === 'ordinal') return String(index + 1);
    if (kind === 'registrationNumber') return pupil.registrationNumber;
    if (kind === 'name') return part ? pupil[part] : `${pupil.surname} ${pupil.givenName}`;
    if (kind === 'other') return pupil.dateOfBirth.split('-').toReversed().join('/');
    if (kind === 'mark') return chooseMark(level, scale, options, notation, chance);
    return kind === 'remark' && chance.percent(60) ? chance.pick(remarks) : '';
  });
  const place = columns.findIndex(({ kind }) => kind === 'average');
  const average =
    rule && workOutAverage({ ...rule, scale: columns[place]?.scale ?? 20 }, columns, { cells });
  const cell = cells[place];
  if (cell && average && 'value' in average) {
    cell.text = inDigits(written(average.value, notation), options);
  }
  return { id: `r${index + 1}`, pupil: index, cells };
}

/** The line below the pupils: its name, and something like an average in each column of marks. */
function summaryRow(
  columns: readonly PageColumn[],
  { options, notation, chance }: { options: PageOptions; notation: Notation; chance: Chance },
): GradebookRow {
  const name = chance.pick(vocabularies[options.set][options.language].summaries);
  const label = columns.findIndex(({ kind }) => kind === 'name');
  const cells = fill(columns, options, (column) => {
    if (columns[label] === column) return name;
    if (column.kind !== 'mark' && column.kind !== 'average') return '';
    const value = Math.round(chance.between(0.4, 0.65) * (column.scale ?? 20) * 100) / 100;
    return written(value, notation);
  });
  return { id: 's1', summary: true, cells };
}

/** Fills a page with pupils, their marks and the averages. */
export function fillPage(
  layout: PageColumns,
  pupils: readonly PagePupil[],
  options: PageOptions,
  chance: Chance,
): Pick<Gradebook, 'rows'> {
  const hand = { options, notation: chooseNotation(options, chance), chance };
  const rows = pupils.map((pupil, index) => pupilRow(pupil, index, layout, hand));
  return { rows: chance.percent(30) ? [...rows, summaryRow(layout.columns, hand)] : rows };
}
