/** What the benchmark uses of the package, which is installed only for benchmarks. */
declare module '@react-pdf/renderer' {
  import type { ComponentType, ReactNode } from 'react';

  interface Properties {
    readonly style?: object;
    readonly size?: string;
    readonly wrap?: boolean;
    readonly children?: ReactNode;
  }
  export const Document: ComponentType<Properties>;
  export const Page: ComponentType<Properties>;
  export const Text: ComponentType<Properties>;
  export const View: ComponentType<Properties>;
  export const Font: { register(font: { readonly family: string; readonly src: string }): void };
  export function renderToBuffer(document: ReactNode): Promise<Uint8Array>;
}
