import { isIP } from 'node:net';

/** Addresses of a machine itself, and of private networks. */
const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][\da-f]{2}:|fe80:)/i;

/** Whether a server costs nothing for each token: it runs on this machine or in its own network. */
export function isFree(baseUrl: string): boolean {
  const host = new URL(baseUrl).hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host)) return PRIVATE.test(host);
  return !host.includes('.') || /\.(?:local|localhost|internal|lan|home\.arpa)$/i.test(host);
}
