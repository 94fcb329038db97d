import { makeSample } from '../../fixtures/gradebooks/sample-pages.ts';
import { gradebookSamples, type GradebookSample } from '../../fixtures/gradebooks/samples.ts';
import { samplePhoto } from '../../support/gradebook-samples.ts';
import type { SheetSet } from './pages/fonts.ts';
import { makePage, type PageTruth } from './pages/make-page.ts';
import type { Layout, PageOptions } from './pages/options.ts';
import type { RealHand } from './pages/real-hands.ts';
import type { PageLanguage } from './pages/vocabulary.ts';
import type { DigitScript } from '#shared/model/gradebook.ts';

/** A page of the benchmark. */
export interface BenchPage {
  readonly id: string;
  readonly image: Buffer;
  readonly truth: PageTruth;
  readonly isSample: boolean;
}

/** Heights of digits in pixels: from a poor camera to a good one. */
const textHeights = [14, 40, 20, 28] as const;
/** Heights of the print beside large hands. */
const printHeights = [13, 26, 16, 20] as const;
const western = ['fr', 'en', 'ar'] as const;

/** The n-th page: the ways of writing and taking pictures alternate, each in every size. */
function optionsOf(index: number, set: SheetSet): Partial<PageOptions> {
  const isIndic = index % 8 >= 4;
  const round = Math.floor(index / 8);
  return {
    set,
    style: index % 2 === 0 ? 'print' : 'hand',
    capture: index % 4 < 2 ? 'scan' : 'photo',
    digits: isIndic ? 'arabic-indic' : 'western',
    language: isIndic ? 'ar' : western[(index + round) % western.length],
    textHeight: textHeights[round % textHeights.length],
  };
}

/** Real hands, and the digits of their pages: western ones if not said. */
export interface RealWriting {
  readonly hands: readonly RealHand[];
  readonly digits?: DigitScript;
  /** The pages' language, if it is one. */
  readonly language?: PageLanguage | undefined;
  readonly layout?: Layout;
}

/** Pages whose marks real hands wrote, every other one a photo. */
async function* realPages(
  seed: number,
  count: number,
  set: SheetSet,
  { hands, digits = 'western', language: only, layout = 'usual' }: RealWriting,
): AsyncGenerator<BenchPage> {
  for (let index = 0; index < count; index += 1) {
    const { capture, textHeight: usual } = optionsOf(
      Math.floor(index / 2) * 8 + (index % 2) * 2,
      set,
    );
    const language = only ?? (digits === 'western' ? western[index % western.length] : 'ar');
    const round = Math.floor(index / 2);
    const textHeight = layout === 'usual' ? usual : printHeights[round % printHeights.length];
    const asked = {
      set,
      capture,
      language,
      textHeight,
      hands,
      layout,
      style: 'hand',
      digits,
    } as const;
    const { image, truth } = await makePage(seed * 1000 + index, asked);
    const id = `${String(index + 1).padStart(2, '0')}-${language}-${capture}-real-${textHeight}px`;
    yield { id, image, truth, isSample: false };
  }
}

/** The sample pages, then as many pages of a set as requested, made from a seed. */
export async function* benchPages(
  seed: number,
  count: number,
  set: SheetSet,
  writing?: RealWriting,
): AsyncGenerator<BenchPage> {
  if (writing) {
    yield* realPages(seed, count, set, writing);
    return;
  }
  for (const name of Object.keys(gradebookSamples) as GradebookSample[]) {
    const { truth } = await makeSample(name);
    yield { id: name, image: samplePhoto(name), truth, isSample: true };
  }
  for (let index = 0; index < count; index += 1) {
    const { image, truth } = await makePage(seed * 1000 + index, optionsOf(index, set));
    const { style, capture, digits, language, textHeight } = truth.options;
    const number = String(index + 1).padStart(2, '0');
    const id = `${number}-${language}-${capture}-${digits.split('-').at(-1)}-${style}-${textHeight}px`;
    yield { id, image, truth, isSample: false };
  }
}
