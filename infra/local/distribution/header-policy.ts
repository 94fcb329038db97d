import type { HttpResponse } from '../http-api/response.ts';
import type { PolicyHeader } from '../template/response-headers.ts';

/**
 * Applies a response headers policy: it overrides headers, or adds those that the origin lacks.
 * @param localOrigins local addresses by their addresses in the templates
 */
export const createHeaderPolicy = (
  headers: readonly PolicyHeader[],
  localOrigins: ReadonlyMap<string, string>,
): ((answer: HttpResponse) => HttpResponse) => {
  const localized = (value: string): string =>
    [...localOrigins].reduce((text, [from, to]) => text.replaceAll(from, to), value);
  const those = (override: boolean): Record<string, string> =>
    Object.fromEntries(
      headers
        .filter((header) => header.override === override)
        .map(({ name, value }) => [name, localized(value)]),
    );
  const added = those(false);
  const overriding = those(true);
  return (answer) => ({ ...answer, headers: { ...added, ...answer.headers, ...overriding } });
};
