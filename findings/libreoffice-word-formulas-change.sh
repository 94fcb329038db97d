#!/usr/bin/env bash
# LibreOffice changes formulas when it opens a Word file and saves it as one: the brackets of an open interval ]−∞;2[ are
# gone, |−4| and [0;1] end with a round bracket, and the line of a mean x̄ becomes an accent. The file opens without a
# warning, and each of these looks like a formula. This concerns everyone who edits or converts Word files of mathematics
# with it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > formulas.md <<'MARKDOWN'
open $\left]-\infty;2\right[$ end

absolute $\left|-4\right|$ end

closed $\left[0;1\right]$ end

mean $\bar{x}$ end
MARKDOWN
pandoc --version | head -1
libreoffice --version
pandoc formulas.md -o formulas.docx
libreoffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to docx --outdir saved formulas.docx >/dev/null 2>&1
# The formula between a word and "end": its brackets, accents and characters.
formula() {
  unzip -p "$1" word/document.xml | tr -d '\n' | grep -o "$2 *<.*" | sed 's/<w:t[ >][^<]*end.*//' |
    grep -oP '(?<=begChr m:val=")[^"]*|(?<=endChr m:val=")[^"]*|(?<=<m:chr m:val=")[^"]*|(?<=<m:t>)[^<]*|(?<=<m:t xml:space="preserve">)[^<]*' | tr -d '\n'
}
for word in open absolute closed mean; do
  echo "$word: $(formula formulas.docx $word) is saved as $(formula saved/formulas.docx $word)"
done
[[ $(formula saved/formulas.docx open) != *[][]* ]] || { echo 'open intervals keep their brackets'; exit 1; }
[[ $(formula saved/formulas.docx absolute) == *\)* ]] || { echo 'absolute values end with a bar'; exit 1; }
[[ $(formula saved/formulas.docx mean) == *´* ]] || { echo 'a mean keeps its line'; exit 1; }
