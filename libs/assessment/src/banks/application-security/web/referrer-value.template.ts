import { template } from '../../../tasks/template'

const POLICIES = [
  'no-referrer',
  'same-origin',
  'origin',
  'origin-when-cross-origin',
  'strict-origin-when-cross-origin',
  'strict-origin',
  'no-referrer-when-downgrade',
  'unsafe-url',
] as const
const NAMES = ['shop', 'clinic', 'mail', 'jobs'] as const

export default template({
  id: 'application-security/web/referrer-value',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  status: 'active',
  idea: 'A referrer policy decides between nothing, the origin and the whole address by where the request goes and whether it leaves HTTPS.',
  params: (rng) => {
    const name = rng.pick(NAMES)
    const origin = `https://${name}.example`
    const policy = rng.pick(POLICIES)
    const target = rng.pick([
      `${origin}/next`,
      `https://www.${name}.example/next`,
      `https://partner.example/in`,
      `http://partner.example/in`,
      `http://${name}.example/old`,
    ])
    return { origin, path: `/reset/${rng.int(1000, 9999)}?step=${rng.int(2, 5)}`, policy, target }
  },
  ask: ({ origin, path, policy, target }) => ({
    stem: `The page at the first address has the policy below, and the browser follows the standard. Its visitor follows a link to the second address. Which value has the \`Referer\` header of that request?`,
    code: [`page:   ${origin}${path}#form`, `policy: Referrer-Policy: ${policy}`, `link:   ${target}`].join(
      '\n',
    ),
    answerHint: 'The whole value, or the word none if the header is left out.',
  }),
  key: ({ origin, path, policy, target }) => {
    const isSame = target.startsWith(`${origin}/`)
    const isDowngrade = target.startsWith('http:')
    const full = [`${origin}${path}`]
    // Whether the slash is written is not what is asked for.
    const short = [`${origin}/`, origin]
    const none = ['none']
    const values: Record<(typeof POLICIES)[number], readonly string[]> = {
      'no-referrer': none,
      'same-origin': isSame ? full : none,
      origin: short,
      'origin-when-cross-origin': isSame ? full : short,
      'strict-origin-when-cross-origin': isSame ? full : isDowngrade ? none : short,
      'strict-origin': isDowngrade ? none : short,
      'no-referrer-when-downgrade': isDowngrade ? none : full,
      'unsafe-url': full,
    }
    return { kind: 'short', accept: values[policy] }
  },
  why: ({ policy, target }) => `${policy} for a link to ${target}. The fragment is never part of it.`,
  source: ['W3C Referrer Policy, 3 Referrer policies and 8.3 Determine request’s Referrer'],
})
