import { useEffect, useState } from 'react';
import { CameraError, openCamera, type CameraProblem } from './open-camera.ts';

/** The light beside the camera, which the types of the DOM do not know yet. */
interface TorchConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

const hasTorch = (track: MediaStreamTrack): boolean => {
  // Firefox has no such method.
  const capabilities: object = track.getCapabilities?.() ?? {};
  return 'torch' in capabilities && Boolean(capabilities.torch);
};

const switchTorch = (track: MediaStreamTrack, torch: boolean): Promise<void> => {
  const constraint: TorchConstraint = { torch };
  return track.applyConstraints({ advanced: [constraint] });
};

export interface Camera {
  /** Undefined until the camera is open. */
  readonly stream: MediaStream | undefined;
  readonly problem: CameraProblem | undefined;
  /** Whether the light is on; undefined if there is none. */
  readonly torch: boolean | undefined;
  readonly setTorch: (isOn: boolean) => void;
  readonly retry: () => void;
}

/** Keeps the screen on, because nothing is pressed while sheets are shown to the camera. */
async function keepAwake(signal: AbortSignal): Promise<void> {
  const lock = await navigator.wakeLock.request('screen');
  if (signal.aborted) await lock.release();
  else signal.addEventListener('abort', () => void lock.release(), { once: true });
}

interface Opened {
  readonly stream?: MediaStream;
  readonly problem?: CameraProblem;
  readonly torch?: boolean;
}

export const useCamera = (): Camera => {
  const [attempt, setAttempt] = useState(0);
  const [{ stream, problem, torch }, setOpened] = useState<Opened>({});
  useEffect(() => {
    const leaving = new AbortController();
    let own: MediaStream | undefined;
    const close = () => own?.getTracks().forEach((track) => track.stop());
    const open = async () => {
      own = await openCamera();
      if (leaving.signal.aborted) {
        close();
        return;
      }
      const [track] = own.getVideoTracks();
      track?.addEventListener('ended', () => setOpened({ problem: 'lost' }));
      setOpened({ stream: own, ...(track && hasTorch(track) && { torch: false }) });
    };
    open().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      setOpened({ problem: error instanceof CameraError ? error.problem : 'failed' });
    });
    const stayAwake = () => {
      // Older browsers have no wake lock; others refuse it when the battery is low.
      if (!document.hidden && 'wakeLock' in navigator)
        keepAwake(leaving.signal).catch(() => undefined);
    };
    stayAwake();
    // The lock is gone once the page was hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', stayAwake);
      close();
    };
  }, [attempt]);

  return {
    stream,
    problem,
    torch,
    setTorch: (isOn) => {
      const [track] = stream?.getVideoTracks() ?? [];
      if (!track) return;
      switchTorch(track, isOn).then(
        () => setOpened((before) => ({ ...before, torch: isOn })),
        // It says that it has a light and has none.
        () => setOpened(({ torch: _, ...before }) => before),
      );
    },
    retry: () => {
      setOpened({});
      setAttempt((before) => before + 1);
    },
  };
};
