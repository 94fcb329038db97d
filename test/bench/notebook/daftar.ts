import { resolveBundledAsset, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { renderNotebook } from '#lambdas/notebooks/domain/notebook/render-notebook.ts';
import { measure } from './measure.ts';
import { benchNotebook } from './tables.ts';

/** The product's own renderer, bundled like the function; it makes the whole notebook, not only the tables. */
let typefaces: ReturnType<typeof loadTypefaces> | undefined;
await measure(async () => {
  typefaces ??= loadTypefaces(resolveBundledAsset(import.meta.url));
  const { pdf } = await renderNotebook(benchNotebook(), { typefaces: await typefaces });
  return pdf;
});
