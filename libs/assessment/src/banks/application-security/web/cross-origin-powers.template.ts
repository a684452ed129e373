import { template } from '../../../tasks/template'

const PLACES = ['bank', 'clinic', 'shop', 'mail', 'council'] as const
const WORKS = (host: string) => [
  `Show a picture from ${host} in an \`img\` element`,
  `Submit a form to ${host} with method POST`,
  `Run a script file of ${host} inside its own page`,
  `Send ${host} a GET request whose answer it cannot read`,
  `Lead the browser to ${host} by setting \`location\``,
  `Open ${host} in a new window and send that window a message by \`postMessage\``,
]
const FAILS = (host: string) => [
  `Read the text of an answer of ${host} after \`fetch\``,
  `Read the text in a frame that shows ${host}`,
  `Read the cookies of ${host} by \`document.cookie\``,
  `Read what ${host} keeps in \`localStorage\``,
  `Read the pixels of a picture of ${host} from a canvas`,
  `Send ${host} a request with the header \`X-Token\` that reaches its handler`,
]
const OFFERED = 5

export default template({
  id: 'application-security/web/cross-origin-powers',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'The same-origin policy keeps a page from reading what is of another origin, not from sending to it or embedding it.',
  params: (rng) => {
    const host = `${rng.pick(PLACES)}.example`
    const right = rng.int(2, 3)
    const works = WORKS(host)
    return {
      host,
      works,
      shown: rng.shuffle([...rng.sample(works, right), ...rng.sample(FAILS(host), OFFERED - right)]),
    }
  },
  ask: ({ host, shown }) => ({
    stem: `A person visits \`https://game.example\`. The site \`https://${host}\` sends none of the headers that allow or forbid something to other origins, and answers an OPTIONS request with status 405. What can a script of the game do all the same? Choose all.`,
    options: shown,
  }),
  key: ({ works, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (works.includes(text) ? [i] : [])),
  }),
  why: () =>
    'Embedding, navigating and simple requests have always been allowed across origins; reading is not, and other headers need a preflight.',
  source: ['RFC 6454, 3.4 Authority', 'WHATWG Fetch, 3.2 CORS protocol', 'WHATWG HTML, 7.1 and 8.3'],
})
