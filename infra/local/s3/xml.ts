const escapeXml = (text: string): string =>
  text.replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);

type XmlValue = string | number | boolean | undefined | XmlTree | XmlTree[];
/** A tree to write as XML; a list repeats its element, and undefined values are left out. */
export interface XmlTree {
  readonly [element: string]: XmlValue;
}

const element = (name: string, value: XmlValue): string => {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => element(name, one)).join('');
  return `<${name}>${typeof value === 'object' ? elements(value) : escapeXml(String(value))}</${name}>`;
};

const elements = (tree: XmlTree): string =>
  Object.entries(tree)
    .map(([name, value]) => element(name, value))
    .join('');

export const toXml = (tree: XmlTree): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elements(tree)}`;
