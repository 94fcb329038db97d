import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadFile } from '../../lib/new-version.ts';
import { trackChunk } from '../../lib/pending-chunks.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A part of a page in a separate file, which the rest of the page does not wait for. Loads the file again after a
 * failure when the network is back.
 * @param fallback shown while the file loads
 */
export const lazyComponent = <Props extends object>(
  load: Load<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  const LazyPart = (props: Props) => {
    const [part, setPart] = useState<{ readonly Content: ComponentType<Props> }>();
    const isHere = part !== undefined;
    useEffect(() => {
      if (isHere) return undefined;
      let isWanted = true;
      const fetchPart = async (): Promise<void> => {
        const arrived = trackChunk();
        try {
          const { default: Content } = await loadFile(load);
          if (isWanted) setPart({ Content });
        } catch {
          // The rest of the page works without it.
        } finally {
          arrived();
        }
      };
      const onOnline = () => void fetchPart();
      void fetchPart();
      addEventListener('online', onOnline);
      return () => {
        isWanted = false;
        removeEventListener('online', onOnline);
      };
    }, [isHere]);
    return part ? <part.Content {...props} /> : fallback;
  };
  return LazyPart;
};
