#!/usr/bin/env bash
# SWR shows a fetched answer only if it differs from the one before. Since it compares with dequal/lite, two Maps, or two
# Sets, are always equal, because that comparison looks at enumerable properties and they have none. A fetcher whose answer
# is a Map or a Set therefore shows its first answer for ever, although each later one is fetched; SWR 2.2.5 showed them.
# This concerns everyone whose fetcher answers with a Map or a Set, such as rows by id.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit react@18.3.1 react-dom@18.3.1 jsdom@27.0.0 \
  swr@2.5.1 older@npm:swr@2.2.5 >/dev/null
cat > shown.mjs <<'JAVASCRIPT'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="root"></div>');
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

/** What a component shows of each of two answers: 1, then 2. */
async function shown(name, kind, make, read) {
  const { default: useSWR, mutate } = await import(name);
  let fetched = 0;
  const Count = () => {
    const { data } = useSWR(kind, async () => make((fetched += 1)), { dedupingInterval: 0 });
    return createElement('p', null, data === undefined ? '' : read(data));
  };
  const root = createRoot(document.getElementById('root'));
  await act(async () => root.render(createElement(Count)));
  await pause();
  const first = document.body.textContent.trim();
  await act(() => mutate(kind));
  await pause();
  const second = document.body.textContent.trim();
  await act(async () => root.unmount());
  console.log(`${name}, ${kind}: ${fetched} fetched, shown ${first} then ${second}`);
}
for (const name of ['swr', 'older']) {
  await shown(name, 'object', (n) => ({ n }), ({ n }) => n);
  await shown(name, 'Map', (n) => new Map([['n', n]]), (map) => map.get('n'));
  await shown(name, 'Set', (n) => new Set([n]), (set) => [...set].join());
}
JAVASCRIPT
said=$(node shown.mjs)
echo "swr 2.5.1, and 2.2.5 as older:"
echo "$said"
expected='swr, object: 2 fetched, shown 1 then 2
swr, Map: 2 fetched, shown 1 then 1
swr, Set: 2 fetched, shown 1 then 1
older, object: 2 fetched, shown 1 then 2
older, Map: 2 fetched, shown 1 then 2
older, Set: 2 fetched, shown 1 then 2'
[[ $said == "$expected" ]] || { echo 'SWR compares Maps and Sets in another way'; exit 1; }
