import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { inject } from 'vitest';

// Files travel to and from the emulator's buckets over TLS.
const { certificate } = inject('deployment').account;
setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
