#!/usr/bin/env bash
# pdf.js and poppler turn the two letters of the Arabic sign لا round when they extract text: السلام is read as السالم, and
# الأهل as األهل. One glyph stands for both letters, as PDF's tables of letters allow and WeasyPrint and LibreOffice write
# it; the readers reverse the line letter by letter, and these two with it. This concerns everyone who searches, indexes or
# quotes Arabic PDFs: the words look like words, and are others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check weasyprint==70.0
npm install --silent --no-fund --no-audit pdfjs-dist@6.5.438 node@24.21.0 >/dev/null
venv/bin/python -c "import weasyprint; weasyprint.HTML(string='<p dir=rtl>السلام الأهل المال</p>').write_pdf('arabic.pdf')"
cat > read.mjs <<'JAVASCRIPT'
import { readFileSync } from 'node:fs';
import { getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(readFileSync('arabic.pdf'));
const pdf = await getDocument({ data, verbosity: 0, disableFontFace: true }).promise;
const { items } = await (await pdf.getPage(1)).getTextContent();
console.error('pdf.js', version);
console.log(items.map(({ str }) => str).join(''));
JAVASCRIPT
pdftotext -v 2>&1 | sed -n 1p
read=$(node_modules/.bin/node read.mjs)
echo "pdf.js:  $read"
echo "poppler: $(pdftotext arabic.pdf -)"
[[ $read == *السالم* && $read == *األهل* ]] || { echo 'pdf.js keeps the letters of لا in their order'; exit 1; }
[[ $(pdftotext arabic.pdf -) == *السالم* ]] || { echo 'poppler keeps the letters of لا in their order'; exit 1; }
