import type { Plan } from '../task.ts';

/**
 * Whether figures are offered to a model. Questions on a source text are answered from it alone. What the topic is
 * about only the model judges, because instructions depend on no text of a form.
 */
export const offersFigures = ({ request }: Plan): boolean =>
  request.contentType !== 'LESSON_PLAN' && request.baseText === undefined;

/** When to give a figure, and what its fields mean; empty if none are offered. */
export const figureRule = (plan: Plan): string =>
  offersFigures(plan)
    ? `
- figure draws a picture below the text by its measures; give one in subjects such as mathematics, science or geography where a pupil has to read it or is helped by it (on such a topic about one in three has one), else null; in languages, history and the like it is always null. The text then speaks of it ("What fraction of the bar is shaded?"), and the key is what the figure shows. Its texts are plain, without $; an empty text or list means none. Kinds:
  numberLine: ticks every step from from to to (at most 40); numbers all or ends (only the first and last are written); marks at values between them. fraction: shape bar or disc, parts equal ones (at most 24), shaded of them. coordinateGrid: whole xFrom < xTo and yFrom < yTo, at most 24 squares; points, and lines through two points within it. triangle: corners three names; sides three lengths from the first corner to the second, to the third and back, or [] and angles three degrees that sum to 180; sideLabels and angleLabels what is written there, such as "5 cm", "90°", "?" for what is asked, or "". barChart: 2 to 10 bars with short labels and values that can be read from a scale of at most 10 round steps; unit what is counted. clock: hours 0 to 23, minutes 0 to 59. table: rows of equally many cells, heads row, column or none. angle: degrees 1 to 359, label what is written in it ("?" if it is asked), points the names of a point of the first ray, the vertex, and a point of the second ray.`
    : '';
