/** Identifies one metric. */
export interface Metric {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
}

/** One data point, as CloudWatch receives it. */
export interface Datum extends Metric {
  readonly unit: string;
  readonly value: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The values that a service reports every minute, unless it reports nothing then. */
interface Gauge {
  readonly unit: string;
  readonly valueAt: (time: number) => number | undefined;
}

export const minute = 60_000;

const keyOf = ({ namespace, name, dimensions }: Metric): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).toSorted()]);

/** Stores data as CloudWatch does: a metric is its namespace, its name and exactly its dimensions. */
export const createMetrics = () => {
  const byMetric = new Map<string, Datum[]>();
  const gauges = new Map<string, Gauge>();

  const read = (metric: Metric, from: number, to: number) => {
    const gauge = gauges.get(keyOf(metric));
    if (gauge === undefined)
      return (byMetric.get(keyOf(metric)) ?? []).filter(({ at }) => at >= from && at < to);
    const minutes = Array.from(
      { length: (to - from) / minute },
      (_, index) => from + index * minute,
    );
    return minutes.flatMap((at) => {
      const value = gauge.valueAt(at);
      return value === undefined ? [] : [{ value, unit: gauge.unit }];
    });
  };

  return {
    put: (datum: Datum): void => {
      const key = keyOf(datum);
      const known = byMetric.get(key);
      if (known) known.push(datum);
      else byMetric.set(key, [datum]);
    },
    setGauge: (metric: Metric, gauge: Gauge): void => void gauges.set(keyOf(metric), gauge),
    /** The values from one moment until before another; of one unit, if it is given. */
    values: (metric: Metric, from: number, to: number, unit?: string): number[] =>
      read(metric, from, to)
        .filter((one) => unit === undefined || one.unit === unit)
        .map(({ value }) => value),
    /** All values of this metric name with exactly these dimensions. */
    allOf: (namespace: string, name: string, dimensions: readonly string[]): Datum[] =>
      [...byMetric.values()]
        .flat()
        .filter(
          (datum) =>
            datum.namespace === namespace &&
            datum.name === name &&
            Object.keys(datum.dimensions).toSorted().join() === dimensions.toSorted().join(),
        ),
    /** Deletes all data. */
    clear: (): void => byMetric.clear(),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
