import type { FigureKind } from '#shared/model/figure.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';

export const figureKindNames: Readonly<Record<FigureKind, MessageId>> = {
  fraction: 'draft.figure.fraction',
  numberLine: 'draft.figure.numberLine',
  coordinateGrid: 'draft.figure.coordinateGrid',
  triangle: 'draft.figure.triangle',
  angle: 'draft.figure.angle',
  barChart: 'draft.figure.barChart',
  clock: 'draft.figure.clock',
  table: 'draft.figure.table',
};

type Texts = Readonly<Record<string, MessageId>>;

/** The labels of fields, by name, or by kind and name where another kind has a field of this name. */
export const figureLabels: Texts = {
  shape: 'draft.figure.shape',
  parts: 'draft.figure.parts',
  shaded: 'draft.figure.shaded',
  from: 'draft.figure.from',
  to: 'draft.figure.to',
  step: 'draft.figure.step',
  numbers: 'draft.figure.numbers',
  marks: 'draft.figure.marks',
  xFrom: 'draft.figure.xFrom',
  xTo: 'draft.figure.xTo',
  yFrom: 'draft.figure.yFrom',
  yTo: 'draft.figure.yTo',
  points: 'draft.figure.points',
  lines: 'draft.figure.lines',
  endless: 'draft.figure.endless',
  corners: 'draft.figure.corners',
  sides: 'draft.figure.sides',
  angles: 'draft.figure.angles',
  sideLabels: 'draft.figure.sideLabels',
  angleLabels: 'draft.figure.angleLabels',
  unit: 'draft.figure.unit',
  bars: 'draft.figure.bars',
  time: 'draft.figure.time',
  heads: 'draft.figure.heads',
  rows: 'draft.figure.rows',
  degrees: 'draft.figure.degrees',
  label: 'draft.figure.label',
  'angle.points': 'draft.figure.anglePoints',
};

export const figureHelps: Texts = {
  'numberLine.marks': 'draft.figure.marksHelp',
  'coordinateGrid.points': 'draft.figure.pointsHelp',
  'coordinateGrid.lines': 'draft.figure.linesHelp',
  'triangle.corners': 'draft.figure.cornersHelp',
  'triangle.sides': 'draft.figure.sidesHelp',
  'triangle.angles': 'draft.figure.anglesHelp',
  'triangle.sideLabels': 'draft.figure.sideLabelsHelp',
  'triangle.angleLabels': 'draft.figure.angleLabelsHelp',
  'barChart.bars': 'draft.figure.barsHelp',
  'table.rows': 'draft.figure.rowsHelp',
  'angle.label': 'draft.figure.labelHelp',
  'angle.points': 'draft.figure.anglePointsHelp',
};

export const figureChoices: Texts = {
  'shape.bar': 'draft.figure.bar',
  'shape.disc': 'draft.figure.disc',
  'numbers.all': 'draft.figure.all',
  'numbers.ends': 'draft.figure.ends',
  'endless.segments': 'draft.figure.segments',
  'endless.endless': 'draft.figure.endlessLines',
  'heads.row': 'draft.figure.headRow',
  'heads.column': 'draft.figure.headColumn',
  'heads.none': 'draft.figure.headNone',
};
