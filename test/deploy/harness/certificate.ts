import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from 'selfsigned';

/** Files of a self-signed certificate for this machine's own addresses. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** Makes a certificate for one run, because the buckets' policies refuse requests without TLS. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  const files = {
    certificate: path.join(folder, 'server.crt'),
    key: path.join(folder, 'server.key'),
  };
  await writeFile(files.certificate, cert);
  await writeFile(files.key, key, { mode: 0o600 });
  return files;
}
