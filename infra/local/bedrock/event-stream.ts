import { crc32 } from 'node:zlib';
import type { AwsError } from '../aws-gateway/aws-error.ts';
import { usageBody, type AnswerBlock, type ConverseAnswer } from './converse.ts';

/** The type of a header's value, a text. */
const TEXT = 7;

function headerOf([name, value]: readonly [string, string]): Buffer {
  const [key, text] = [Buffer.from(name), Buffer.from(value)];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length);
  return Buffer.concat([Buffer.of(key.length), key, Buffer.of(TEXT), length, text]);
}

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};

/** A message of AWS's event streams: lengths, headers and body, each guarded by a checksum. */
function messageOf(headers: Readonly<Record<string, string>>, body = ''): Buffer {
  const head = Buffer.concat(Object.entries(headers).map(headerOf));
  const content = Buffer.from(body);
  const lengths = numbers(16 + head.length + content.length, head.length);
  const message = Buffer.concat([lengths, numbers(crc32(lengths)), head, content]);
  return Buffer.concat([message, numbers(crc32(message))]);
}

type Event = Readonly<Record<string, object>>;

export const encodeEvent = (event: Event): Buffer[] =>
  Object.entries(event).map(([type, content]) =>
    messageOf(
      { ':event-type': type, ':content-type': 'application/json', ':message-type': 'event' },
      JSON.stringify(content),
    ),
  );

/** An error that ends a stream, in the form of those that the service does not model. */
export const encodeError = ({ code, message }: AwsError): Buffer =>
  messageOf({ ':error-code': code, ':error-message': message, ':message-type': 'error' });

/** A part of what a model has written, before it is known whether that is an answer. */
export const thoughtEvent = (text: string): Event => ({
  contentBlockDelta: { contentBlockIndex: 0, delta: { reasoningContent: { text } } },
});

const blockEvents = (block: AnswerBlock, index: number): Event[] => {
  // The thoughts are block 0.
  const contentBlockIndex = index + 1;
  if ('text' in block)
    return [{ contentBlockDelta: { contentBlockIndex, delta: { text: block.text } } }];
  const { input, ...toolUse } = block.toolUse;
  const delta = { toolUse: { input: JSON.stringify(input) } };
  return [
    { contentBlockStart: { contentBlockIndex, start: { toolUse } } },
    { contentBlockDelta: { contentBlockIndex, delta } },
  ];
};

/** The end of a message; it says who answered, if that is known. */
export const stopEvent = (stopReason: string, fields: ConverseAnswer['fields']): Event => ({
  messageStop: { stopReason, ...(fields && { additionalModelResponseFields: fields }) },
});

export const answerEvents = (
  { content, stopReason, usage, fields }: ConverseAnswer,
  latencyMs: number,
): Event[] => [
  ...content.flatMap(blockEvents),
  stopEvent(stopReason, fields),
  { metadata: { usage: usageBody(usage), metrics: { latencyMs } } },
];
