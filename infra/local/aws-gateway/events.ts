/** Events that the gateway reports to its host: names, actions and ARNs, never a body, token or signature. */
export type GatewayEvent =
  /** The principal's policies do not allow the call. */
  | { kind: 'denied'; principal: string; action: string; resource: string; reason: string }
  /** The signature is invalid. */
  | { kind: 'refused'; service: string; code: string; reason: string }
  /** A defect of the local service itself. */
  | { kind: 'failed'; service: string; error: unknown };
