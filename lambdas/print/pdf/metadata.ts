import type { DraftLanguage } from '#shared/model/locale.ts';

export interface DocumentMetadata {
  title: string;
  author: string;
  subject: string;
  language: DraftLanguage;
  /** `YYYY-MM-DD`. */
  createdOn: string;
}

export const PRODUCER = 'Daftar';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Declares that a document conforms to PDF/UA-1. */
const CONFORMANCE =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** The packet of a document without its reading order. */
export const removeConformance = (packet: string): string => packet.replace(CONFORMANCE, '');

/** The XMP packet (ISO 16684-1), which declares that the document conforms to PDF/UA-1 (ISO 14289-1). */
export function xmpPacket({
  title,
  author,
  subject,
  language,
  createdOn,
}: DocumentMetadata): string {
  const alternative = (text: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title>${alternative(title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description>${alternative(subject)}</dc:description>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${PRODUCER}</pdf:Producer>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
<xmp:CreateDate>${createdOn}</xmp:CreateDate>
</rdf:Description>
${CONFORMANCE}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
