import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { literal } from './literal'

/** Characters with the code units of JavaScript and the bytes of UTF-8 that each takes. */
const CHARACTERS = [
  { text: '\u00e9', units: 1, bytes: 2 },
  { text: '\u00f1', units: 1, bytes: 2 },
  { text: '\u0416', units: 1, bytes: 2 },
  { text: '\u20ac', units: 1, bytes: 3 },
  { text: '\u4e2d', units: 1, bytes: 3 },
  { text: '\u0939', units: 1, bytes: 3 },
  { text: '\u{1f600}', units: 2, bytes: 4 },
  { text: '\u{1f511}', units: 2, bytes: 4 },
] as const
const PLAIN = ['Ada', 'North', 'Rio', 'Kiosk', 'Zed', 'Lab 4', 'Unit'] as const

export default template({
  id: 'application-security/input/bytes-in-utf8',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'A limit checked in code units is no limit in bytes: the same text takes more of them.',
  params: (rng) =>
    drawnUntil(
      () => {
        const special = Array.from({ length: rng.int(3, 5) }, () => rng.pick(CHARACTERS))
        const plain = rng.pick(PLAIN)
        const parts = rng.shuffle([...special.map(({ text }) => text), plain])
        const count = (of: 'units' | 'bytes') => special.reduce((sum, one) => sum + one[of], plain.length)
        const [units, bytes] = [count('units'), count('bytes')]
        return { name: parts.join(''), units, bytes, limit: units + rng.int(0, 4) }
      },
      ({ units, bytes, limit }) => bytes > limit + 1 && bytes - units !== limit,
    ),
  ask: ({ name, limit }) => ({
    stem: 'The check below lets this name pass. The column then takes it as UTF-8 and cuts it to as many bytes as `LIMIT` says. How many bytes are cut off?',
    code: [
      `const LIMIT = ${limit}`,
      `const name = ${literal(name)}`,
      "if (name.length > LIMIT) throw new Error('too long')",
      'save(name)',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ bytes, limit }) => ({ kind: 'numeric', value: bytes - limit, tolerance: { absolute: 0 } }),
  why: ({ units, bytes }) =>
    `\`length\` counts ${units} code units of 16 bits. In UTF-8 a character takes one byte below U+0080, two below U+0800, three below U+10000 and four beyond: ${bytes} in all.`,
  source: ['RFC 3629, UTF-8, section 3', 'ECMA-262, 15th edition, The String Type'],
})
