import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SCRIPTS = [
  { name: 'letters and digits of ASCII', width: 1 },
  { name: 'Greek letters (two bytes each in UTF-8)', width: 2 },
  { name: 'Devanagari letters (three bytes each in UTF-8)', width: 3 },
] as const
const BLOCK = 72
const lengthOf = (bytes: number, encoding: 'hex' | 'base64') =>
  encoding === 'hex' ? 2 * bytes : 4 * Math.ceil(bytes / 3)

export default template({
  id: 'application-security/identity/bcrypt-bytes',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 4,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'What stands before the password uses up the bytes that bcrypt looks at, and text forms and scripts use more than they seem to.',
  params: (rng) =>
    drawnUntil(
      () => {
        const bytes = rng.pick([8, 12, 16, 18, 20, 24, 27, 32])
        const encoding = rng.pick(['hex', 'base64'] as const)
        const digits = rng.int(4, 12)
        const script = rng.pick(SCRIPTS)
        return { bytes, encoding, digits, script, room: BLOCK - digits - 2 - lengthOf(bytes, encoding) }
      },
      ({ room, script }) => room > 0 && room % script.width === 0 && room / script.width < 20,
    ),
  ask: ({ bytes, encoding, digits, script }) => ({
    stem: `A service stores passwords by this code. \`pepper\` was made once and is kept outside the database; \`userId\` is a string of ${digits} decimal digits. The library takes its input as UTF-8, uses the first ${BLOCK} bytes and drops the rest without a word. Somebody’s password consists of 40 ${script.name}. How many characters at its beginning does one have to type right to be let in?`,
    code: [
      `const pepper = crypto.randomBytes(${bytes}).toString('${encoding}')`,
      '',
      'const input = `${userId}:${pepper}:${password}`',
      'const hash = await bcrypt.hash(input, 12)',
    ].join('\n'),
    answerHint: 'A whole number of characters.',
  }),
  key: ({ room, script }) => ({ kind: 'numeric', value: room / script.width, tolerance: { absolute: 0 } }),
  why: ({ bytes, encoding, digits, room, script }) =>
    `${digits} digits, two colons and ${lengthOf(bytes, encoding)} characters of pepper leave ${room} bytes, ${script.width} to a character.`,
  source: [
    'Provos, Mazières 1999: A future-adaptable password scheme',
    'RFC 4648, 4 Base 64 encoding',
    'RFC 3629, 3 UTF-8 definition',
  ],
})
