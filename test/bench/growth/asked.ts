/** A call of a screen. */
export interface Asked {
  readonly id: string;
  readonly uid: string;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
}

/** The event of API Gateway for it, as far as handlers read it. */
export const apiEventOf = ({ uid, params, query }: Asked) => ({
  version: '2.0',
  headers: { 'content-type': 'application/json' },
  pathParameters: params,
  queryStringParameters: query,
  isBase64Encoded: false,
  requestContext: {
    requestId: 'request',
    authorizer: {
      lambda: {
        ...{ uid, role: 'teacher', email: 'teacher@example.com', emailVerified: true },
        authTime: Math.floor(Date.now() / 1000),
        issuedAt: Math.floor(Date.now() / 1000),
      },
    },
  },
});
