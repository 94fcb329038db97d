import { createHash, timingSafeEqual } from 'node:crypto';
import type { GatewayRequest } from './http-message.ts';
import type { Principal } from './principal.ts';
import { expectedSignature } from './signature.ts';
import { readClaims, type SignatureClaims } from './signature-claims.ts';
import { SignatureProblem } from './signature-problem.ts';

export interface Verifier {
  region: string;
  principals: () => Iterable<Principal>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const maxSkew = 15 * 60 * 1000;
const unhashed = 'UNSIGNED-PAYLOAD';

/** Compares in constant time for any lengths. */
const same = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
};

const isoSeconds = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

const checkTime = (claims: SignatureClaims, now: number): void => {
  if (!claims.longDate.startsWith(claims.shortDate))
    throw new SignatureProblem(
      'scope',
      'Date in Credential scope does not match the date of the request',
    );
  if (!claims.presigned) {
    if (Math.abs(now - claims.signedAt) <= maxSkew) return;
    const message = `Signature expired or not yet valid: ${claims.longDate} differs from the server's time by more than 15 min.`;
    throw new SignatureProblem('skewed', message);
  }
  if (claims.signedAt - now > maxSkew)
    throw new SignatureProblem('expired', 'Request is not yet valid');
  const end = claims.signedAt + claims.expiresIn * 1000;
  if (now > end)
    throw new SignatureProblem('expired', 'Request has expired', {
      Expires: isoSeconds(end),
      ServerTime: isoSeconds(now),
    });
};

/** `host` and every `x-amz-` header must be signed, so that no added header can change the call. */
const checkSignedHeaders = (claims: SignatureClaims, headers: GatewayRequest['headers']): void => {
  const signed = new Set(claims.signedHeaders);
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const unsigned = needed.filter((name) => !signed.has(name)).join(', ');
  if (unsigned !== '')
    throw new SignatureProblem(
      'unsigned-header',
      'There were headers present in the request which were not signed',
      { HeadersNotSigned: unsigned },
    );
};

/** The hash that the signature covers. Only S3 lets the sender state it, or leave the body unsigned. */
const payloadHash = (request: GatewayRequest, claims: SignatureClaims): string => {
  const actual = createHash('sha256').update(request.body).digest('hex');
  if (claims.service !== 's3') return actual;
  const inQuery = request.query['X-Amz-Content-Sha256'];
  const stated =
    request.headers['x-amz-content-sha256'] ?? (typeof inQuery === 'string' ? inQuery : undefined);
  if (stated === undefined && claims.presigned) return unhashed;
  if (stated === undefined)
    throw new SignatureProblem(
      'hash-missing',
      'Missing required header for this request: x-amz-content-sha256',
    );
  if (stated !== unhashed && stated !== actual)
    throw new SignatureProblem(
      'hash-wrong',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  return stated;
};

const findPrincipal = (claims: SignatureClaims, principals: Iterable<Principal>): Principal => {
  const principal = [...principals].find(({ accessKeyId }) => accessKeyId === claims.accessKeyId);
  if (!principal)
    throw new SignatureProblem(
      'unknown-key',
      'The security token included in the request is invalid.',
    );
  if (!same(principal.sessionToken ?? '', claims.sessionToken ?? ''))
    throw new SignatureProblem('token', 'The security token included in the request is invalid');
  return principal;
};

/**
 * Recomputes a request's signature (AWS Signature Version 4, in the header or presigned) and finds its signer.
 * @throws {SignatureProblem} for everything AWS refuses: unsigned, forged, changed, expired, for another region
 */
export const verifyRequest = async (
  request: GatewayRequest,
  verifier: Verifier,
): Promise<{ principal: Principal; service: string }> => {
  const claims = readClaims(request);
  if (claims.region !== verifier.region)
    throw new SignatureProblem(
      'scope',
      `the region '${claims.region}' is wrong; expecting '${verifier.region}'`,
    );
  if (claims.presigned && claims.service !== 's3')
    throw new SignatureProblem('malformed', 'only S3 takes presigned requests here');
  const principal = findPrincipal(claims, verifier.principals());
  checkTime(claims, verifier.now());
  const expected = await expectedSignature(
    request,
    claims,
    principal,
    payloadHash(request, claims),
  );
  const complete = claims.signedHeaders.every((name) => request.headers[name] !== undefined);
  if (!complete || !same(expected, claims.signature))
    throw new SignatureProblem(
      'mismatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  checkSignedHeaders(claims, request.headers);
  return { principal, service: claims.service };
};
