/** What the gateway tells its host; names, actions and ARNs only, never a body, a token or a signature. */
export type GatewayEvent =
  /** A principal's policies do not allow what it asked for. */
  | { kind: 'denied'; principal: string; action: string; resource: string; reason: string }
  /** The signature does not stand. */
  | { kind: 'refused'; service: string; code: string; reason: string }
  /** A defect of the local service itself. */
  | { kind: 'failed'; service: string; error: unknown };
