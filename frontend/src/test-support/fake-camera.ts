import { vi } from 'vitest';

/** What a canvas of white paper answers. */
class WhiteCanvas {
  getContext() {
    return {
      fillRect: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray(16 * 16 * 4).fill(255) }),
    };
  }
}

/**
 * A camera for one test, which jsdom has not, and the worker that looks at its frames.
 * @param seen what the worker finds in the frames
 */
export const fakeCamera = <Seen>(seen: Seen) => {
  let found = seen;
  let refusal: string | undefined;
  const ended: (() => void)[] = [];
  const track = {
    stop: vi.fn(),
    addEventListener: (_: string, listener: () => void) => ended.push(listener),
    getCapabilities: () => ({ torch: true }),
    applyConstraints: vi.fn(() => Promise.resolve()),
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('OffscreenCanvas', WhiteCanvas);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1280, height: 960 }));
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | undefined;
      postMessage(request: unknown): void {
        const data = request === 'photo' ? { photo: new Blob(['jpeg']) } : { seen: found };
        this.onmessage?.({ data });
      }
      terminate(): void {
        this.onmessage = undefined;
      }
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () =>
        refusal === undefined
          ? Promise.resolve(stream)
          : Promise.reject(new DOMException('refused', refusal)),
    },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  return {
    track,
    /** What the worker finds from now on. */
    see: (next: Seen): void => {
      found = next;
    },
    /** The browser refuses the camera, by the name of an error; undefined allows it. */
    refuse: (name: string | undefined): void => {
      refusal = name;
    },
    /** The device closes the camera. */
    end: () => ended.forEach((listener) => listener()),
  };
};
