/** Longer than any token Firebase issues (claims are capped at 1,000 bytes), shorter than API Gateway's header limit. */
const MAX_LENGTH = 8192;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The signed token of an Authorization header, if it is exactly one JWS in compact form (RFC 6750, RFC 7515). */
export function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.length > MAX_LENGTH) return undefined;
  return BEARER.exec(header)?.[1];
}
