import type { NotebookPage } from './page-frame.ts';

/** Heights are sums of fractions: what exceeds the room by less than a hundredth of a point fits it. */
export const fits = (height: number, room: number): boolean => height <= room + 0.01;

/** A place on the pages of a section that moves down and on to further pages. */
export class Flow {
  page: NotebookPage;
  /** Where the next thing goes, points from the top of the page. */
  y: number;
  /** Index of the page on which the section begins. */
  readonly firstPage: number;
  readonly #open: (continued: boolean) => NotebookPage;

  /** @param open adds the section's next page; `continued` is false for the first */
  constructor(open: (continued: boolean) => NotebookPage) {
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

  /** Turns the page unless this height is left. */
  need(height: number): void {
    if (!fits(height, this.room)) this.turn();
  }
}
