import { describe, expect, it } from 'vitest';
import { NOTHING, OUTPUTS, SIGNS, writeInScript } from './alphabet.ts';
import { numberPlausibility, plausibility } from './mark-grammar.ts';
import { confidenceOf } from './confidence.ts';
import { habitsOf, highestMark } from './column-habits.ts';
import { columnPrior } from './column-prior.ts';
import { compareLooks, weighReadings, type Evidence } from './weigh-readings.ts';

type Column = Readonly<Record<string, number>>;

/** Columns with these probabilities, and gaps between them. */
const look = (columns: readonly Column[]): Float64Array[] =>
  columns.flatMap((column) => {
    const row = new Float64Array(OUTPUTS).fill(1e-5);
    for (const [sign, share] of Object.entries(column)) {
      row[sign === '_' ? NOTHING : SIGNS.findIndex((known) => known === sign)] = share;
    }
    const gap = new Float64Array(OUTPUTS).fill(1e-5);
    gap[NOTHING] = 1;
    return [row, gap];
  });
const sure = (signs: string): Float64Array[] => look([...signs].map((sign) => ({ [sign]: 1 })));

const weighed = (
  looks: readonly Float64Array[][],
  weigh: (signs: string) => number = plausibility,
): Evidence => weighReadings(compareLooks(looks), weigh);

describe('inScript', () => {
  it("gives signs the page's own digits, and absences their one form", () => {
    expect(writeInScript('12.5', 'western')).toBe('12,5');
    expect(writeInScript('12.5/20', 'arabic-indic')).toBe('١٢٫٥/٢٠');
    for (const absence of ['abs', 'abs?', 'ab5', 'abs5', 'a0s', 'a8s?'])
      expect(writeInScript(absence, 'western')).toBe('abs');
    expect(writeInScript('غ?', 'arabic-indic')).toBe('غ');
    expect(writeInScript('a', 'western')).toBe('a');
    expect(writeInScript('1?', 'western')).toBe('1?');
  });
});

describe('the plausibility of a mark', () => {
  it('is highest for marks that teachers give', () => {
    for (const mark of ['0', '7', '12.5', '19.75', '12.50', '12/20', '9.5/10', '20']) {
      expect(plausibility(mark)).toBe(1);
    }
    expect(plausibility('13.67')).toBeLessThan(1);
    for (const odd of ['21', '1575', '12.5.5', '15/10', '00', '005', '12/7']) {
      expect(plausibility(odd)).toBeLessThan(plausibility('13.67'));
    }
  });
});

describe('weighing the readings of a cell', () => {
  it('never adds a decimal mark that nobody wrote', () => {
    const evidence = weighed([sure('1575')]);
    expect(evidence).toMatchObject({ signs: '1575', weight: 0.004, agreement: 1 });
  });

  it('prefers a well-formed mark when the ink is unclear, and doubts its decimal mark', () => {
    const open = look([{ 1: 1 }, { 5: 1 }, { '.': 0.45, _: 0.55 }, { 7: 1 }, { 5: 1 }]);
    const evidence = weighed([open]);
    expect(evidence.signs).toBe('15.75');
    expect(evidence.decimalDoubt).toBeGreaterThan(0.4);
    expect(weighed([open], numberPlausibility).signs).toBe('1575');
  });

  it('is less certain when one of the views differs from the others', () => {
    const alike = weighed([sure('12'), sure('12'), sure('12')]);
    const apart = weighed([sure('12'), sure('12'), sure('17')]);
    expect(alike).toMatchObject({ signs: '12', agreement: 1 });
    expect(apart.signs).toBe('12');
    expect(apart.agreement).toBeCloseTo(2 / 3);
    expect(apart.leastShare).toBeLessThan(alike.leastShare);
  });
});

describe('a network that seconds another', () => {
  it('names readings and says how likely they are, but does not choose', () => {
    const clear = look([{ 1: 0.2, 7: 0.8 }]);
    const other = look([{ 1: 0.9, 7: 0.1 }]);
    const evidence = weighReadings(compareLooks([clear, clear], [other]), plausibility);
    expect(evidence).toMatchObject({ signs: '7', agreement: 1 });
    expect(evidence.seconded).toBeCloseTo(0.1, 2);
    expect(weighed([clear]).seconded).toBeUndefined();
  });

  it('tells how likely a letter is, so that an absence does not become a mark unseen', () => {
    const letter = look([{ غ: 0.9, 0: 0.1 }]);
    const evidence = weighReadings(compareLooks([sure('0')], [letter]), plausibility);
    expect(evidence.signs).toBe('0');
    expect(evidence.letterDoubt).toBeCloseTo(0.9, 2);
    const circumstances = {
      reader: 'pens',
      inkWidth: 0.8,
      columnDoubt: 0,
      pictureHeight: 30,
      isOtherScale: false,
      leavesInk: false,
      mayBeTick: false,
    } as const;
    const confidence = (cell: Evidence) =>
      confidenceOf({ ...circumstances, evidence: cell, isAlike: false });
    expect(confidence(evidence)).toBeLessThanOrEqual(60);
    const agreed = weighReadings(compareLooks([sure('0')], [sure('0')]), plausibility);
    expect(confidence(agreed)).toBeGreaterThan(95);
  });

  it('is believed that something is written where the first finds nothing', () => {
    const nothing = look([{ _: 0.8, 1: 0.2 }]);
    expect(weighed([nothing]).signs).toBe('');
    expect(weighReadings(compareLooks([nothing], [sure('1')]), plausibility).signs).toBe('1');
  });
});

