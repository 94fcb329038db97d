import { createHash } from 'node:crypto';

/** Names a content by its JSON. */
export const hashOf = (content: object | string): string =>
  createHash('sha256')
    .update(typeof content === 'string' ? content : JSON.stringify(content))
    .digest('base64url');
