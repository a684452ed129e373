import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const NAMES = ['shop', 'clinic', 'mail', 'jobs', 'bank'] as const
const COUNT = 6

export default template({
  id: 'application-security/web/cors-readable',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'The allowed origin is one exact origin or a star; with credentials the star is no longer enough and a second header is needed.',
  params: (rng) =>
    drawnUntil(
      () => {
        const name = rng.pick(NAMES)
        const origin = `https://${name}.example`
        const answers = rng.sample(
          [
            { credentials: 'include', allowed: origin, also: 'true' },
            { credentials: 'include', allowed: origin, also: '-' },
            { credentials: 'include', allowed: '*', also: 'true' },
            { credentials: 'include', allowed: '*', also: '-' },
            { credentials: 'omit', allowed: '*', also: '-' },
            { credentials: 'omit', allowed: origin, also: '-' },
            { credentials: 'omit', allowed: origin, also: 'true' },
            { credentials: 'omit', allowed: `${origin}/`, also: '-' },
            { credentials: 'omit', allowed: `${origin}, https://b.example`, also: '-' },
            { credentials: 'omit', allowed: `https://*.example`, also: '-' },
            { credentials: 'include', allowed: 'null', also: 'true' },
            { credentials: 'omit', allowed: '-', also: 'true' },
          ],
          COUNT,
        )
        const readable = numbersOf(
          answers,
          ({ credentials, allowed, also }) =>
            (allowed === origin && (credentials === 'omit' || also === 'true')) ||
            (allowed === '*' && credentials === 'omit'),
        )
        return { origin, answers, readable }
      },
      ({ readable }) => readable.length >= 2 && readable.length <= 4,
    ),
  ask: ({ origin, answers }) => ({
    stem: `A script of \`${origin}\` makes simple GET requests to another origin by \`fetch\`. The table shows its \`credentials\` setting and two headers of the answer: \`Access-Control-Allow-Origin\` (ACAO) and \`Access-Control-Allow-Credentials\` (ACAC); - means left out. Which answers can the script read?`,
    code: grid(
      ['no', 'credentials', 'ACAO', 'ACAC'],
      answers.map(({ credentials, allowed, also }, i) => [i + 1, credentials, allowed, also]),
    ),
    answerHint: LIST_HINT,
  }),
  key: ({ readable }) => ({ kind: 'short', accept: listed(readable) }),
  why: () =>
    'The header is compared byte by byte with the origin; lists, patterns and a slash at the end match nothing. With credentials the exact origin and `true` are needed.',
  source: ['WHATWG Fetch, 4.10 CORS check'],
})
