import { createHmac } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import {
  ALGORITHM_IDENTIFIER,
  createScope,
  getCanonicalHeaders,
  getSigningKey,
  SignatureV4Base,
} from '@smithy/signature-v4';
import type { GatewayRequest } from './http-message.ts';
import type { Principal } from './principal.ts';
import type { SignatureClaims } from './signature-claims.ts';

/** Exposes the SDK's canonicalization, so that a request is read exactly as the SDK signs it. */
class Canonicalizer extends SignatureV4Base {
  constructor(service: string, region: string, credentials: Principal) {
    // Only S3 signs the path as sent; other services escape it again.
    super({ service, region, credentials, sha256: Sha256, uriEscapePath: service !== 's3' });
  }

  stringToSign(
    claims: SignatureClaims,
    request: HttpRequest,
    payloadHash: string,
  ): Promise<string> {
    const signed = new Set(claims.signedHeaders);
    const headers = getCanonicalHeaders(request, undefined, signed);
    const canonical = this.createCanonicalRequest(request, headers, payloadHash);
    const scope = createScope(claims.shortDate, claims.region, claims.service);
    return this.createStringToSign(claims.longDate, scope, canonical, ALGORITHM_IDENTIFIER);
  }
}

/** The signature (lower-case hex) that the principal would give this request with these parameters. */
export const expectedSignature = async (
  request: GatewayRequest,
  claims: SignatureClaims,
  principal: Principal,
  payloadHash: string,
): Promise<string> => {
  const { method, path, query, headers } = request;
  const signedOnly = Object.fromEntries(
    claims.signedHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    ),
  );
  const canonicalizer = new Canonicalizer(claims.service, claims.region, principal);
  const signable = new HttpRequest({ method, path, query: { ...query }, headers: signedOnly });
  const text = await canonicalizer.stringToSign(claims, signable, payloadHash);
  const key = await getSigningKey(
    Sha256,
    principal,
    claims.shortDate,
    claims.region,
    claims.service,
  );
  return createHmac('sha256', key).update(text).digest('hex');
};
