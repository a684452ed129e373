import { template } from '../../../tasks/template'

export const FORMS = {
  hex: 'hexadecimal digits',
  base64: 'Base64 with padding',
  base64url: 'base64url without padding',
} as const
export type Form = keyof typeof FORMS
const LENGTHS: Record<Form, (bytes: number) => number> = {
  hex: (bytes) => 2 * bytes,
  base64: (bytes) => 4 * Math.ceil(bytes / 3),
  base64url: (bytes) => Math.ceil((8 * bytes) / 6),
}

export default template({
  id: 'application-security/cryptography/encoded-length',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 1,
  seconds: 60,
  status: 'active',
  idea: 'Hexadecimal takes four bits a character, Base64 six; padding fills up to four characters.',
  params: (rng) => ({
    bytes: rng.int(13, 64),
    form: rng.pick(['hex', 'base64', 'base64', 'base64url', 'base64url'] as const),
    prefix: rng.pick(['tk_', 'key-', 'rt.', 'hook_', 's1:']),
  }),
  ask: ({ bytes, form, prefix }) => ({
    stem: `An access token is \`${prefix}\` followed by ${bytes} random bytes, written as ${FORMS[form]}. How many characters must the database column hold for the whole token?`,
    answerHint: 'One whole number.',
  }),
  key: ({ bytes, form, prefix }) => ({
    kind: 'numeric',
    value: prefix.length + LENGTHS[form](bytes),
    tolerance: { absolute: 0 },
  }),
  why: ({ bytes, form }) => `${bytes} bytes are ${8 * bytes} bits, as ${FORMS[form]}; the prefix is added.`,
  source: ['RFC 4648, 4, 5 and 8'],
})