describe('the habits of a column', () => {
  it('make other decimals unlikely where all are halves and quarters, averages excepted', () => {
    const of = (marks: readonly string[]): ((signs: string) => number) =>
      habitsOf(
        marks.map((signs) => weighed([sure(signs)])),
        'mark',
      );
    const halves = of(['7.5', '12.25', '9.75', '8.5', '14.5']);
    expect(halves('7.58')).toBeLessThan(halves('7.25'));
    expect(halves('7.58')).toBe(0.25);
    const averages = of(['7.51', '12.25', '9.75', '8.56', '14.59', '11.25', '10.50']);
    expect(averages('7.58')).toBe(0.8);
  });

  it('make unusual forms less likely, but not impossible', () => {
    const column = ['7.50', '12', '13.25', '8.50'].map((signs) => weighed([sure(signs)]));
    const habit = habitsOf(column, 'mark');
    expect(habit('9.75')).toBe(1);
    expect(habit('9')).toBe(0.5);
    expect(habit('9.5')).toBe(0.02);
    expect(habit('abs')).toBe(1);
    const open = look([{ 9: 1 }, { '.': 1 }, { 5: 1 }, { 0: 0.45, _: 0.55 }]);
    expect(weighed([open]).signs).toBe('9.5');
    expect(weighed([open], habit).signs).toBe('9.50');
  });

  it('show the highest mark', () => {
    const of = (...marks: readonly string[]) =>
      highestMark(marks.map((signs) => weighed([sure(signs)], () => 1)));
    expect(of('7', '8.5', '9', '4', '10', '6')).toBe(10);
    expect(of('7', '12.5', '9', '4', '10', '6')).toBe(20);
    expect(of('35', '12.5', '28', '4', '31', '6')).toBe(100);
    expect(of('35', '12')).toBe(20);
    expect(plausibility('12', 10)).toBeLessThan(plausibility('12'));
    expect(plausibility('35', 100)).toBe(1);
  });

  const priorOf = (...marks: readonly string[]) =>
    columnPrior(
      marks.map((signs) => compareLooks([sure(signs)])),
      'mark',
    );

  it('make any decimals as usual as halves where several certain marks have them', () => {
    const open = compareLooks([look([{ 9: 1 }, { '.': 1 }, { 6: 0.6, 5: 0.4 }])]);
    const readWith = ({ weigh }: ReturnType<typeof priorOf>) => weighReadings(open, weigh).signs;
    expect(readWith(priorOf('7.5', '12', '9.5', '8', '14.5', '11.33'))).toBe('9.5');
    expect(readWith(priorOf('7.3', '12.8', '9.5', '8', '14.5', '11.4'))).toBe('9.6');
  });

  it('make another scale than theirs unlikely, and doubtful where it is read all the same', () => {
    const scaled = priorOf('12/20', '8.5/20', '7/20', '11');
    const open = compareLooks([look([{ 8: 1 }, { '/': 1 }, { 1: 0.7, 2: 0.3 }, { 0: 1 }])]);
    expect(weighReadings(open, plausibility).signs).toBe('8/10');
    expect(weighReadings(open, scaled.weigh).signs).toBe('8/20');
    expect(['8/10', '8/20', '8'].map(scaled.isOtherScale)).toEqual([true, false, false]);
    const mixed = priorOf('12/20', '8.5/20', '7/20', '7/10');
    expect(mixed.isOtherScale('8/10')).toBe(false);
    const evidence = weighed([sure('8/10')], scaled.weigh);
    const circumstances = {
      evidence,
      inkWidth: 3,
      columnDoubt: 0,
      pictureHeight: 30,
      mayBeTick: false,
    } as const;
    const confidence = (isOtherScale: boolean) =>
      confidenceOf({
        ...circumstances,
        reader: 'pens',
        isAlike: false,
        isOtherScale,
        leavesInk: false,
      });
    expect(confidence(false)).toBeGreaterThan(97);
    expect(confidence(true)).toBeLessThanOrEqual(60);
  });

  it('expect numbers of one length where all have it', () => {
    const column = ['104', '105', '106'].map((signs) => weighed([sure(signs)], numberPlausibility));
    const habit = habitsOf(column, 'number');
    expect(habit('107')).toBe(1);
    expect(habit('17')).toBe(0.25);
  });
});
