"""Prints the text of a Word file as one of three Python packages reads it."""

import sys

reader, file = sys.argv[1:]
if reader == "markitdown":
    from markitdown import MarkItDown

    print(MarkItDown().convert(file).text_content)
elif reader == "docx2python":
    from docx2python import docx2python

    print(docx2python(file).text)
else:
    import mammoth

    with open(file, "rb") as opened:
        print(mammoth.extract_raw_text(opened).value)
