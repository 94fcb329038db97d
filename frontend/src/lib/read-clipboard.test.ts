import { describe, expect, it } from 'vitest';
import { readClipboard } from './read-clipboard.ts';

const clipboard = (data: Record<string, string>) => ({
  getData: (type: string) => data[type] ?? '',
});

describe('a range from the clipboard', () => {
  it('is read from text with tabs, as Excel and LibreOffice write it', () => {
    const text = 'الاسم\t"الفرض\n/20"\r\n"حداد ""سارة"""\t12,5\r\n\r\n';
    expect(readClipboard(clipboard({ 'text/plain': text }))).toEqual([
      ['الاسم', 'الفرض /20'],
      ['حداد "سارة"', '12,5'],
    ]);
  });

  it('is read from a table of HTML, as Google Sheets writes it, with merged cells', () => {
    const html =
      '<meta charset="utf-8"><google-sheets-html-origin><table><tbody>' +
      '<tr><td rowspan="2">N°</td><td colspan="2"><b>Nom</b></td><td>D1</td></tr>' +
      '<tr><td>nom</td><td>prénom</td><td>12<br>,5</td></tr></tbody></table>';
    expect(readClipboard(clipboard({ 'text/html': html, 'text/plain': 'other' }))).toEqual([
      ['N°', 'Nom', '', 'D1'],
      ['', 'nom', 'prénom', '12,5'],
    ]);
  });

  it('may be a text without a table, nothing, or too much', () => {
    expect(readClipboard(clipboard({ 'text/html': '<b>12</b>', 'text/plain': '12' }))).toEqual([
      ['12'],
    ]);
    expect(readClipboard(clipboard({}))).toEqual([]);
    const cells = `${'12\t'.repeat(99)}12\n`.repeat(100);
    expect(readClipboard(clipboard({ 'text/plain': cells }))).toBe('too-large');
    expect(readClipboard(clipboard({ 'text/plain': ' '.repeat(4_000_001) }))).toBe('too-large');
  });

  it('runs nothing that a page put into it', () => {
    const html = '<table><tr><td><img src=x onerror="window.ran = 1">5</td></tr></table>';
    expect(readClipboard(clipboard({ 'text/html': html }))).toEqual([['5']]);
    expect('ran' in window).toBe(false);
  });
});
