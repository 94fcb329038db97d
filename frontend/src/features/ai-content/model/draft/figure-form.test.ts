import { describe, expect, it } from 'vitest';
import { languages } from '#shared/model/locale.ts';
import { sampleFigures } from '#test/support/sample-drafts/figures.ts';
import {
  figureFields,
  figureKinds,
  figureValues,
  newFigure,
  readFigureForm,
} from './figure-form.ts';

describe.each(languages)('the form of a figure (%s)', (language) => {
  it.each(figureKinds)('reads what it shows: %s', (kind) => {
    for (const figure of [sampleFigures[language][kind], newFigure(kind, language)]) {
      const values = figureValues(figure);
      expect(Object.keys(values).toSorted()).toEqual(
        figureFields[kind].map(({ name }) => name).toSorted(),
      );
      expect(readFigureForm(kind, values)).toEqual({ figure, errors: {} });
    }
  });
});

describe('the form of a figure', () => {
  const change = (kind: (typeof figureKinds)[number], changed: Record<string, string>) =>
    readFigureForm(kind, { ...figureValues(newFigure(kind, 'en')), ...changed });

  it('takes numbers as teachers type them', () => {
    expect(change('numberLine', { step: '0,5', marks: 'A | ٢٫٥' }).figure).toMatchObject({
      step: 0.5,
      marks: [{ at: 2.5, label: 'A' }],
    });
    expect(change('numberLine', { from: '−5', marks: '3' }).figure).toMatchObject({
      from: -5,
      marks: [{ at: 3, label: '' }],
    });
  });

  it.each([
    ['fraction', { shaded: '9' }, { shaded: 'draft.figure.shadedMore' }],
    ['fraction', { parts: '' }, { parts: 'draft.figure.invalid' }],
    ['numberLine', { step: '3' }, { step: 'draft.figure.stepUneven' }],
    ['numberLine', { marks: 'A | eleven' }, { marks: 'draft.figure.invalid' }],
    ['coordinateGrid', { points: 'A | 9 | 9' }, { points: 'draft.figure.outside' }],
    ['triangle', { sides: '1 | 2 | 9', sideLabels: '' }, { sides: 'draft.figure.sidesImpossible' }],
    ['triangle', { sideLabels: '7 cm | ? | 4 cm' }, { sideLabels: 'draft.figure.labelDiffers' }],
    ['clock', { time: '' }, { time: 'draft.figure.invalid' }],
    ['table', { rows: 'a | b\nc' }, { rows: 'draft.figure.rowsUneven' }],
    ['barChart', { bars: 'Sunday' }, { bars: 'draft.figure.invalid' }],
  ] as const)('says beside the field what is impossible: %s', (kind, changed, errors) => {
    const read = change(kind, changed);
    expect(read.figure).toBeUndefined();
    expect(read.errors).toEqual(errors);
  });
});
