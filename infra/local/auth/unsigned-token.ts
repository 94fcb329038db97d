import { decodeProtectedHeader } from 'jose';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.)$/;

/** The unsigned token (`alg: none`, empty signature) of an Authorization header, if it holds exactly that. */
export function unsignedToken(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  try {
    return decodeProtectedHeader(token).alg === 'none' ? token : undefined;
  } catch {
    return undefined;
  }
}
