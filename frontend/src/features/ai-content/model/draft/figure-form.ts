import * as z from 'zod/mini';
import {
  figure as schema,
  type Figure,
  type FigureKind,
  type FigureProblem,
} from '#shared/model/figure.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { schoolDays } from '#shared/draft/figures/written.ts';
import { typedNumber } from '#shared/text/typed-number.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';

/** A field of the form of a figure; several values in a line are separated by bars. */
export interface FigureField {
  readonly name: string;
  readonly type: 'number' | 'text' | 'lines' | 'time' | readonly string[];
}

const number = (name: string): FigureField => ({ name, type: 'number' });
const text = (name: string): FigureField => ({ name, type: 'text' });
const lines = (name: string): FigureField => ({ name, type: 'lines' });

export const figureFields: Readonly<Record<FigureKind, readonly FigureField[]>> = {
  fraction: [{ name: 'shape', type: ['bar', 'disc'] }, number('parts'), number('shaded')],
  numberLine: [
    ...['from', 'to', 'step'].map(number),
    { name: 'numbers', type: ['all', 'ends'] },
    lines('marks'),
  ],
  coordinateGrid: [
    ...['xFrom', 'xTo', 'yFrom', 'yTo'].map(number),
    lines('points'),
    lines('lines'),
    { name: 'endless', type: ['segments', 'endless'] },
  ],
  triangle: ['corners', 'sides', 'angles', 'sideLabels', 'angleLabels'].map(text),
  barChart: [text('unit'), lines('bars')],
  clock: [{ name: 'time', type: 'time' }],
  table: [{ name: 'heads', type: ['row', 'column', 'none'] }, lines('rows')],
  angle: [number('degrees'), text('label'), text('points')],
};
export const figureKinds = [
  'fraction',
  'numberLine',
  'coordinateGrid',
  'triangle',
  'angle',
  'barChart',
  'clock',
  'table',
] as const satisfies readonly FigureKind[];

type Values = Readonly<Record<string, string>>;

const BAR = ' | ';
const joined = (values: readonly (string | number)[]): string => values.join(BAR);
const joinedLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map(joined).join('\n');
/** Three texts; nothing instead of two bars where all are empty. */
const three = (values: readonly (string | number)[]): string =>
  values.every((value) => value === '') ? '' : joined(values);

export function figureValues(figure: Figure): Values {
  switch (figure.kind) {
    case 'numberLine': {
      const { from, to, step, numbers, marks } = figure;
      const marked = joinedLines(marks.map(({ label, at }) => [label, at]));
      return { from: `${from}`, to: `${to}`, step: `${step}`, numbers, marks: marked };
    }
    case 'fraction':
      return { shape: figure.shape, parts: `${figure.parts}`, shaded: `${figure.shaded}` };
    case 'coordinateGrid': {
      const { xFrom, xTo, yFrom, yTo, points } = figure;
      return {
        ...{ xFrom: `${xFrom}`, xTo: `${xTo}`, yFrom: `${yFrom}`, yTo: `${yTo}` },
        points: joinedLines(points.map(({ label, x, y }) => [label, x, y])),
        lines: joinedLines(figure.lines.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2])),
        endless: figure.lines.some(({ endless }) => endless) ? 'endless' : 'segments',
      };
    }
    case 'triangle': {
      const { corners, sides, angles, sideLabels, angleLabels } = figure;
      return {
        ...{ corners: three(corners), sides: joined(sides), angles: joined(angles) },
        ...{ sideLabels: three(sideLabels), angleLabels: three(angleLabels) },
      };
    }
    case 'barChart':
      return {
        unit: figure.unit,
        bars: joinedLines(figure.bars.map(({ label, value }) => [label, value])),
      };
    case 'clock':
      return {
        time: [figure.hours, figure.minutes].map((part) => `${part}`.padStart(2, '0')).join(':'),
      };
    case 'table':
      return { heads: figure.heads, rows: joinedLines(figure.rows) };
    case 'angle':
      return { degrees: `${figure.degrees}`, label: figure.label, points: three(figure.points) };
  }
}

const parts = (line: string): string[] => line.split('|').map((part) => part.trim());
const linesOf = (typed = ''): string[][] =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parts);
const textsOfThree = (typed = ''): string[] => (typed.trim() === '' ? ['', '', ''] : parts(typed));
const numbersIn = (typed = ''): number[] =>
  typed.trim() === '' ? [] : parts(typed).map(typedNumber);

