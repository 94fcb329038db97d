import { createHash } from 'node:crypto';
import type { JsonService } from '#infra/local/aws-gateway/json-call.ts';

/** A Textract that reads each picture once: a reading takes seconds, and several tests need one page. */
export const readOnce = (textract: JsonService): JsonService => {
  const readings = new Map<string, Promise<unknown>>();
  const read = (...call: Parameters<JsonService>): Promise<unknown> => {
    const [action, input] = call;
    const digest = createHash('sha256')
      .update(JSON.stringify([action, input]))
      .digest('hex');
    const reading = readings.get(digest) ?? textract(...call);
    readings.set(digest, reading);
    return reading;
  };
  return Object.assign(read, {
    resourceOf: (action: string, input: unknown) => textract.resourceOf(action, input),
  });
};
