import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const OWN = 'https://app.example'
const OTHERS = ['https://cdn.example', 'https://img.example', 'https://api.example'] as const

/** What is loaded, the directive that says so, and an address for it. */
const LOADS = [
  { what: 'Script', directive: 'script-src', file: '/lib.js' },
  { what: 'Image', directive: 'img-src', file: '/logo.png' },
  { what: 'Style sheet', directive: 'style-src', file: '/main.css' },
  { what: 'Font', directive: 'font-src', file: '/text.woff2' },
  { what: 'fetch()', directive: 'connect-src', file: '/items' },
  { what: 'Form sent to', directive: 'form-action', file: '/save' },
] as const
const FETCHING = ['script-src', 'img-src', 'style-src', 'font-src', 'connect-src'] as const
const SOURCES = [
  ["'self'"],
  ["'none'"],
  ["'self'", OTHERS[0]],
  [OTHERS[0]],
  [OTHERS[1]],
  [OTHERS[2]],
] as const
const OFFERED = 5

export default template({
  id: 'application-security/web/csp-fallback',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'A directive of its own replaces default-src and adds nothing to it; form-action does not fall back at all.',
  params: (rng) =>
    drawnUntil(
      () => {
        const policy = [
          { name: 'default-src', sources: rng.pick(SOURCES.slice(0, 3)) },
          ...rng.sample(FETCHING, 2).map((name) => ({ name, sources: rng.pick(SOURCES) })),
          ...(rng.int(1, 3) === 1 ? [{ name: 'form-action', sources: ["'self'"] }] : []),
        ]
        const loads = rng.sample(LOADS, OFFERED).map((load) => {
          const from = rng.pick([OWN, ...OTHERS])
          const { sources } = policy.find(({ name }) => name === load.directive) ??
            (load.directive === 'form-action' ? null : policy[0]) ?? { sources: null }
          const named = from === OWN ? "'self'" : from
          return {
            text: `${load.what} ${from}${load.file}`,
            isAllowed: sources === null || sources.some((source) => source === named),
          }
        })
        return { policy, loads }
      },
      ({ loads }) => {
        const allowed = loads.filter(({ isAllowed }) => isAllowed).length
        return allowed >= 2 && allowed <= 3
      },
    ),
  ask: ({ policy, loads }) => ({
    stem: `A page of \`${OWN}\` was answered with this policy. Which of these does the browser let the page do? Choose all.`,
    code: `Content-Security-Policy: ${policy.map(({ name, sources }) => `${name} ${sources.join(' ')}`).join('; ')}`,
    options: loads.map(({ text }) => text),
  }),
  key: ({ loads }) => ({
    kind: 'multiple',
    right: loads.flatMap(({ isAllowed }, i) => (isAllowed ? [i] : [])),
  }),
  why: () =>
    'The own directive of a kind counts alone where there is one, else default-src. Sending forms is only limited by form-action.',
  source: ['W3C Content Security Policy Level 3, 6.1 Fetch directives, 6.4.1 form-action, 6.8.3'],
})
