import { template } from '../../../tasks/template'

export type Step = 'call' | 'options' | 'allow' | 'compare' | 'send' | 'work' | 'origin' | 'read'
/** In their order. */
const NAMES: readonly Step[] = ['call', 'options', 'allow', 'compare', 'send', 'work', 'origin', 'read']
const LENGTH = 6

const textsOf = (method: string): Record<Step, string> => ({
  call: `The script of the page calls \`fetch\` with method ${method}`,
  options: 'The browser sends an OPTIONS request',
  allow: 'The server names the origins, methods and headers that it allows',
  compare: `The browser finds ${method} among the allowed methods`,
  send: `The browser sends the ${method} request`,
  work: 'The server changes the record and answers',
  origin: 'The browser finds the origin of the page allowed in the answer to the change',
  read: 'The script of the page reads the answer to the change',
})

export default template({
  id: 'application-security/web/preflight-steps',
  revision: 1,
  kind: 'ordering',
  topic: 'web',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'A preflight comes before the request that changes something; the answer to that request is checked once more.',
  params: (rng) => ({ method: rng.pick(['PUT', 'DELETE', 'PATCH']), shown: rng.sample(NAMES, LENGTH) }),
  ask: ({ method, shown }) => ({
    stem: 'A page of one origin changes a record at an API of another origin, for the first time and with success. These are steps of that; some are left out. Put them in order, first at the top.',
    options: shown.map((name) => textsOf(method)[name]),
  }),
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: [NAMES.filter((name) => shown.includes(name)).map((name) => shown.indexOf(name))],
  }),
  why: ({ shown }) => `The order is ${NAMES.filter((name) => shown.includes(name)).join(', ')}.`,
  source: ['WHATWG Fetch, 4.8 CORS-preflight fetch and 4.5 HTTP fetch'],
})
