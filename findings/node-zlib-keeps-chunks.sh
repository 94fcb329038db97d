#!/usr/bin/env bash
# Node's synchronous zlib functions write into a chunk of 16 KB and answer with a view of it. As long as the answer is kept,
# so is the whole chunk: 10,000 compressed texts of some 20 bytes hold 218 MB instead of 0.2, and a heap
# snapshot shows only small Buffers. A copy of the answer, or a small `chunkSize`, holds what it needs. This concerns everyone
# who keeps many small compressed pieces: the objects or pages of a PDF, a cache of answers, messages that wait.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit node@24.21.0 >/dev/null
cat > keep.mjs <<'JAVASCRIPT'
import { deflateSync } from 'node:zlib';

const ways = {
  kept: (text) => deflateSync(text),
  copied: (text) => Uint8Array.from(deflateSync(text)),
  'small chunks': (text) => deflateSync(text, { chunkSize: 64 }),
};
const [, , way] = process.argv;
const before = process.memoryUsage().arrayBuffers;
const pieces = Array.from({ length: 10_000 }, (_, number) => ways[way](`text ${number}`));
// What is freed is counted a little later.
for (let round = 0; round < 5; round += 1) {
  gc();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const held = process.memoryUsage().arrayBuffers - before;
const size = pieces.reduce((sum, { length }) => sum + length, 0);
console.log(`${way}: ${held > 100 * size ? 'far more than the results' : 'about the results'}`);
console.error(`${(size / 1e6).toFixed(1)} MB of results hold ${(held / 1e6).toFixed(1)} MB`);
JAVASCRIPT
said=$(for way in kept copied 'small chunks'; do npx node --expose-gc keep.mjs "$way"; done)
echo "Node $(npx node --version):"
echo "$said"
[[ $said == 'kept: far more than the results
copied: about the results
small chunks: about the results' ]] || { echo 'results of zlib hold another amount'; exit 1; }
