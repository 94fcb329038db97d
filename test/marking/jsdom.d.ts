/** The parts of jsdom that read XML and hold elements of a player; it ships no types. */
declare module 'jsdom' {
  interface Body {
    innerHTML: string;
    readonly firstElementChild: object | null;
  }
  export const JSDOM: new (
    html: string,
    options?: { readonly url: string; readonly pretendToBeVisual: boolean },
  ) => {
    readonly window: {
      readonly DOMParser: new () => { parseFromString(text: string, type: string): unknown };
      readonly document: { readonly body: Body };
    };
  };
}
