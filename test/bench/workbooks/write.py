"""Writes workbooks with openpyxl, XlsxWriter or pandas: `write.py WRITER < [{file, sheets, names, results, chart}]`."""

import json
import sys

import openpyxl
import pandas
import xlsxwriter
from openpyxl.chart import BarChart, Reference
from openpyxl.utils.cell import coordinate_from_string, column_index_from_string
from openpyxl.worksheet.formula import ArrayFormula


def with_openpyxl(book):
    workbook = openpyxl.Workbook()
    workbook.remove(workbook.active)
    for sheet in book["sheets"]:
        cells = workbook.create_sheet(sheet["name"])
        cells.sheet_state = "hidden" if sheet["hidden"] else "visible"
        for cell in sheet["cells"]:
            formula = "=" + cell["formula"] if "formula" in cell else cell["value"]
            cells[cell["at"]] = ArrayFormula(cell["at"], formula) if cell.get("array") else formula
    for name, meaning in book["names"].items():
        workbook.defined_names[name] = openpyxl.workbook.defined_name.DefinedName(name, attr_text=meaning)
    first = workbook.worksheets[0]
    chart = BarChart()
    chart.add_data(Reference(first, range_string=book["chart"]))
    first.add_chart(chart, "K2")
    workbook.save(book["file"])


def with_xlsxwriter(book):
    workbook = xlsxwriter.Workbook(book["file"])
    for sheet in book["sheets"]:
        cells = workbook.add_worksheet(sheet["name"])
        if sheet["hidden"]:
            cells.hide()
        for cell in sheet["cells"]:
            result = cell.get("result") if book["results"] else 0
            if cell.get("array"):
                cells.write_array_formula(cell["at"], "{=" + cell["formula"] + "}", None, result)
            elif "formula" in cell:
                cells.write_formula(cell["at"], "=" + cell["formula"], None, result)
            else:
                cells.write(cell["at"], cell["value"])
    for name, meaning in book["names"].items():
        workbook.define_name(name, "=" + meaning)
    chart = workbook.add_chart({"type": "column"})
    chart.add_series({"values": "=" + book["chart"]})
    workbook.worksheets()[0].insert_chart("K2", chart)
    workbook.close()


def with_pandas(book):
    engine = "xlsxwriter" if book["results"] else "openpyxl"
    with pandas.ExcelWriter(book["file"], engine=engine) as writer:
        for sheet in book["sheets"]:
            rows = {}
            for cell in sheet["cells"]:
                column, row = coordinate_from_string(cell["at"])
                value = "=" + cell["formula"] if "formula" in cell else cell["value"]
                rows.setdefault(row, {})[column_index_from_string(column)] = value
            width = max(column for cells in rows.values() for column in cells)
            grid = [[rows.get(row, {}).get(column + 1) for column in range(width)] for row in range(1, max(rows) + 1)]
            pandas.DataFrame(grid).to_excel(writer, sheet_name=sheet["name"], header=False, index=False)


write = {"openpyxl": with_openpyxl, "XlsxWriter": with_xlsxwriter, "pandas": with_pandas}[sys.argv[1]]
for one in json.load(sys.stdin):
    write(one)
