import type { Metrics } from './metrics.ts';

const select =
  /^SELECT SUM\((\w+)\) FROM SCHEMA\("([\w/]+)", (\w+)\) GROUP BY \3 ORDER BY SUM\(\) DESC$/;

/**
 * Sums of a metric by a dimension, largest first: the only CloudWatch Metrics Insights query in the runbook.
 * @throws for any other query
 */
export const askMetrics = (
  query: string,
  metrics: Pick<Metrics, 'allOf'>,
): (readonly [string, number])[] => {
  const [, name, namespace, dimension] = select.exec(query) ?? [];
  if (name === undefined || namespace === undefined || dimension === undefined)
    throw new Error(`a query holds what is not known here: ${query}`);
  const sums = new Map<string, number>();
  for (const { dimensions, value } of metrics.allOf(namespace, name, [dimension])) {
    const key = dimensions[dimension] ?? '';
    sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one);
};
