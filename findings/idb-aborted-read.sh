#!/usr/bin/env bash
# idb makes a promise of the end of each transaction, `done`, as soon as the transaction begins. If the transaction is
# aborted, that promise is rejected, and nothing listens to it: the caller who awaits and catches the request itself gets an
# unhandled rejection beside it. The shortcuts of the database that read, such as `get`, have it too, because only those
# that write wait for `done`. In Node an unhandled rejection ends a program, in browsers it is reported as an error of the
# page. This concerns everyone who keeps data of a page with idb, and who counts its errors or fails tests on them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit idb@8.0.4 fake-indexeddb@6.2.8 >/dev/null
cat > abort.mjs <<'JAVASCRIPT'
import 'fake-indexeddb/auto';
import { openDB } from 'idb';

const unhandled = [];
process.on('unhandledRejection', (error) => unhandled.push(error.name));
const database = await openDB('shop', 1, { upgrade: (created) => created.createObjectStore('items') });
await database.put('items', 'bread', 1);

const transaction = database.transaction('items');
const reading = transaction.store.get(1);
transaction.abort();
const caught = await reading.catch((error) => error.name);
await new Promise((resolve) => setTimeout(resolve, 100));
console.log(`caught: ${caught}; unhandled: ${unhandled.join(', ') || 'nothing'}`);
JAVASCRIPT
said=$(node abort.mjs)
echo "idb 8.0.4, fake-indexeddb 6.2.8: $said"
[[ $said == 'caught: AbortError; unhandled: AbortError' ]] || { echo 'idb leaves no rejection unhandled any more'; exit 1; }
