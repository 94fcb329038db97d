import type { NotebookPage } from './page-frame.ts';

/** Whether a height fits, with a tolerance of a hundredth of a point, because heights are sums of fractions. */
export const fits = (height: number, room: number): boolean => height <= room + 0.01;

/** A position on the pages of a section, which moves down and continues on new pages. */
export class Flow {
  page: NotebookPage;
  /** Where the next element goes, in points from the top of the page. */
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

  /** Starts a new page unless this height is left. */
  need(height: number): void {
    if (!fits(height, this.room)) this.turn();
  }
}
