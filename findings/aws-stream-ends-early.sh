#!/usr/bin/env bash
# An answer of Bedrock's ConverseStream that ends between two events ends the client's loop as a whole answer does: the AWS
# SDK for JavaScript throws nothing, though `messageStop` never came. Only an answer that ends within an event is an error.
# This concerns everyone who streams from Bedrock and takes what has come when the loop is over for the whole answer: half
# a text looks complete, unless the program itself looks for `messageStop`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit @aws-sdk/client-bedrock-runtime@3.1163.0 @smithy/node-http-handler@4.14.2 >/dev/null
cat > stream.mjs <<'JAVASCRIPT'
import { createServer } from 'node:http';
import { crc32 } from 'node:zlib';
import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';

const number = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const header = (name, value) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([Buffer.of(name.length), Buffer.from(name), Buffer.of(7), length, Buffer.from(value)]);
};
const event = (type, content) => {
  const head = Buffer.concat([
    header(':message-type', 'event'), header(':event-type', type), header(':content-type', 'application/json'),
  ]);
  const body = Buffer.from(JSON.stringify(content));
  const lengths = Buffer.concat([number(16 + head.length + body.length), number(head.length)]);
  const message = Buffer.concat([lengths, number(crc32(lengths)), head, body]);
  return Buffer.concat([message, number(crc32(message))]);
};
const begun = Buffer.concat([
  event('messageStart', { role: 'assistant' }),
  event('contentBlockDelta', { contentBlockIndex: 0, delta: { text: 'Water is wet and' } }),
]);
let answer = begun;
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' });
  response.end(answer);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const client = new BedrockRuntimeClient({
  endpoint: `http://127.0.0.1:${server.address().port}`,
  region: 'eu-west-1', maxAttempts: 1, requestHandler: new NodeHttpHandler(),
  credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
});
const read = async () => {
  const input = { modelId: 'any', messages: [{ role: 'user', content: [{ text: 'Say something.' }] }] };
  let text = '';
  let isWhole = false;
  try {
    const { stream } = await client.send(new ConverseStreamCommand(input));
    for await (const part of stream) {
      text += part.contentBlockDelta?.delta?.text ?? '';
      isWhole ||= part.messageStop !== undefined;
    }
    return `no error, "${text}", messageStop: ${isWhole}`;
  } catch (error) {
    return `an error`;
  }
};
console.log(`between two events: ${await read()}`);
answer = begun.subarray(0, begun.length - 5);
console.log(`within an event: ${await read()}`);
server.close();
client.destroy();
JAVASCRIPT
said=$(node stream.mjs)
echo "@aws-sdk/client-bedrock-runtime 3.1163.0:"
echo "$said"
[[ $said == *'between two events: no error, "Water is wet and", messageStop: false'*'within an event: an error'* ]] ||
  { echo 'the client says that an answer has ended early'; exit 1; }