/** The figure that the form describes, which need not be possible. */
function described(kind: FigureKind, values: Values): unknown {
  const at = (name: string): number => typedNumber(values[name] ?? '');
  switch (kind) {
    case 'numberLine':
      return {
        ...{ kind, from: at('from'), to: at('to'), step: at('step'), numbers: values['numbers'] },
        marks: linesOf(values['marks']).map((each) => ({
          label: each.length > 1 ? each[0] : '',
          at: typedNumber(each.at(-1) ?? ''),
        })),
      };
    case 'fraction':
      return { kind, shape: values['shape'], parts: at('parts'), shaded: at('shaded') };
    case 'coordinateGrid':
      return {
        ...{ kind, xFrom: at('xFrom'), xTo: at('xTo'), yFrom: at('yFrom'), yTo: at('yTo') },
        points: linesOf(values['points']).map((each) => ({
          label: each.length > 2 ? each[0] : '',
          ...{ x: typedNumber(each.at(-2) ?? ''), y: typedNumber(each.at(-1) ?? '') },
        })),
        lines: linesOf(values['lines']).map(([x1 = '', y1 = '', x2 = '', y2 = '']) => ({
          ...{ x1: typedNumber(x1), y1: typedNumber(y1), x2: typedNumber(x2), y2: typedNumber(y2) },
          endless: values['endless'] === 'endless',
        })),
      };
    case 'triangle':
      return {
        ...{ kind, corners: textsOfThree(values['corners']) },
        ...{ sides: numbersIn(values['sides']), angles: numbersIn(values['angles']) },
        sideLabels: textsOfThree(values['sideLabels']),
        angleLabels: textsOfThree(values['angleLabels']),
      };
    case 'barChart':
      return {
        ...{ kind, unit: values['unit']?.trim() },
        bars: linesOf(values['bars']).map((each) => ({
          label: each.length > 1 ? each[0] : '',
          value: typedNumber(each.at(-1) ?? ''),
        })),
      };
    case 'clock': {
      const [hours = '', minutes = ''] = (values['time'] ?? '').split(':');
      return { kind, hours: typedNumber(hours), minutes: typedNumber(minutes) };
    }
    case 'table':
      return { kind, heads: values['heads'], rows: linesOf(values['rows']) };
    case 'angle':
      return {
        ...{ kind, degrees: at('degrees'), label: values['label']?.trim() },
        points: textsOfThree(values['points']),
      };
  }
}

const problems: Readonly<Record<FigureProblem, MessageId>> = {
  order: 'draft.figure.order',
  'step-uneven': 'draft.figure.stepUneven',
  outside: 'draft.figure.outside',
  'shaded-more': 'draft.figure.shadedMore',
  'same-points': 'draft.figure.samePoints',
  'measures-missing': 'draft.figure.measuresMissing',
  'angle-sum': 'draft.figure.angleSum',
  'sides-impossible': 'draft.figure.sidesImpossible',
  'angles-differ': 'draft.figure.anglesDiffer',
  'label-differs': 'draft.figure.labelDiffers',
  'rows-uneven': 'draft.figure.rowsUneven',
};
const known = new Map<string, MessageId>(Object.entries(problems));

/** The figure that a form describes, or an error for each field that makes it impossible. */
export function readFigureForm(
  kind: FigureKind,
  values: Values,
): { readonly figure?: Figure; readonly errors: Readonly<Record<string, MessageId>> } {
  const { data, error } = z.safeParse(schema, described(kind, values));
  if (data) return { figure: data, errors: {} };
  const errors = error.issues.map(({ path, message }): [string, MessageId] => [
    // Both hands of a clock are one field.
    kind === 'clock' ? 'time' : String(path[0] ?? ''),
    known.get(message) ?? 'draft.figure.invalid',
  ]);
  return { errors: Object.fromEntries(errors.toReversed()) };
}

/** A first figure of a kind, for its teacher to change. */
export function newFigure(kind: FigureKind, language: DraftLanguage): Figure {
  const corners = ['A', 'B', 'C'];
  switch (kind) {
    case 'numberLine':
      return { kind, from: 0, to: 10, step: 1, numbers: 'all', marks: [{ at: 4, label: 'A' }] };
    case 'fraction':
      return { kind, shape: 'bar', parts: 8, shaded: 3 };
    case 'coordinateGrid':
      return {
        ...{ kind, xFrom: -5, xTo: 5, yFrom: -5, yTo: 5 },
        ...{ points: [{ x: 2, y: 3, label: 'A' }], lines: [] },
      };
    case 'triangle':
      return {
        ...{ kind, corners, sides: [3, 5, 4], angles: [] },
        ...{ sideLabels: ['3 cm', '?', '4 cm'], angleLabels: ['90°', '', ''] },
      };
    case 'barChart':
      return {
        ...{ kind, unit: '' },
        bars: schoolDays(language)
          .slice(0, 3)
          .map((label, index) => ({ label, value: 6 + 4 * index })),
      };
    case 'clock':
      return { kind, hours: 10, minutes: 20 };
    case 'table':
      return {
        ...{ kind, heads: 'column' },
        rows: [
          ['x', '1', '2', '3'],
          ['y', '4', '8', '?'],
        ],
      };
    case 'angle':
      return { kind, degrees: 60, label: '60°', points: corners };
  }
}

/** The form of a figure has the fields of all kinds, so that another kind loses nothing. */
export const fieldName = (kind: FigureKind, name: string): string => `${kind}.${name}`;

/** What the form begins with: the figure that there is, and a first one of each other kind. */
export const figureForm = (
  given: Figure | undefined,
  language: DraftLanguage,
): Record<string, string> => ({
  kind: given?.kind ?? 'fraction',
  ...Object.fromEntries(
    figureKinds.flatMap((kind) => {
      const values = figureValues(given?.kind === kind ? given : newFigure(kind, language));
      return Object.entries(values).map(([name, value]) => [fieldName(kind, name), value] as const);
    }),
  ),
});

export const chosenIn = (form: Values): { readonly kind: FigureKind; readonly values: Values } => {
  const kind = figureKinds.find((each) => each === form['kind']) ?? 'fraction';
  const names = figureFields[kind].map(({ name }) => name);
  return {
    kind,
    values: Object.fromEntries(names.map((name) => [name, form[fieldName(kind, name)] ?? ''])),
  };
};
