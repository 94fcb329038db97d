/** What a log line may hold: ids, codes and figures. Never a token, an address, a name or a body. */
export type LogEntry = Readonly<Record<string, string | number | boolean | object | undefined>>;

/** Writes one JSON object on one line, which CloudWatch Logs indexes by field. */
export function log(level: 'info' | 'warn' | 'error', event: string, entry: LogEntry = {}): void {
  process.stdout.write(`${JSON.stringify({ level, event, ...entry })}\n`);
}
