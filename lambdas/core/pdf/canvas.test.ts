import { describe, expect, it } from 'vitest';
import { A4 } from './box.ts';
import { Canvas } from './canvas.ts';
import { StructureElement } from './structure.ts';

describe('Canvas', () => {
  const box = { x: 50, y: 100, width: 200, height: 40 };

  it('measures from the left in a left-to-right notebook', () => {
    const canvas = new Canvas(0, 'ltr');
    canvas.fill(box, '#000000');
    expect(canvas.content).toContain('50 701.89 200 40 re f');
  });

  it('mirrors the page in a right-to-left notebook', () => {
    const canvas = new Canvas(0, 'rtl');
    canvas.fill(box, '#000000');
    canvas.link({ box, page: 3, title: 'Marks', tag: new StructureElement('Link') });
    expect(canvas.content).toContain('345.28 701.89 200 40 re f');
    expect(canvas.links[0]?.box.x).toBeCloseTo(A4.width - 250);
  });

  it('marks drawings as artifacts, which readers skip', () => {
    const canvas = new Canvas(0, 'ltr');
    canvas.fill(box, '#ffffff');
    canvas.lines([[0, 0, 1, 1]], { colour: '#000000', width: 1 });
    expect(canvas.content.match(/BMC/g)).toHaveLength(1);
    expect(canvas.content).toMatch(/^\/Artifact BMC[\s\S]*EMC$/);
  });

  it('marks pieces of one element that follow each other once, and names colour and type where they change', () => {
    const canvas = new Canvas(0, 'ltr');
    const layout = { width: 500, marks: [], glyphs: [] };
    const typeface = { typeface: { name: 'R' }, layout: () => layout, operators: () => '' };
    const style = {
      typeface: typeface as never,
      size: 9,
      colour: '#000000',
      direction: 'ltr',
    } as const;
    const [cell, next] = [new StructureElement('TD'), new StructureElement('TD')];
    canvas.text('1', box, { ...style, tag: cell });
    canvas.text('Amine', box, { ...style, tag: cell });
    canvas.text('12', box, { ...style, size: 8, tag: next });
    canvas.fill(box, '#000000');
    expect(canvas.content.match(/MCID/g)).toHaveLength(2);
    expect(canvas.content.match(/EMC/g)).toHaveLength(3);
    expect(canvas.content.match(/ rg/g)).toHaveLength(1);
    expect(canvas.content.match(/ Tf/g)).toHaveLength(2);
    expect([cell.marks, next.marks]).toEqual([[{ page: 0, id: 0 }], [{ page: 0, id: 1 }]]);
  });
});
