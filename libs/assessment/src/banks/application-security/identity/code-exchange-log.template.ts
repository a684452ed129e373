import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const APPS = ['shop', 'desk', 'tour'] as const
const CODES = 4
const LIFE = 60
const FAULTS = ['none', 'none', 'twice', 'client', 'redirect', 'verifier', 'late'] as const
const redirectOf = (app: string) => `https://${app}.example/cb`

export default template({
  id: 'application-security/identity/code-exchange-log',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'An authorization code works once, soon, for its client, its redirect URI and who holds the verifier.',
  params: (rng) =>
    drawnUntil(
      () => {
        const issued = Array.from({ length: CODES }, (_, i) => ({
          code: `c${i + 1}`,
          at: rng.int(0, 40),
          app: rng.pick(APPS),
          verifier: `v${i + 1}`,
          fault: rng.pick(FAULTS),
        }))
        const requests = issued.flatMap(({ code, at, app, verifier, fault }) => {
          const other = rng.pick(APPS.filter((one) => one !== app))
          const first = {
            at: fault === 'late' ? at + LIFE + rng.int(3, 40) : at + rng.int(2, 20),
            code,
            client: fault === 'client' ? other : app,
            redirect:
              fault === 'redirect' ? `${redirectOf(app)}/${rng.pick(['x', 'new', 'app'])}` : redirectOf(app),
            verifier: fault === 'verifier' ? `v${CODES + 1}` : verifier,
            isGood: fault === 'none' || fault === 'twice',
          }
          return fault === 'twice'
            ? [first, { ...first, at: first.at + rng.int(2, 20), isGood: false }]
            : [first]
        })
        return { issued, requests: requests.sort((x, y) => x.at - y.at) }
      },
      ({ issued, requests }) => {
        const good = requests.filter(({ isGood }) => isGood).length
        const kinds = new Set(issued.map(({ fault }) => fault)).size
        return good > 0 && good < requests.length && requests.length > CODES && kinds > 2
      },
    ),
  ask: ({ issued, requests }) => ({
    stem: `An authorization server made four codes; each is good for ${LIFE} seconds. \`H\` is the hash that PKCE uses. All clients send their right secrets. Then the requests with letters came to the token endpoint, in this order. Which of them get tokens?`,
    code: [
      ...issued.map(
        ({ code, at, app, verifier }) =>
          `second ${at}: ${code} for client ${app}, ${redirectOf(app)}, challenge H(${verifier})`,
      ),
      '',
      lettered(
        requests.map(
          ({ at, code, client, redirect, verifier }) =>
            `second ${at}: client ${client}, code ${code}, ${redirect}, verifier ${verifier}`,
        ),
      ),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ requests }) => lettersKey(requests.map(({ isGood }) => isGood)),
  why: ({ issued }) => issued.map(({ code, fault }) => `${code}: ${fault}`).join(', '),
  source: ['RFC 6749, 4.1.2 and 4.1.3', 'RFC 7636, 4.6', 'RFC 9700, 2.1.1'],
})
