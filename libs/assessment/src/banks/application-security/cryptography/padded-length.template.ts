import { template } from '../../../tasks/template'

const BLOCK = 16
const TAGS = [
  { name: 'HMAC-SHA-256', hash: 'sha256', bytes: 32 },
  { name: 'HMAC-SHA-512', hash: 'sha512', bytes: 64 },
  { name: 'HMAC-SHA-384', hash: 'sha384', bytes: 48 },
] as const

export default template({
  id: 'application-security/cryptography/padded-length',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'Padding always adds something, a whole block where the text already fills its blocks; IV and tag come on top.',
  params: (rng) => ({
    // Half of the texts fill their blocks.
    bytes: rng.pick([BLOCK * rng.int(1, 20), rng.int(1, 330)]),
    tag: rng.pick(TAGS),
    version: rng.int(1, 4),
  }),
  ask: ({ bytes, tag, version }) => ({
    stem: `A service stores a text of ${bytes} bytes like this: ${version === 1 ? '1 byte' : `${version} bytes`} with the number of the key, then the IV, then the text encrypted with AES-256 in CBC mode with the usual padding (PKCS #7), then the whole ${tag.name} tag over all that. How many bytes are stored?`,
    answerHint: 'One whole number.',
  }),
  key: ({ bytes, tag, version }) => ({
    kind: 'numeric',
    value: version + BLOCK + BLOCK * (Math.floor(bytes / BLOCK) + 1) + tag.bytes,
    tolerance: { absolute: 0 },
  }),
  why: ({ bytes }) =>
    `The padding has ${BLOCK - (bytes % BLOCK)} bytes: from 1 to 16, never none. The IV is one block of AES, 16 bytes.`,
  source: ['RFC 5652, 6.3 Content-encryption process', 'NIST SP 800-38A, 6.2', 'RFC 2104'],
})
