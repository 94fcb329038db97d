export interface Resource {
  readonly id: string;
  readonly type: string;
  readonly href: string;
  /** Ids of resources that it depends on. */
  readonly needs?: readonly string[];
}

const resource = ({ id, type, href, needs = [] }: Resource): string =>
  `<resource identifier="${id}" type="${type}" href="${href}"><file href="${href}"/>` +
  `${needs.map((need) => `<dependency identifierref="${need}"/>`).join('')}</resource>`;

/** The `imsmanifest.xml` of an IMS content package (version 1.1), which both QTI versions use. */
export const manifest = (
  schema: string,
  version: string,
  resources: readonly Resource[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="daftar-package"><metadata><schema>${schema}</schema><schemaversion>${version}</schemaversion></metadata><organizations/><resources>
${resources.map(resource).join('\n')}
</resources></manifest>
`;
