import { describe, expect, it } from 'vitest';
import { A4 } from './box.ts';
import { Canvas } from './canvas.ts';
import { StructureElement } from './structure.ts';

describe('drawing on a page', () => {
  const box = { x: 50, y: 100, width: 200, height: 40 };

  it('measures from the left in a left-to-right notebook', () => {
    const canvas = new Canvas(0, 'ltr');
    canvas.fill(box, '#000000');
    expect(String(canvas.content)).toContain('50 701.89 200 40 re f');
  });

  it('mirrors the page in a right-to-left notebook', () => {
    const canvas = new Canvas(0, 'rtl');
    canvas.fill(box, '#000000');
    canvas.link({ box, page: 3, title: 'Marks', tag: new StructureElement('Link') });
    expect(String(canvas.content)).toContain('345.28 701.89 200 40 re f');
    expect(canvas.links[0]?.box.x).toBeCloseTo(A4.width - 250);
  });

  it('marks decorations as artifacts, which screen readers skip', () => {
    const canvas = new Canvas(0, 'ltr');
    canvas.fill(box, '#ffffff');
    canvas.lines([[0, 0, 1, 1]], { colour: '#000000', width: 1 });
    expect(String(canvas.content).match(/BMC/g)).toHaveLength(1);
    expect(String(canvas.content)).toMatch(/^\/Artifact BMC[\s\S]*EMC$/);
  });

  describe('with text', () => {
    const layout = { width: 500, marks: [], glyphs: [] };
    const typeface = { typeface: { name: 'R' }, layout: () => layout, operators: () => 'TJ' };
    const style = {
      typeface: typeface as never,
      size: 9,
      colour: '#000000',
      direction: 'ltr',
    } as const;

    it('marks consecutive pieces of one element once, and sets font and colour only when they change', () => {
      const canvas = new Canvas(0, 'ltr');
      const [cell, next] = [new StructureElement('TD'), new StructureElement('TD')];
      canvas.text('1', box, { ...style, tag: cell });
      canvas.text('Amine', box, { ...style, tag: cell });
      canvas.text('12', box, { ...style, size: 8, tag: next });
      canvas.fill(box, '#000000');
      expect(String(canvas.content).match(/MCID/g)).toHaveLength(2);
      expect(String(canvas.content).match(/EMC/g)).toHaveLength(3);
      expect(String(canvas.content).match(/ rg/g)).toHaveLength(1);
      expect(String(canvas.content).match(/ Tf/g)).toHaveLength(2);
      expect([cell.marks, next.marks]).toEqual([[{ page: 0, id: 0 }], [{ page: 0, id: 1 }]]);
    });

    it('draws consecutive lines as one text, each placed relative to the previous one', () => {
      const canvas = new Canvas(0, 'ltr');
      const cell = new StructureElement('TD');
      canvas.text('1', box, { ...style, tag: cell });
      canvas.text('Amine', { ...box, x: 80.25, y: 110 }, style);
      canvas.fill(box, '#000000');
      canvas.text('12', box, { ...style, tag: cell });
      expect(String(canvas.content).split('\n')).toEqual([
        'BT',
        '/TD <</MCID 0>> BDC',
        '0 0 0 rg /R 9 Tf 50 741.9 Td TJ',
        'EMC',
        '/Artifact BMC',
        '30.3 -10 Td TJ',
        'EMC',
        'ET',
        '/Artifact BMC',
        '50 701.89 200 40 re f',
        'EMC',
        'BT',
        '/TD <</MCID 1>> BDC',
        '50 741.9 Td TJ',
        'EMC',
        'ET',
      ]);
      expect(cell.marks).toHaveLength(2);
    });

    it('draws the marks of a line outside the text', () => {
      const canvas = new Canvas(0, 'ltr');
      const marked = { ...layout, marks: [{ name: 'R7', x: 100, y: 200 }] };
      const face = { ...typeface, layout: () => marked } as never;
      const cell = new StructureElement('TD');
      canvas.text('ب', box, { ...style, typeface: face, size: 10, tag: cell });
      expect(String(canvas.content)).toContain('50 741.9 Td TJ\nEMC\nET\n/TD <</MCID 1>> BDC\nq ');
      expect(String(canvas.content)).toContain('51 743.89 cm /R7 Do Q\nEMC');
    });
  });
});
