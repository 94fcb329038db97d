import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import type { ReadResources } from './resource-reader.ts';

/** An object that a bucket deployment writes: a file on disk, or content with values filled in. */
export interface DeployedObject {
  readonly key: string;
  readonly cacheControl?: string;
  readonly contentEncoding?: string;
  readonly source: { readonly path: string } | { readonly content: string };
}

const deployment = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.optional(z.array(z.record(z.string(), z.string()))),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  SystemMetadata: z._default(
    z.object({
      'cache-control': z.optional(z.string()),
      'content-encoding': z.optional(z.string()),
    }),
    {},
  ),
});

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const replaceMarkers = (
  path: string,
  markers: Record<string, string>,
): DeployedObject['source'] => {
  const names = Object.entries(markers);
  if (names.length === 0) return { path };
  const content = names.reduce(
    // `Source.jsonData` writes its markers inside JSON strings.
    (text, [marker, value]) => text.replaceAll(marker, JSON.stringify(value).slice(1, -1)),
    readFileSync(path, 'utf8'),
  );
  return { content };
};

/** Objects of CDK's `BucketDeployment`s, by bucket name and then by key. */
export const readDeployments = (
  read: ReadResources,
  { assets }: Pick<Assembly, 'assets'>,
): ReadonlyMap<string, ReadonlyMap<string, DeployedObject>> => {
  const buckets = new Map<string, Map<string, DeployedObject>>();
  for (const { properties } of read('Custom::CDKBucketDeployment', deployment)) {
    const bucket = properties.DestinationBucketName;
    const objects = buckets.get(bucket) ?? new Map<string, DeployedObject>();
    buckets.set(bucket, objects);
    for (const [index, objectKey] of properties.SourceObjectKeys.entries()) {
      const folder = assets.get(objectKey);
      if (folder === undefined) throw new Error(`no asset ${objectKey}`);
      for (const path of filesBelow(folder)) {
        const name = relative(folder, path).split(sep).join('/');
        const key = [properties.DestinationBucketKeyPrefix, name].filter(Boolean).join('/');
        objects.set(key, {
          key,
          cacheControl: properties.SystemMetadata['cache-control'],
          contentEncoding: properties.SystemMetadata['content-encoding'],
          source: replaceMarkers(path, properties.SourceMarkers?.[index] ?? {}),
        });
      }
    }
  }
  return buckets;
};
