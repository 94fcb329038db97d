import { describe, expect, it } from 'vitest';
import { readAlarm, stateOf, type Alarm } from './alarm.ts';
import { embeddedMetrics } from './embedded-metrics.ts';
import { evaluateExpression } from './expression.ts';
import { askLines, logLine } from './log-query.ts';
import { createMetrics, minute } from './metrics.ts';

const now = Date.UTC(2026, 10, 22, 8);
const five = 5 * minute;

const properties = {
  AlarmActions: [],
  OKActions: [],
  AlarmDescription: '',
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  EvaluationPeriods: 3,
  Threshold: 1,
  TreatMissingData: 'notBreaching',
  Tags: [],
  Namespace: 'N',
  MetricName: 'M',
  Period: 300,
  Statistic: 'Sum',
};
const alarm = readAlarm(properties);

/** `0` is a period within the threshold, `X` one beyond it, `-` one without data; the newest comes last. */
const stateAfter = (periods: string, one: Alarm): string => {
  const { put, values } = createMetrics();
  for (const [index, period] of periods.split(' ').entries()) {
    const at = now - (5 - index) * five;
    const value = period === 'X' ? 2 : 0;
    if (period !== '-')
      put({ namespace: 'N', name: 'M', dimensions: {}, unit: 'Count', value, at });
  }
  return stateOf(one, { values }, now);
};

describe('an alarm with missing data behaves as documented', () => {
  it.each([
    ['0 - X - X', 'OK'],
    ['0 - - - -', 'OK'],
    ['- - - - -', 'OK'],
    ['0 X X - X', 'ALARM'],
    ['- - - - X', 'OK'],
  ])('for three of three periods: %s is %s', (periods, state) => {
    expect(stateAfter(periods, alarm)).toBe(state);
  });

  it.each([
    ['0 - X - X', 'OK'],
    ['0 - - - -', 'OK'],
    ['- - - - -', 'ALARM'],
    ['- - - - X', 'ALARM'],
  ])('for three of three periods, where missing data is bad: %s is %s', (periods, state) => {
    const strict = readAlarm({ ...properties, TreatMissingData: 'breaching' });
    expect(stateAfter(periods, strict)).toBe(state);
  });

  it.each([
    ['0 - X - X', 'ALARM'],
    ['0 0 X 0 X', 'ALARM'],
    ['0 - X - -', 'OK'],
    ['- - - - 0', 'OK'],
    ['- - - - X', 'OK'],
  ])('for two of three periods: %s is %s', (periods, state) => {
    const two = readAlarm({ ...properties, DatapointsToAlarm: 2 });
    expect(stateAfter(periods, two)).toBe(state);
  });
});

it('an alarm that ignores missing data stays as it was', () => {
  const ignoring = readAlarm({ ...properties, TreatMissingData: 'ignore', EvaluationPeriods: 1 });
  const { put, values } = createMetrics();
  const stateAt = (at: number) => stateOf(ignoring, { values }, at);
  const datum = { namespace: 'N', name: 'M', dimensions: {}, unit: 'Count' };
  put({ ...datum, value: 2, at: now });
  expect(stateAt(now + 100 * five)).toBe('ALARM');
  put({ ...datum, value: 0, at: now + 100 * five });
  expect([stateAt(now + 101 * five), stateAt(now + 200 * five)]).toEqual(['OK', 'OK']);
});

describe('an unknown property', () => {
  it.each([
    [{ TreatMissingData: 'missing' }],
    [{ Statistic: 'p90' }],
    [{ ComparisonOperator: 'LessThanThreshold' }],
    [{ EvaluationWindow: {} }],
  ])('of an alarm is rejected: %j', (other) => {
    expect(() => readAlarm({ ...properties, ...other })).toThrow();
  });

  it.each([
    'RATE(m)',
    'm ^ 2',
    'm > 1',
    'IF(m, 1, 2)',
    'IF(1 >= m, m, 2)',
    'FILL(m, REPEAT)',
    'm +',
    'm m',
    'n',
    '(m',
    '1 + 1',
  ])('of an expression is rejected: %s', (expression) => {
    expect(() => evaluateExpression(expression, { m: [1] })).toThrow();
  });

  it.each([
    ['filter event like /a/'],
    ['filter other = "a"'],
    ['filter event = "a" | limit 1'],
    ['fields other | filter event = "a"'],
    ['stats avg(size) by event'],
  ])('of a query is rejected: %s', (query) => {
    expect(() => askLines(query, [logLine({ event: 'a', size: 1 }, now)])).toThrow();
  });

  it('of embedded metrics is rejected', () => {
    const _aws = (Dimensions: string[][], Name: string) => ({
      Timestamp: now,
      CloudWatchMetrics: [{ Namespace: 'N', Dimensions, Metrics: [{ Name, Unit: 'Count' }] }],
    });
    expect(embeddedMetrics({ M: 1, Kind: 'a', _aws: _aws([['Kind']], 'M') })).toHaveLength(1);
    expect(() => embeddedMetrics({ M: 1, _aws: _aws([['Kind']], 'M') })).toThrow();
    expect(() => embeddedMetrics({ M: '1', _aws: _aws([[]], 'M') })).toThrow();
    expect(() => embeddedMetrics({ M: 1, _aws: _aws([], 'M') })).toThrow();
  });
});

it('an expression counts missing data of one series as zero, and skips periods without any', () => {
  const metrics = { one: [1, undefined, undefined, 8], other: [2, 3, undefined, 0] };
  expect(evaluateExpression('one + other * 2', metrics)).toEqual([5, 6, undefined, 8]);
  expect(evaluateExpression('(FILL(one, 0) - 1) / other', metrics)).toEqual([
    0,
    -1 / 3,
    // The division by zero gives no result.
    undefined,
    undefined,
  ]);
});

it('an expression chooses a value for each period', () => {
  const metrics = { part: [4, 5, undefined, 8], calls: [8, 500, 9, 100] };
  expect(evaluateExpression('IF(FILL(part, 0) >= 5, 100 * part / (calls), 0)', metrics)).toEqual([
    0, 1, 0, 8,
  ]);
});
