import type { TrailDevice } from '#shared/model/trail.ts';

/** The kind of device that a browser says it runs on. */
export function deviceOf(userAgent: string | undefined): TrailDevice {
  if (userAgent === undefined) return 'other';
  // Tablets with Android leave out the word that its phones have.
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|Android/.test(userAgent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS/.test(userAgent) ? 'computer' : 'other';
}
