/** Replaces `gapi.iframes` for the emulator, so that Google sign-in works without a network. */

type Handler = (message: { authEvent: unknown }) => unknown;

interface OpenOptions {
  readonly where: HTMLElement;
  readonly url: string;
}

/** A message of the emulator's frame: that it is ready, or the result of the pop-up. */
const readMessage = (data: unknown): { readonly authEvent: unknown } | undefined => {
  if (typeof data !== 'object' || data === null || !('daftarAuthFrame' in data)) return undefined;
  return { authEvent: 'authEvent' in data ? data.authEvent : undefined };
};

const openFrame = ({ where, url }: OpenOptions) => {
  const handlers = new Map<string, Handler>();
  const element = document.createElement('iframe');
  element.hidden = true;
  element.src = url;
  const ready = new Promise<void>((resolve) => {
    window.addEventListener('message', ({ source, data }) => {
      const message = source === element.contentWindow ? readMessage(data) : undefined;
      if (!message) return;
      if (message.authEvent) handlers.get('authEvent')?.({ authEvent: message.authEvent });
      resolve();
    });
  });
  where.append(element);
  return {
    restyle: () => Promise.resolve(),
    ping: async (onAnswer: () => void): Promise<void> => {
      await ready;
      onAnswer();
    },
    register: (type: string, handler: Handler) => handlers.set(type, handler),
    send: (_type: string, _message: unknown, onAnswer: (answers: unknown[]) => void) => {
      // The client's callback throws even after a successful answer, and its errors are never handled.
      Promise.resolve([{ status: 'ACK', webStorageSupport: true }])
        .then(onAnswer)
        .catch(() => undefined);
    },
  };
};

const context = {
  open: <T>(options: OpenOptions, onOpen: (frame: ReturnType<typeof openFrame>) => T): T =>
    onOpen(openFrame(options)),
};

/** Replaces Google's script; call it before opening the pop-up. */
export const installEmulatorFrames = (): void => {
  const iframes = {
    Iframe: openFrame,
    CROSS_ORIGIN_IFRAMES_FILTER: 'cross-origin',
    getContext: () => context,
  };
  Object.assign(window, { gapi: { iframes } });
};
