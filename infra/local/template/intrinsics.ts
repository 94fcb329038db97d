import * as z from 'zod/mini';

/** What a template's intrinsic functions can refer to. */
export interface Lookup {
  ref(name: string): unknown;
  attribute(logicalId: string, attribute: string): unknown;
  importValue(exportName: string): unknown;
  mapping(map: string, first: string, second: string): unknown;
  condition(name: string): boolean;
}

const list = z.array(z.unknown());
const record = z.record(z.string(), z.unknown());
const texts = z.array(z.union([z.string(), z.pipe(z.number(), z.transform(String))]));

const substitute = (value: unknown, lookup: Lookup): string => {
  const [template, variables] =
    typeof value === 'string' ? [value, {}] : z.tuple([z.string(), record]).parse(value);
  return template.replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in variables) return String(resolveIntrinsics(variables[name], lookup));
    const dot = name.indexOf('.');
    return String(
      dot < 0 ? lookup.ref(name) : lookup.attribute(name.slice(0, dot), name.slice(dot + 1)),
    );
  });
};

const attribute = (value: unknown, lookup: Lookup): unknown => {
  if (typeof value === 'string') {
    const [id = '', ...rest] = value.split('.');
    return lookup.attribute(id, rest.join('.'));
  }
  const [id, name] = z.tuple([z.string(), z.unknown()]).parse(value);
  return lookup.attribute(id, z.string().parse(resolveIntrinsics(name, lookup)));
};

type Intrinsic = (value: unknown, lookup: Lookup) => unknown;
const resolved = (value: unknown, lookup: Lookup) => resolveIntrinsics(value, lookup);
const truth: Intrinsic = (value, lookup) => z.boolean().parse(resolved(value, lookup));

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/intrinsic-function-reference.html */
const intrinsics = new Map<string, Intrinsic>([
  ['Ref', (value, lookup) => lookup.ref(z.string().parse(value))],
  ['Condition', (value, lookup) => lookup.condition(z.string().parse(value))],
  ['Fn::GetAtt', attribute],
  ['Fn::Sub', substitute],
  [
    'Fn::Join',
    (value, lookup) => {
      const [separator, parts] = z.tuple([z.string(), z.unknown()]).parse(value);
      return texts.parse(resolved(parts, lookup)).join(separator);
    },
  ],
  [
    'Fn::Select',
    (value, lookup) => {
      const [index, items] = z.tuple([z.coerce.number(), z.unknown()]).parse(value);
      return list.parse(resolved(items, lookup))[index];
    },
  ],
  [
    'Fn::Split',
    (value, lookup) => {
      const [separator, text] = z.tuple([z.string(), z.unknown()]).parse(value);
      return z.string().parse(resolved(text, lookup)).split(separator);
    },
  ],
  ['Fn::ImportValue', (value, lookup) => lookup.importValue(String(resolved(value, lookup)))],
  [
    'Fn::FindInMap',
    (value, lookup) => {
      const [map, first, second] = z
        .tuple([z.string(), z.string(), z.string()])
        .parse(resolved(value, lookup));
      return lookup.mapping(map, first, second);
    },
  ],
  [
    'Fn::If',
    (value, lookup) => {
      const [condition, yes, no] = z.tuple([z.string(), z.unknown(), z.unknown()]).parse(value);
      return resolved(lookup.condition(condition) ? yes : no, lookup);
    },
  ],
  [
    'Fn::Equals',
    (value, lookup) => {
      const [left, right] = list.parse(resolved(value, lookup));
      return left === right;
    },
  ],
  ['Fn::Not', (value, lookup) => !truth(list.parse(value)[0], lookup)],
  ['Fn::And', (value, lookup) => list.parse(value).every((item) => truth(item, lookup))],
  ['Fn::Or', (value, lookup) => list.parse(value).some((item) => truth(item, lookup))],
  ['Fn::Base64', (value, lookup) => btoa(String(resolved(value, lookup)))],
]);

/**
 * Resolves the intrinsic functions in a template value. Entries that resolve to `AWS::NoValue` are removed, as in
 * CloudFormation.
 * @throws if a function or name is unknown, or an argument is malformed
 */
export const resolveIntrinsics = (value: unknown, lookup: Lookup): unknown => {
  if (Array.isArray(value)) {
    return list
      .parse(value)
      .map((item) => resolveIntrinsics(item, lookup))
      .filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(record.parse(value));
  const [only] = entries;
  if (only !== undefined && entries.length === 1) {
    const intrinsic = intrinsics.get(only[0]);
    if (intrinsic !== undefined) return intrinsic(only[1], lookup);
  }
  const unknown = entries.find(([key]) => key.startsWith('Fn::'));
  if (unknown !== undefined) {
    throw new Error(
      `the local host does not know ${unknown[0]}. Add it to infra/local/template/intrinsics.ts.`,
    );
  }
  return Object.fromEntries(
    entries
      .map(([key, item]) => [key, resolveIntrinsics(item, lookup)] as const)
      .filter(([, item]) => item !== undefined),
  );
};
