import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'

const COUNT = 6

/** What a kind of token is made of: the name of its key, and its text with a place for the name. */
export interface Kind {
  key: string
  text: string
}
const KEYS = ['HKDF(root, "link")', 'HKDF(root, "mail")', 'HKDF(root, "page")'] as const
const NAME = '<name>'

export default template({
  id: 'application-security/cryptography/tokens-that-mix',
  revision: 1,
  kind: 'short',
  topic: 'cryptography',
  grade: 4,
  nudge: 0.3,
  seconds: 210,
  status: 'active',
  idea: 'Tokens of one purpose pass for another where the key is the same and a free field can be filled to give the same text.',
  params: (rng) =>
    drawnUntil(
      () => {
        const day = rng.int(101, 399)
        const [own = '', other = ''] = rng.sample(KEYS, 2)
        const head = rng.pick(['', 'file/', 'get/'])
        const formats = [
          `${NAME}/${day}`,
          `login/${NAME}/${day}`,
          `file/${NAME}/${day}`,
          `get/${NAME}/${day}`,
          `file/login/${NAME}/${day}`,
          `get/reset/${NAME}/${day}`,
          `${day}/${NAME}`,
          `${NAME}/${day}/reset`,
          `get/${NAME}`,
        ]
        const kinds = rng
          .sample(formats, COUNT)
          .map((text): Kind => ({ key: rng.pick([own, own, own, other]), text }))
        const forged = numbersOf(
          kinds,
          ({ key, text }) => key === own && text.startsWith(head) && text.endsWith(`${NAME}/${day}`),
        )
        // Somewhere only the key, and somewhere only the text, stands in the way.
        const isTelling =
          kinds.some(({ key, text }) => key !== own && text.startsWith(head) && text.endsWith(`/${day}`)) &&
          kinds.some(({ key, text }) => key === own && !text.endsWith(`/${day}`))
        return { file: { key: own, text: `${head}${NAME}/${day}` }, kinds, forged, isTelling }
      },
      ({ forged, isTelling }) => isTelling && forged.length >= 1 && forged.length <= 4,
    ),
  ask: ({ file, kinds }) => ({
    stem: `A service makes tokens of several kinds. Each is HMAC-SHA-256 under the key shown, over the text shown. Anybody may have a token of the first kind (F) made today, for a file name of their choice with any characters. For which of the numbered kinds can a stranger in this way get the token that is right for \`admin\` as the name, today? The number in the texts is that of today.`,
    code: [
      `F  ${file.key}  text: ${file.text}`,
      '',
      numbered(kinds.map(({ key, text }) => `${key}  text: ${text}`)),
    ].join('\n'),
    answerHint: `${LIST_HINT} If it is one number, that alone.`,
  }),
  key: ({ forged }) => ({ kind: 'short', accept: listed(forged) }),
  why: ({ file }) =>
    `The key must be ${file.key}, and the text must begin and end as that of F does; all between is the file name.`,
  source: ['NIST SP 800-57 Part 1 Rev. 5, 5.2 Key usage', 'RFC 5869, 3.2 The info input to HKDF'],
})
