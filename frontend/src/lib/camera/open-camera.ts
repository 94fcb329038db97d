export type CameraProblem =
  /** The user, or a policy of the device, does not allow it. */
  | 'denied'
  | 'none'
  /** Another application uses it. */
  | 'busy'
  /** The page was not opened over HTTPS. */
  | 'insecure'
  /** The browser is too old. */
  | 'unsupported'
  /** It stopped: unplugged, or taken by another application. */
  | 'lost'
  | 'failed';

export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly problem: CameraProblem;
  constructor(problem: CameraProblem, options?: ErrorOptions) {
    super(`no camera: ${problem}`, options);
    this.problem = problem;
  }
}

/** By the names of the browser's errors. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** More pixels than a page needs only make a phone slow. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 2560 },
    height: { ideal: 1920 },
    // About the shape of a page; many cameras would give the narrower shape of films.
    aspectRatio: { ideal: 4 / 3 },
  },
};

/** Some browsers answer with noise when a canvas is read, against tracking. */
function isCanvasTrue(): boolean {
  const pen = new OffscreenCanvas(16, 16).getContext('2d', { alpha: false });
  if (!pen) return false;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 16, 16);
  return pen.getImageData(0, 0, 16, 16).data.every((value) => value > 240);
}

/**
 * Opens the camera on the back of the device, or any other.
 * @throws CameraError
 */
export async function openCamera(): Promise<MediaStream> {
  if (!isSecureContext) throw new CameraError('insecure');
  // The type says that it is always there; browsers leave it out.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (typeof devices?.getUserMedia !== 'function' || typeof OffscreenCanvas === 'undefined')
    throw new CameraError('unsupported');
  if (!isCanvasTrue()) throw new CameraError('unsupported');
  try {
    return await devices.getUserMedia(wanted);
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    throw new CameraError(problems[name] ?? 'failed', { cause });
  }
}
