import { describe, expect, it } from 'vitest';
import { spreadsheetType } from '#shared/model/upload.ts';
import { fileProblem, typeOfFile } from './accepted-type.ts';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);

describe('accepted files', () => {
  it('are recognised by their names, in upper or lower case', () => {
    expect(typeOfFile(file('قائمة.XLSX'), [spreadsheetType])).toBe(spreadsheetType);
    expect(typeOfFile(file('photo.jpeg'), ['image/jpeg', 'image/png'])).toBe('image/jpeg');
  });

  it('have no error', () => {
    expect(fileProblem(file('a.xlsx'), [spreadsheetType])).toBeUndefined();
    expect(fileProblem(file('قائمة.ODS'), [spreadsheetType])).toBeUndefined();
  });

  it.each([
    ['names.docx', 10, 'file.wrongType'],
    ['xlsx', 10, 'file.wrongType'],
    ['a.xlsx', 5 * 1024 * 1024 + 1, 'file.tooLarge'],
    ['a.xlsx', 0, 'file.empty'],
  ])('exclude %s of %d bytes: %s', (name, size, id) => {
    expect(fileProblem(file(name, size), [spreadsheetType])).toMatchObject({ id });
  });
});
