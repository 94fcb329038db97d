import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { examples } from '../../infra/openapi/examples.ts';
import { openApiFile, openApiText } from '../../infra/openapi/write.ts';
import { endpoints } from '../../shared/contracts/index.ts';
import type { Endpoint } from '../../shared/contracts/endpoint.ts';

describe('the OpenAPI document', () => {
  it('is what the contracts say (else: npm run openapi)', async () => {
    expect(await readFile(openApiFile, 'utf8')).toBe(await openApiText());
  });

  it('has an example for every endpoint, and for nothing else', () => {
    expect(Object.keys(examples).sort()).toEqual(endpoints.map(({ id }) => id).sort());
  });
});

describe.each(endpoints.map((endpoint): [string, Endpoint] => [endpoint.id, endpoint]))(
  'the example of %s',
  (id, endpoint) => {
    const example = examples[id] ?? {};

    it.each(['params', 'query', 'body', 'response'] as const)(
      'keeps to the contract: %s',
      (part) => {
        const schema = endpoint[part];
        if (schema) expect(z.safeParse(schema, example[part])).toMatchObject({ success: true });
        else expect(example[part]).toBeUndefined();
      },
    );
  },
);
