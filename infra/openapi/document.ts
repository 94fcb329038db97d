import * as z from 'zod/mini';
import { commonErrors, type Endpoint } from '#shared/contracts/endpoint.ts';
import { errorStatuses, type ErrorCode } from '#shared/errors.ts';
import { examples, type Example } from '#shared/contracts/examples.ts';
import {
  jsonSchema,
  schemaOrReference,
  sharedSchemas,
  textSchemas,
  type Json,
} from './json-schema.ts';

function parameters(
  schema: Endpoint['params'],
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

const header = (name: string, description: string, schema: Json, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
});

const tag = { pattern: '^[ -~]{0,200}$' };
/** The headers of calls, to which each call refers. */
const headers = {
  IdempotencyKey: header(
    'Idempotency-Key',
    'Makes a retry safe: the same key with the same body answers the same job. Visible ASCII characters.',
    { pattern: '^[!-~]{8,128}$' },
  ),
  Language: header(
    'Accept-Language',
    'The language of the answer’s texts, or of the mail: `ar` or `en`, which is what any other becomes.',
    tag,
  ),
  Known: header(
    'If-None-Match',
    'The `ETag` of an earlier answer: if it is still the same, 304 without a body.',
    tag,
  ),
  Replaced: header(
    'If-Match',
    'The `ETag` of the answer that is being changed; 412 if something else is stored by now.',
    tag,
  ),
  Nothing: header('If-None-Match', 'Saves only where nothing is stored yet; 412 if something is.', {
    const: '*',
  }),
  Seen: header(
    'If-Match',
    'The `ETag` of the version that was seen; 428 without it, 412 with the newer version as `current` if there is one.',
    { pattern: '^[ -~]{1,200}$' },
    true,
  ),
};
const headerRefs = (...names: readonly (keyof typeof headers)[]): Json[] =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** Statuses of API Gateway's own answers, before or instead of a function. */
const gatewayStatuses = {
  401: 'No valid token',
  403: 'Forbidden',
  404: 'No such route',
  413: 'More than 10 MB',
  429: 'Too many calls',
  431: 'Request line and headers of more than 10,240 bytes',
  500: 'The function failed',
  503: 'The function is busy or took too long',
} as const;

const schemaRef = (name: string): Json => ({
  schema: { $ref: `#/components/schemas/${name}` },
});

/** The error answers of an endpoint by status: its own codes as problem details, and the gateway's. */
function errorResponses(codes: readonly ErrorCode[]): Json {
  const own = new Map(
    [...Map.groupBy([...new Set(codes)], (code) => errorStatuses[code])].map(
      ([status, named]) => [String(status), named.join(', ')] as const,
    ),
  );
  const gateway = new Map(Object.entries(gatewayStatuses));
  const statuses = [...new Set([...own.keys(), ...gateway.keys()])].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: [own.get(status), gateway.get(status)].filter(Boolean).join('; '),
        content: {
          ...(own.has(status) && { 'application/problem+json': schemaRef('Problem') }),
          ...(gateway.has(status) && { 'application/json': schemaRef('GatewayMessage') }),
        },
      },
    ]),
  );
}

/** The answers that every call may get, to which each call refers. */
const commonResponses = errorResponses(commonErrors);
const asReference = ([status, response]: [string, unknown]): [string, unknown] => {
  const isCommon = JSON.stringify(response) === JSON.stringify(commonResponses[status]);
  return [status, isCommon ? { $ref: `#/components/responses/${status}` } : response];
};
const errorsOf = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    Object.entries(errorResponses([...commonErrors, ...endpoint.errors])).map(asReference),
  );

/** The header with the entity tag, for conditional calls. */
const entityTag: Json = { ETag: { schema: { type: 'string' } } };

/** The header with the file's name. */
const fileName: Json = { 'Content-Disposition': { schema: { type: 'string' } } };

function operation(endpoint: Endpoint, example: Example): Json {
  const json = (schema: NonNullable<Endpoint['body']>, io: 'input' | 'output', value: unknown) => ({
    'application/json': {
      schema: schemaOrReference(schema, io),
      ...(value !== undefined && { example: value }),
    },
  });
  const isRead = endpoint.method === 'GET' && endpoint.response !== undefined;
  const isRevalidated = isRead && (!endpoint.versioned || endpoint.revalidated === true);
  const isTagged = isRead || endpoint.conditional || endpoint.versioned;
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: endpoint.audience === 'teacher' ? 'For teachers.' : 'For everyone signed in.',
    parameters: [
      ...parameters(endpoint.params, 'path', example.params),
      ...parameters(endpoint.query, 'query', example.query),
      ...(endpoint.idempotent ? headerRefs('IdempotencyKey') : []),
      ...(endpoint.mails || endpoint.localized ? headerRefs('Language') : []),
      ...(isRevalidated ? headerRefs('Known') : []),
      ...(endpoint.conditional ? headerRefs('Replaced', 'Nothing') : []),
      ...(endpoint.versioned && !isRead ? headerRefs('Seen') : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(endpoint.body, 'input', example.body) },
    }),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(isTagged && { headers: entityTag }),
        ...(endpoint.file && { headers: fileName, content: { '*/*': { schema: {} } } }),
        ...(endpoint.response && {
          content: json(endpoint.response, 'output', example.response),
        }),
      },
      ...(endpoint.emptyStatus && { [endpoint.emptyStatus]: { description: 'Nothing yet' } }),
      ...(isRevalidated && { 304: { description: 'Unchanged', headers: entityTag } }),
      ...errorsOf(endpoint),
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
    current: {
      type: 'object',
      description:
        'The newest version of a document or a class, where the one that was seen is not.',
    },
  },
};

const gatewayMessage: Json = {
  type: 'object',
  description: 'An answer of API Gateway itself.',
  required: ['message'],
  properties: { message: { type: 'string' } },
};

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
      schemas: {
        Problem: problem,
        GatewayMessage: gatewayMessage,
        ...textSchemas,
        ...sharedSchemas(paths),
      },
      parameters: headers,
      responses: commonResponses,
    },
  };
}
