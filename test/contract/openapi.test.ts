import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '#infra/openapi/document.ts';
import { namedSchemas, schemaOrReference } from '#infra/openapi/json-schema.ts';
import { examples } from '#shared/contracts/examples.ts';
import { exampleFaults } from '#infra/openapi/write.ts';
import { endpoints } from '#shared/contracts/index.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { gradebook } from '#shared/model/gradebook.ts';
import { line, paragraph } from '#shared/model/text.ts';
import { sampleDocuments } from '../support/sample-document.ts';

describe('the OpenAPI document', () => {
  it('has an example for every endpoint, and no others', () => {
    expect(Object.keys(examples).sort()).toEqual(endpoints.map(({ id }) => id).sort());
  });
});

/** The document with each reference replaced by what it leads to. */
const resolved = (document: Record<string, unknown>) => {
  const follow = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(follow);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...rest } = part as Record<string, unknown>;
    const own = Object.entries(rest).map(([name, value]) => [name, follow(value)]);
    const steps = typeof $ref === 'string' ? $ref.slice(2).split('/') : [];
    const target = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step],
      document,
    );
    return Object.assign({}, steps.length > 0 && follow(target), Object.fromEntries(own));
  };
  return z.parse(shape, follow(document));
};
const shape = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        responses: z.record(
          z.string(),
          z.object({ content: z._default(z.record(z.string(), z.unknown()), {}) }),
        ),
      }),
    ),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ pattern: z.optional(z.string()) })),
  }),
});
const { paths, components } = resolved(openApiDocument(endpoints));
const operations = Object.values(paths).flatMap((path) => Object.values(path));

describe('the answers in the OpenAPI document', () => {
  it("are the gateway's in its own type, beside those of a function", () => {
    for (const { operationId, responses } of operations) {
      for (const status of ['401', '403', '404', '413', '429', '431', '500', '503']) {
        expect([operationId, status, Object.keys(responses[status]?.content ?? {})]).toEqual([
          operationId,
          status,
          expect.arrayContaining(['application/json']),
        ]);
      }
      expect(Object.keys(responses['403']?.content ?? {})).toContain('application/problem+json');
    }
  });
});

const schemasIn = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

describe('the schemas in the OpenAPI document', () => {
  it('have names in the code, each of one schema, and are said once', () => {
    const names = [...namedSchemas.values()];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const text = JSON.stringify(openApiDocument(endpoints));
    const said = z.parse(schemasIn, openApiDocument(endpoints)).components.schemas;
    expect(Object.values(said).filter((one) => text.split(JSON.stringify(one)).length > 2)).toEqual(
      [],
    );
  });

  it('are those of a request or of an answer, where these differ', () => {
    const accepts = (io: 'input' | 'output') => schemaOrReference(gradebook, io).$ref;
    expect([accepts('input'), accepts('output')]).toEqual([
      '#/components/schemas/GradebookRequest',
      '#/components/schemas/Gradebook',
    ]);
    expect(components.schemas.GradebookRequest).not.toEqual(components.schemas.Gradebook);
  });
});

describe('the headers in the OpenAPI document', () => {
  const headersOf = (id: string) =>
    operations
      .find(({ operationId }) => operationId === id)
      ?.parameters.flatMap((parameter) => (parameter.in === 'header' ? parameter.name : []));
  it.each([
    ['submit-notebook', ['Idempotency-Key']],
    ['retry-content-job', ['Idempotency-Key']],
    ['add-student', ['Accept-Language']],
    ['resend-invitation', ['Accept-Language']],
    ['list-students', ['If-None-Match']],
    ['delete-student', []],
  ])('of %s are those that the endpoint reads', (id, names) => {
    expect(headersOf(id)).toEqual(names);
  });
});

describe('the endpoints of documents', () => {
  const { content: _, ...documentEndpoints } = sampleDocuments;
  const document = resolved(openApiDocument(Object.values(documentEndpoints)));
  const described = Object.values(document.paths).flatMap((path) => Object.values(path));
  it.each([
    ['get-sample-job', [], ['200', '404']],
    ['put-sample-document', ['If-Match'], ['200', '404', '409', '412', '413', '428']],
    ['list-sample-versions', ['If-None-Match'], ['200', '304', '404']],
    ['get-sample-version', ['If-None-Match'], ['200', '304', '404']],
    ['restore-sample-version', ['If-Match'], ['200', '404', '409', '412', '413', '428']],
  ])('can be described in OpenAPI: %s', (id, headers, statuses) => {
    const operation = described.find(({ operationId }) => operationId === id);
    const named = operation?.parameters.filter((parameter) => parameter.in === 'header');
    expect(named?.map(({ name }) => name)).toEqual(headers);
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
  });
});

describe('the text patterns in the OpenAPI document', () => {
  const odd = fc.constantFrom(
    ...' \t\n\r\v\f\0\x7f\x85\xa0\xad\u061c\u200b\u200c\u200e\u2028\u2029\u202e\u2067\u2060\ufeff\ufdd0\ufffe\u2800\u3164\ufe0f',
    '\u{1fffe}',
    '\u{e0001}',
    '😀',
    'أ',
    'a',
  );
  const text = fc.oneof(
    fc.array(odd, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  it.each([
    ['Line', line(1_000)],
    ['Paragraph', paragraph(1_000)],
  ] as const)('match the rules: %s', (name, schema) => {
    const pattern = new RegExp(components.schemas[name]?.pattern ?? '', 'u');
    fc.assert(
      fc.property(text, (value) => {
        expect(pattern.test(value)).toBe(z.safeParse(schema, value).success);
      }),
      { numRuns: 500 },
    );
  });
});

it.each(endpoints.map((endpoint): [string, Endpoint] => [endpoint.id, endpoint]))(
  'the example of %s follows the contract',
  (_, endpoint) => expect(exampleFaults(endpoint)).toEqual([]),
);
