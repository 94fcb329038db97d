import { expect, it } from 'vitest';
import type { AnswerSheets, ReadSheet } from '../model/answer-sheets.ts';
import { seeded } from '../seeded.ts';
import { classFiguresOf } from './class-figures-of.ts';

const head = {
  ...{ classId: '01KAJ6Z7B1N5C8H3K2P6Q9R4TW', draft: '01KAJ6Z9Q4T3M8V5W2X7Y1N0PB' },
  ...{ title: 'Fractions', language: 'en' as const, scale: 20, layouts: [], leftOut: [] },
};
const at = '2026-11-20T08:15:30.000Z';
const questions: AnswerSheets['questions'] = [
  { id: 'q1', points: 2, key: 'o1' },
  { id: 'q2', points: 1.5, key: 'o2' },
  { id: 'q3', points: 4 },
  { id: 'task', points: 6 },
];

/** The answers of a class: some unclear, some sheets set aside. */
function answersOf(seed: number): AnswerSheets {
  const random = seeded(seed);
  const sheets = Array.from({ length: 38 }, (_, picture): ReadSheet => {
    const skill = random();
    const answers = questions.map(({ id, points, key }): [string, ReadSheet['answers'][string]] => {
      if (random() < 0.04) return [id, { doubt: 'faint' }];
      const isRight = random() < (skill + random()) / 2;
      if (key !== undefined) return [id, { chosen: [isRight ? key : 'o3'] }];
      return [id, { points: Math.round(points * skill * random() * 4) / 4 }];
    });
    return {
      ...{ picture, layout: 0, pupil: `p${picture}` },
      ...(random() < 0.05 && { dismissed: true as const }),
      answers: Object.fromEntries(answers),
    };
  });
  return { ...head, questions, sheets };
}

/** The same figures by the sums of the formula of covariances, written for the whole table. */
function independently({ sheets }: AnswerSheets) {
  const rows = sheets
    .filter((sheet) => sheet.dismissed !== true)
    .map(({ answers }) =>
      questions.map(({ id, points, key }) => {
        const answer = answers[id]!;
        if (answer.doubt) return NaN;
        return key ? (answer.chosen![0] === key ? points : 0) : answer.points!;
      }),
    );
  const whole = rows.filter((row) => row.every((points) => points >= 0));
  return questions.map(({ id, points }, column) => {
    const clear = rows.map((row) => row[column]!).filter((one) => one >= 0);
    let [n, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
    for (const row of whole) {
      const x = row[column]!;
      const y = row.reduce((all, one) => all + one, 0) - x;
      n += 1;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumYY += y * y;
      sumXY += x * y;
    }
    const discrimination =
      (n * sumXY - sumX * sumY) / Math.sqrt((n * sumXX - sumX * sumX) * (n * sumYY - sumY * sumY));
    const mean = clear.reduce((all, one) => all + one / clear.length, 0);
    return { id, pupils: clear.length, facility: mean / points, discrimination };
  });
}

it.each([1, 2, 3, 4, 5])('equals an independent computation of seed %i', (seed) => {
  const answers = answersOf(seed);
  const kept = classFiguresOf(answers, at);
  const expected = independently(answers);
  expect(kept.questions.map(({ id, pupils }) => ({ id, pupils }))).toEqual(
    expected.map(({ id, pupils }) => ({ id, pupils })),
  );
  for (const [index, { facility, discrimination }] of expected.entries()) {
    expect(kept.questions[index]?.facility).toBeCloseTo(facility, 10);
    expect(kept.questions[index]?.discrimination).toBeCloseTo(discrimination, 10);
  }
});

it('names no pupil, and leaves out what nobody answered clearly', () => {
  const answers = answersOf(7);
  const doubtful = answers.sheets.map((sheet) => ({
    ...sheet,
    answers: { ...sheet.answers, q2: { doubt: 'double' as const } },
  }));
  const kept = classFiguresOf({ ...answers, sheets: doubtful }, at);
  expect(kept.questions.map(({ id }) => id)).toEqual(['q1', 'q3', 'task']);
  expect(kept.questions.every((one) => !('discrimination' in one))).toBe(true);
  expect(JSON.stringify(kept)).not.toMatch(/"p\d/);
});
