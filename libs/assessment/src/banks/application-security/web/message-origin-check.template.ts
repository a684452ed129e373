import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'

const NAMES = ['shop', 'bank', 'forum', 'clinic', 'jobs', 'travel'] as const

interface Test {
  code: string
  passes(origin: string): boolean
}
const testsOf = (base: string): readonly Test[] => [
  {
    code: `event.origin.startsWith('https://${base}')`,
    passes: (origin) => origin.slice(0, `https://${base}`.length) === `https://${base}`,
  },
  { code: `event.origin.endsWith('${base}')`, passes: (origin) => origin.slice(-base.length) === base },
  {
    code: `event.origin.includes('.${base}')`,
    passes: (origin) => origin.split(`.${base}`).length > 1,
  },
  {
    code: `new URL(event.origin).hostname.endsWith('.${base}')`,
    passes: (origin) => {
      const host = origin.split('://')[1]?.split(':')[0] ?? ''
      return host !== base && host.slice(-base.length - 1) === `.${base}`
    },
  },
  {
    code: `/^https:\\/\\/(www|pay).${base.replace('.', '\\.')}$/.test(event.origin)`,
    passes: (origin) =>
      origin.length === `https://www.${base}`.length &&
      ['https://www', 'https://pay'].includes(origin.slice(0, 11)) &&
      origin.slice(12) === base,
  },
]
/** A list with one number could be hit by chance. */
const [FEWEST, MOST] = [2, 4]

export default template({
  id: 'application-security/web/message-origin-check',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'A check of an origin by its beginning, its end or a loose pattern lets names through that anybody can register.',
  params: (rng) =>
    drawnUntil(
      () => {
        const base = `${rng.pick(NAMES)}.example`
        const test = rng.pick(testsOf(base))
        const origins = rng.sample(
          [
            `https://${base}`,
            `https://www.${base}`,
            `http://pay.${base}`,
            `https://pay.${base}`,
            `https://my${base}`,
            `https://${base}.evil.example`,
            `https://www.${base}.evil.example`,
            `https://www-${base}`,
            `https://evil.example`,
            `https://${base}:8443`,
          ],
          6,
        )
        return { code: test.code, origins, passing: numbersOf(origins, (origin) => test.passes(origin)) }
      },
      ({ passing }) => passing.length >= FEWEST && passing.length <= MOST,
    ),
  ask: ({ code, origins }) => ({
    stem: 'A page listens for messages like this. For which of the origins below is `handle` called?',
    code: `window.addEventListener('message', (event) => {\n  if (${code}) handle(event.data)\n})\n\n${numbered(origins)}`,
    answerHint: LIST_HINT,
  }),
  key: ({ passing }) => ({ kind: 'short', accept: listed(passing) }),
  why: ({ code }) =>
    `The condition ${code} is run on each whole origin as text, without any knowledge of whose it is.`,
  source: [
    'WHATWG HTML, 9.3.2.1 Cross-document messaging, Authors',
    'CWE-1385 and CWE-346 Origin validation error',
  ],
})
