import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { inject } from 'vitest';

// Files are sent to the emulator's buckets, and fetched from them, over TLS.
const { certificate } = inject('deployment').account;
setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
