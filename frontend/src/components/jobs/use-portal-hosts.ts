import { useState, type RefCallback } from 'react';

interface Host {
  readonly element: HTMLElement;
  /** The `ref` of the element that shows the host. */
  readonly place: RefCallback<HTMLElement>;
}

const createHost = (): Host => {
  const element = document.createElement('div');
  // Lays out its content as if the host were not there.
  element.style.display = 'contents';
  return {
    element,
    place: (place) => {
      // Moved only when necessary, because moving an element loses the focus.
      if (place && element.parentElement !== place) place.append(element);
    },
  };
};

/** One element per id for the life of the list. What is rendered into it keeps its state when it moves on the page. */
export const usePortalHosts = (): ((id: string) => Host) => {
  const [hosts] = useState(() => new Map<string, Host>());
  return (id) => {
    const host = hosts.get(id) ?? createHost();
    hosts.set(id, host);
    return host;
  };
};
