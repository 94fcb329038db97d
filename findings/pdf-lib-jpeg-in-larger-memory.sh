#!/usr/bin/env bash
# Concerns everyone who puts JPEG pictures into a PDF with pdf-lib, above all from Node's buffers or WebAssembly memory.
# `embedJpg` reads the size of the picture from the start of the ArrayBuffer, whatever the offset of the bytes in it: a
# valid JPEG that is a view of larger memory is refused, or has the size of another picture that comes first. `embedPng`
# reads the same view as it is. A copy of the bytes (`new Uint8Array(bytes)`) helps.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund pdf-lib@1.17.1 jpeg-js@0.4.4 pngjs@7.0.0 >/dev/null
cat >run.cjs <<'JS'
const { PDFDocument } = require('pdf-lib');
const jpeg = require('jpeg-js');
const { PNG } = require('pngjs');
const { version } = require('pdf-lib/package.json');
const jpegOf = (width, height) => jpeg.encode({ width, height, data: Buffer.alloc(width * height * 4, 200) }, 80).data;
const behind = (first, bytes) => {
  const memory = new Uint8Array(first.length + bytes.length);
  memory.set(first);
  memory.set(bytes, first.length);
  return memory.subarray(first.length);
};
const sizeOf = async (embed) => embed.then(({ width, height }) => `${width} x ${height}`, (error) => `refused: ${error.message}`);
(async () => {
  const document = await PDFDocument.create();
  const small = jpegOf(8, 4);
  const seen = {
    alone: await sizeOf(document.embedJpg(new Uint8Array(small))),
    behindZeros: await sizeOf(document.embedJpg(behind(new Uint8Array(16), small))),
    behindAnother: await sizeOf(document.embedJpg(behind(jpegOf(32, 16), small))),
    png: await sizeOf(document.embedPng(behind(new Uint8Array(16), PNG.sync.write(new PNG({ width: 8, height: 4 }))))),
  };
  const wanted = { alone: '8 x 4', behindZeros: 'refused: SOI not found in JPEG', behindAnother: '32 x 16', png: '8 x 4' };
  console.log(`pdf-lib ${version}`, seen);
  if (JSON.stringify(seen) !== JSON.stringify(wanted)) {
    console.error('The behaviour has changed; expected', wanted);
    process.exit(1);
  }
})();
JS
node run.cjs
