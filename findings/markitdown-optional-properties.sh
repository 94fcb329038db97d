#!/usr/bin/env bash
# markitdown gives no formula of a Word file if one fraction lacks its properties (m:fPr), which ECMA-376 lets be absent,
# or if one sign other than lim, max or min has words under it (m:limLow). No error is reported. This concerns everyone
# who writes Word formulas by program, and everyone who reads them with markitdown.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check 'markitdown[docx]==0.1.9' python-docx==1.2.0
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import sys
from importlib.metadata import version

from docx import Document
from docx.oxml import parse_xml
from markitdown import MarkItDown

MATH = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'


def run(text):
    return f"<m:r><m:t>{text}</m:t></m:r>"


def read(name, *formulas):
    document = Document()
    for inner in formulas:
        document.add_paragraph()._p.append(parse_xml(f"<m:oMath {MATH}>{inner}</m:oMath>"))
    path = f"{sys.argv[1]}/{name}.docx"
    document.save(path)
    text = MarkItDown().convert(path).text_content
    print(f"{name}: {text!r}")
    return text


power = f"<m:sSup><m:e>{run('x')}</m:e><m:sup>{run('2')}</m:sup></m:sSup>"
parts = f"<m:num>{run('1')}</m:num><m:den>{run('2')}</m:den>"
print("markitdown", version("markitdown"))
assert "$x^{2}$" in read("with-properties", power, f"<m:f><m:fPr/>{parts}</m:f>")
assert "$" not in read("without-properties", power, f"<m:f>{parts}</m:f>")
below = f"<m:limLow><m:e>{run('a')}</m:e><m:lim>{run('n')}</m:lim></m:limLow>"
assert "$" not in read("words-below", power, below)
PYTHON
