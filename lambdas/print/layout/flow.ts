import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';

/** A page, and the part of it that may be filled. */
export interface PrintedPage {
  readonly canvas: Canvas;
  readonly area: Box;
}

/** Whether a height fits, with a tolerance of a hundredth of a point, because heights are sums of fractions. */
export const fits = (height: number, room: number): boolean => height <= room + 0.01;

/** A position on the pages of a section, which moves down and continues on new pages. */
export class Flow {
  page: PrintedPage;
  /** Where the next element goes, in points from the top of the page. */
  y: number;
  /** Index of the page on which the section begins. */
  readonly firstPage: number;
  readonly #open: (continued: boolean) => PrintedPage;

  /** @param open adds the section's next page; `continued` is false for the first */
  constructor(open: (continued: boolean) => PrintedPage) {
    this.#open = open;
    this.page = open(false);
    this.y = this.page.area.y;
    this.firstPage = this.page.canvas.index;
  }

  /** Height left on this page, in points. */
  get room(): number {
    const { y, height } = this.page.area;
    return y + height - this.y;
  }

  turn(): void {
    this.page = this.#open(true);
    this.y = this.page.area.y;
  }

  /** Starts a new page unless this height is left. */
  need(height: number): void {
    if (!fits(height, this.room)) this.turn();
  }
}
