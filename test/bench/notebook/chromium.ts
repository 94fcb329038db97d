import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typefaceAssets } from '#lambdas/print/typography/typeface-assets.ts';
import { launchBrowser } from '../../support/browser.ts';
import { measure } from './measure.ts';
import { benchSheets, reportSheets } from './tables.ts';
import type { BenchPage } from './tables.ts';

const font = readFileSync(fileURLToPath(import.meta.resolve(typefaceAssets.regular.module)));

const cells = (texts: string[], tag: string): string =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
const section = ({ title, headings, rows }: BenchPage): string =>
  `<section><h1>${title}</h1><table><thead>${cells(headings, 'th')}</thead>${rows.map((row) => cells(row, 'td')).join('')}</table></section>`;
const html = (
  sheets: BenchPage[],
): string => `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><style>
@font-face { font-family: Cairo; src: url(data:font/ttf;base64,${font.toString('base64')}) }
body { font: 8pt Cairo; margin: 0 } section { break-after: page } table { width: 100%; border-collapse: collapse }
h1 { font-size: 14pt } td, th { border: 0.4pt solid #888; height: 14pt; line-height: 1; padding: 0 2pt }
</style>${sheets.map(section).join('')}</html>`;

/** The parent of each process, by id. */
function parents(): Map<number, number> {
  const ids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(
    ids.flatMap((id) => {
      try {
        const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
        return [[id, Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** Memory of this process and its children in bytes, with shared pages counted once (PSS). */
function treeMemory(): number {
  const tree = parents();
  const isOurs = (id: number): boolean =>
    id === process.pid || (tree.has(id) && tree.get(id) !== 0 && isOurs(tree.get(id) ?? 0));
  return [...tree.keys()].filter(isOurs).reduce((sum, id) => {
    try {
      const [, kilobytes] =
        /Pss:\s+(\d+)/.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
      return sum + Number(kilobytes ?? 0) * 1024;
    } catch {
      return sum;
    }
  }, 0);
}

const sheets = process.argv[4] === 'reports' ? reportSheets : benchSheets;
let peak = 0;
const sampling = setInterval(() => {
  peak = Math.max(peak, treeMemory());
}, 100);
const browser = await launchBrowser();
await measure(
  async () => {
    const page = await browser.newPage();
    await page.setContent(html(sheets()));
    await page.evaluate('document.fonts.ready');
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: 34, bottom: 34, left: 34, right: 57 },
    });
    await page.close();
    return pdf;
  },
  () => peak,
);
clearInterval(sampling);
await browser.close();
