import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cornersInPicture } from './pages/make-page.ts';
import type { ScoredPage } from './report.ts';

/** Maximum number of crops kept of one page. */
const MOST = 12;

/** Keeps a picture of each misread mark, named by the true and the read value. */
export async function keepFailures(folder: string, page: ScoredPage, image: Buffer): Promise<void> {
  const wrong = page.score.marks.filter(({ outcome }) => outcome === 'wrong').slice(0, MOST);
  if (wrong.length === 0) return;
  await mkdir(folder, { recursive: true });
  const { width, height } = page.truth.picture;
  for (const { row, column, truth, read = '', isFlagged } of wrong) {
    const box = page.truth.cellBoxes[row]?.[column];
    if (!box) continue;
    const corners = cornersInPicture(page.truth, box);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const left = Math.max(0, Math.floor(Math.min(...xs)));
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const region = {
      left,
      top,
      width: Math.min(width, Math.ceil(Math.max(...xs))) - left,
      height: Math.min(height, Math.ceil(Math.max(...ys))) - top,
    };
    const plain = (text: string) => text.replaceAll('/', '∕') || 'blank';
    const name = `${page.id} r${row + 1}c${column + 1} ${plain(truth)} as ${plain(read)}${isFlagged ? '' : ' UNFLAGGED'}.png`;
    await writeFile(path.join(folder, name), await sharp(image).extract(region).png().toBuffer());
  }
}
