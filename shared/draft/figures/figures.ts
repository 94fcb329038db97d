import type { DrawnFigure, Figure } from '../../model/figure.ts';
import type { DraftLanguage } from '../../model/locale.ts';
import { angleTraits } from './angle.ts';
import { barChartTraits } from './bar-chart.ts';
import { clockTraits } from './clock.ts';
import { coordinateGridTraits } from './coordinate-grid.ts';
import type { Drawing } from './drawing.ts';
import { fractionTraits } from './fraction.ts';
import { numberLineTraits } from './number-line.ts';
import { describeTable } from './table.ts';
import { triangleTraits } from './triangle.ts';

/** A figure as drawing operations; a table has none, as every medium sets tables. */
export function drawFigure(figure: DrawnFigure, language: DraftLanguage): Drawing {
  switch (figure.kind) {
    case 'numberLine':
      return numberLineTraits.draw(figure, language);
    case 'fraction':
      return fractionTraits.draw(figure, language);
    case 'coordinateGrid':
      return coordinateGridTraits.draw(figure, language);
    case 'triangle':
      return triangleTraits.draw(figure, language);
    case 'barChart':
      return barChartTraits.draw(figure, language);
    case 'clock':
      return clockTraits.draw(figure, language);
    case 'angle':
      return angleTraits.draw(figure, language);
  }
}

/** A figure in words, for those who do not see it. */
export function describeFigure(figure: Figure, language: DraftLanguage): string {
  switch (figure.kind) {
    case 'numberLine':
      return numberLineTraits.describe[language](figure);
    case 'fraction':
      return fractionTraits.describe[language](figure);
    case 'coordinateGrid':
      return coordinateGridTraits.describe[language](figure);
    case 'triangle':
      return triangleTraits.describe[language](figure);
    case 'barChart':
      return barChartTraits.describe[language](figure);
    case 'clock':
      return clockTraits.describe[language](figure);
    case 'angle':
      return angleTraits.describe[language](figure);
    case 'table':
      return describeTable[language](figure);
  }
}
