#!/usr/bin/env bash
# LibreOffice shows 0 for a formula without a stored result if the workbook is computed by hand (calcMode="manual"), even
# if the file asks to be computed when it is opened (fullCalcOnLoad="1"). In a workbook that is computed automatically it
# shows the result. The 0 looks like one, also in files converted to CSV or PDF. This concerns everyone who writes
# formulas with openpyxl, or removes stored results so that programs compute them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openpyxl==3.1.5
cd "$folder"
venv/bin/python - <<'PYTHON'
import openpyxl

for mode in ("auto", "manual"):
    workbook = openpyxl.Workbook()
    workbook.active["A1"] = 12
    workbook.active["B1"] = "=A1*2"
    workbook.calculation.calcMode = mode
    workbook.save(f"{mode}.xlsx")
PYTHON
libreoffice --version
libreoffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to csv auto.xlsx manual.xlsx >/dev/null 2>&1
unzip -p manual.xlsx xl/workbook.xml | grep -o '<calcPr[^>]*>'
echo "auto: $(cat auto.csv)  manual: $(cat manual.csv)"
[ "$(cat auto.csv)" = 12,24 ] || { echo 'a formula without a result is no longer computed'; exit 1; }
[ "$(cat manual.csv)" = 12,0 ] || { echo 'a formula of a workbook that is computed by hand is no longer 0'; exit 1; }
