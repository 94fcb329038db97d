import * as z from 'zod/mini';

/** What a template's intrinsic functions can refer to. */
export interface Lookup {
  ref(name: string): unknown;
  attribute(logicalId: string, attribute: string): unknown;
  importValue(exportName: string): unknown;
}

const list = z.array(z.unknown());
const record = z.record(z.string(), z.unknown());
const attribute = z.tuple([z.string(), z.string()]);
const joined = z.tuple([z.string(), z.unknown()]);
const texts = z.array(z.union([z.string(), z.pipe(z.number(), z.transform(String))]));

/**
 * The intrinsic functions that the CDK uses in the product's templates.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/intrinsic-function-reference.html
 */
const intrinsics = new Map<string, (value: unknown, lookup: Lookup) => unknown>([
  ['Ref', (value, lookup) => lookup.ref(z.string().parse(value))],
  ['Fn::GetAtt', (value, lookup) => lookup.attribute(...attribute.parse(value))],
  [
    'Fn::Sub',
    (value, lookup) =>
      z
        .string()
        .parse(value)
        .replaceAll(/\$\{([\w:]+)\}/g, (_, name: string) => String(lookup.ref(name))),
  ],
  [
    'Fn::Join',
    (value, lookup) => {
      const [separator, parts] = joined.parse(value);
      return texts.parse(resolveIntrinsics(parts, lookup)).join(separator);
    },
  ],
  [
    'Fn::ImportValue',
    (value, lookup) => lookup.importValue(z.string().parse(resolveIntrinsics(value, lookup))),
  ],
]);

/**
 * Resolves the intrinsic functions in a template value.
 * @throws if a function or name is unknown, or an argument is malformed
 */
export const resolveIntrinsics = (value: unknown, lookup: Lookup): unknown => {
  if (Array.isArray(value)) return list.parse(value).map((item) => resolveIntrinsics(item, lookup));
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
    entries.map(([key, item]) => [key, resolveIntrinsics(item, lookup)] as const),
  );
};
