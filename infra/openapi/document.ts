import * as z from 'zod/mini';
import { commonErrors, type Endpoint } from '../../shared/contracts/endpoint.ts';
import { errorStatuses, type ErrorCode } from '../../shared/errors.ts';
import { examples, type Example } from './examples.ts';

type Json = Record<string, unknown>;
type Schema = NonNullable<Endpoint['body']>;

/** JSON Schema of what is sent (`input`) or answered (`output`); OpenAPI 3.1 speaks its 2020-12 dialect. */
function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Parameters of one place, from the object schema of that part of the contract. */
function parameters(
  schema: Schema | undefined,
  place: 'path' | 'query',
  values: Json = {},
): Json[] {
  if (!schema) return [];
  const { properties, required } = z
    .object({
      properties: z.record(z.string(), z.unknown()),
      required: z._default(z.array(z.string()), []),
    })
    .parse(jsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(values[name] !== undefined && { example: values[name] }),
  }));
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Makes a retry safe: the same key with the same body answers the same job.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

/** The error answers of an endpoint, one entry a status, each naming its codes. */
function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy([...new Set(codes)], (code) => errorStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => [
      String(status),
      {
        description: own.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

function operation(endpoint: Endpoint, example: Example): Json {
  const json = (schema: Schema, io: 'input' | 'output', value: unknown) => ({
    'application/json': {
      schema: jsonSchema(schema, io),
      ...(value !== undefined && { example: value }),
    },
  });
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: endpoint.audience === 'teacher' ? 'For teachers.' : 'For everyone signed in.',
    parameters: [
      ...parameters(endpoint.params, 'path', example.params),
      ...parameters(endpoint.query, 'query', example.query),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(endpoint.body, 'input', example.body) },
    }),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(endpoint.response && {
          content: json(endpoint.response, 'output', example.response),
        }),
      },
      ...(endpoint.emptyStatus && { [endpoint.emptyStatus]: { description: 'Nothing yet' } }),
      ...errorResponses([...commonErrors, ...endpoint.errors]),
    },
  };
}

const problem: Json = {
  type: 'object',
  description: 'RFC 9457 problem details; translate by `code`.',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatuses) },
    instance: { type: 'string', description: "The request's id." },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: {
          path: { type: 'string', description: 'JSON Pointer to the field.' },
          code: { type: 'string' },
        },
      },
    },
    remaining: {
      type: 'integer',
      description: 'Items left by a call that did a part: make the same call again.',
    },
  },
};

/** The API as an OpenAPI 3.1 document, derived from the contracts alone. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint, examples[endpoint.id] ?? {});
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Daftar', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    security: [{ idToken: [] }],
    paths,
    components: {
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A Firebase ID token (RS256).',
        },
      },
      schemas: { Problem: problem },
    },
  };
}
