import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadFile } from '../../lib/new-version.ts';
import { trackChunk } from '../../lib/pending-chunks.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A part of a page in a separate file, loaded when it is first shown or earlier. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the file before the part is shown. Never rejects: the part itself loads it again. */
  readonly preload: () => Promise<unknown>;
}

/**
 * A part that the rest of the page does not wait for. Loads the file again after a failure when the network is back.
 * @param fallback shown while the file loads, or a function that draws it
 */
export const lazyComponent = <Props extends object>(
  load: Load<Props>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): LazyComponent<Props> => {
  /** Set once a preloaded file is here, so that the part is drawn with what shows it. */
  let preloaded: { readonly Content: ComponentType<Props> } | undefined;
  const loadPart = async () => {
    const arrived = trackChunk();
    try {
      const { default: Content } = await loadFile(load);
      return { Content };
    } catch {
      return undefined; // The rest of the page works without it.
    } finally {
      arrived();
    }
  };
  const preload = async () => {
    preloaded = await loadPart();
  };

  const LazyPart = (props: Props) => {
    const [part, setPart] = useState(preloaded);
    const isHere = part !== undefined;
    useEffect(() => {
      if (isHere) return undefined;
      let isWanted = true;
      const fetchPart = async (): Promise<void> => {
        const found = await loadPart();
        if (found && isWanted) setPart(found);
      };
      const onOnline = () => void fetchPart();
      void fetchPart();
      addEventListener('online', onOnline);
      return () => {
        isWanted = false;
        removeEventListener('online', onOnline);
      };
    }, [isHere]);
    if (part) return <part.Content {...props} />;
    return typeof fallback === 'function' ? fallback(props) : fallback;
  };
  return Object.assign(LazyPart, { preload });
};
