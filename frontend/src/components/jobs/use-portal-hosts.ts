import { useState, type RefCallback } from 'react';

interface Host {
  readonly element: HTMLElement;
  /** A `ref` of the place where the host is shown. */
  readonly place: RefCallback<HTMLElement>;
}

const createHost = (): Host => {
  const element = document.createElement('div');
  // Its content stands as if it were in the place itself.
  element.style.display = 'contents';
  return {
    element,
    place: (place) => {
      // Moved only when it must: what moves loses the focus.
      if (place && element.parentElement !== place) place.append(element);
    },
  };
};

/**
 * An element for each id, the same for the life of the list: what is rendered into it keeps its state, wherever on the
 * page it is placed.
 */
export const usePortalHosts = (): ((id: string) => Host) => {
  const [hosts] = useState(() => new Map<string, Host>());
  return (id) => {
    const host = hosts.get(id) ?? createHost();
    hosts.set(id, host);
    return host;
  };
};
