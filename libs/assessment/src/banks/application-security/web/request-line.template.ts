import { template } from '../../../tasks/template'

const HOSTS = ['shop.example', 'files.example', 'app.example:8443', 'clinic.example'] as const
const PATHS = ['/app', '/share/open', '/reset', '/view/list', '/'] as const

export default template({
  id: 'application-security/web/request-line',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 1,
  seconds: 60,
  status: 'active',
  idea: 'Path and query go to the server and into its logs; everything after the first # stays in the browser.',
  params: (rng) => {
    const token = rng.int(1000, 9999)
    const fragment = rng.pick([
      `/login?next=${token}`,
      `token=${token}`,
      `page?id=${token}`,
      `key=${token}&mode=edit`,
    ])
    const query = rng.pick(['', `?id=${rng.int(10, 99)}`, `?q=a/b&n=${rng.int(2, 9)}`, '?mode=edit'])
    return { host: rng.pick(HOSTS), target: `${rng.pick(PATHS)}${query}`, fragment }
  },
  ask: ({ host, target, fragment }) => ({
    stem: 'A person opens this address in a browser. What does the browser write between `GET` and `HTTP/1.1` in the first line of its request to the server?',
    code: `https://${host}${target}#${fragment}`,
    answerHint: 'Exactly the characters that stand there.',
  }),
  key: ({ target }) => ({ kind: 'short', accept: [target], sameCase: true }),
  why: () => 'The request target is path and query. The fragment is not sent, whatever characters it holds.',
  source: ['RFC 9112, 3.2.1 origin-form', 'RFC 3986, 3.5 Fragment'],
})
