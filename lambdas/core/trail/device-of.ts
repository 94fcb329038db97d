import type { TrailDevice } from '#shared/model/trail.ts';

/** The kind of device that a browser says it runs on. */
export function deviceOf(userAgent: string | undefined): TrailDevice {
  if (userAgent === undefined) return 'other';
  if (/iPad|Tablet/.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone/.test(userAgent)) return 'phone';
  // Tablets with Android leave out the word that its phones have.
  if (userAgent.includes('Android')) return 'tablet';
  return /Windows|Macintosh|Linux|CrOS/.test(userAgent) ? 'computer' : 'other';
}
