#!/usr/bin/env bash
# docx2python keeps the text of Word formulas and drops what their properties say: brackets, signs of sums, lines of
# fractions. 2(x+1) is read as 2x+1, and 1/2 as 12, inside <latex> marks. This concerns everyone who extracts texts of
# mathematics from Word files with it, for search or for language models: the result looks right and is another formula.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check docx2python==3.7.1 python-docx==1.2.0
"$folder/venv/bin/python" - "$folder/formula.docx" <<'PYTHON'
import sys
from importlib.metadata import version

from docx import Document
from docx.oxml import parse_xml
from docx2python import docx2python

MATH = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'


def run(text):
    return f"<m:r><m:t>{text}</m:t></m:r>"


brackets = f"{run('2')}<m:d><m:dPr/><m:e>{run('x+1')}</m:e></m:d>"
fraction = f"<m:f><m:fPr/><m:num>{run('1')}</m:num><m:den>{run('2')}</m:den></m:f>"
document = Document()
for inner in (brackets, fraction):
    document.add_paragraph()._p.append(parse_xml(f"<m:oMath {MATH}>{inner}</m:oMath>"))
document.save(sys.argv[1])
text = docx2python(sys.argv[1]).text
print("docx2python", version("docx2python"))
print(text)
assert "<latex>2x+1</latex>" in text, "2(x+1) is no longer read as 2x+1"
assert "<latex>12</latex>" in text, "1/2 is no longer read as 12"
PYTHON
