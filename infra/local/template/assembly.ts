import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { templateDocument, type TemplateDocument } from './document.ts';

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z._default(
        z.object({ templateFile: z.optional(z.string()), file: z.optional(z.string()) }),
        {},
      ),
    }),
  ),
});

const assetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.optional(z.string()) }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

/** A synthesized CDK app (`cdk.out`), read from disk. */
export interface Assembly {
  /** Template by stack name. */
  readonly templates: ReadonlyMap<string, TemplateDocument>;
  /** Folder or file on disk by the object key in the templates, e.g. `<hash>.zip`. */
  readonly assets: ReadonlyMap<string, string>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Reads the cloud assembly in a folder.
 * @throws if the folder has no assembly, or an unsupported one
 */
export const readAssembly = (folder: string): Assembly => {
  const templates = new Map<string, TemplateDocument>();
  const assets = new Map<string, string>();
  const { artifacts } = manifest.parse(readJson(join(folder, 'manifest.json')));
  for (const [name, { type, properties }] of Object.entries(artifacts)) {
    if (type === 'aws:cloudformation:stack' && properties.templateFile !== undefined) {
      templates.set(name, templateDocument.parse(readJson(join(folder, properties.templateFile))));
    }
    if (type === 'cdk:asset-manifest' && properties.file !== undefined) {
      const { files } = assetManifest.parse(readJson(join(folder, properties.file)));
      for (const { source, destinations } of Object.values(files)) {
        for (const { objectKey } of Object.values(destinations)) {
          if (source.path !== undefined) {
            assets.set(basename(objectKey), resolve(folder, source.path));
          }
        }
      }
    }
  }
  return { templates, assets };
};
