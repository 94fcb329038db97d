"""Writes a Word file with python-docx: paragraphs of runs that are on the line, raised or lowered."""

import json
import sys

from docx import Document
from docx.oxml import OxmlElement

document = Document()
right_to_left, paragraphs = json.load(sys.stdin)
for runs in paragraphs:
    paragraph = document.add_paragraph()
    if right_to_left:
        paragraph._p.get_or_add_pPr().append(OxmlElement("w:bidi"))
    for text, place in runs:
        run = paragraph.add_run(text)
        run.font.rtl = right_to_left
        if place:
            run.font.superscript = place == "^"
            run.font.subscript = place == "~"
document.save(sys.argv[1])
