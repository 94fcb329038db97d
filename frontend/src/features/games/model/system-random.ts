import { fairDraw } from './random.ts';

/** Fair draws from the device's cryptographic generator. */
export const systemRandom = fairDraw(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
