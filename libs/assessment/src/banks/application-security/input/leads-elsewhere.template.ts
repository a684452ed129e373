import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SHOPS = ['shop', 'desk', 'mail', 'bank', 'forum'] as const
const OTHERS = ['evil', 'bad', 'trap', 'fake'] as const
const PAGES = ['orders', 'inbox', 'cart', 'login', 'help'] as const

/** Checks that are found in the field, and what a value needs to pass each of them. */
const GUARDS = {
  slash: "if (!next.startsWith('/')) next = '/'",
  noScheme: "if (next.includes('://')) next = '/'",
  ownPrefix: (own: string) => `if (!next.startsWith('https://${own}')) next = '/'`,
} as const
const GUARD_NAMES = ['slash', 'noScheme', 'ownPrefix'] as const

export interface Target {
  text: string
  passes: readonly (typeof GUARD_NAMES)[number][]
  isElsewhere: boolean
}

function targetsOf(own: string, other: string, page: string): readonly Target[] {
  return [
    { text: `//${other}/${page}`, passes: ['slash', 'noScheme'], isElsewhere: true },
    { text: String.raw`/\${other}/${page}`, passes: ['slash', 'noScheme'], isElsewhere: true },
    { text: String.raw`\\${other}/${page}`, passes: ['noScheme'], isElsewhere: true },
    { text: `/%2F${other}/${page}`, passes: ['slash', 'noScheme'], isElsewhere: false },
    { text: `/.//${other}/${page}`, passes: ['slash', 'noScheme'], isElsewhere: false },
    { text: `/@${other}/${page}`, passes: ['slash', 'noScheme'], isElsewhere: false },
    { text: `/${page}?to=//${other}`, passes: ['slash', 'noScheme'], isElsewhere: false },
    { text: `https://${own}.${other}/${page}`, passes: ['ownPrefix'], isElsewhere: true },
    { text: `https://${own}@${other}/${page}`, passes: ['ownPrefix'], isElsewhere: true },
    { text: `https://${own}:x@${other}/${page}`, passes: ['ownPrefix'], isElsewhere: true },
    { text: `https://${own}/@${other}/${page}`, passes: ['ownPrefix'], isElsewhere: false },
    { text: `https://${own}?@${other}/${page}`, passes: ['ownPrefix'], isElsewhere: false },
    { text: String.raw`https://${own}\@${other}/${page}`, passes: ['ownPrefix'], isElsewhere: false },
    { text: `https://${own}#@${other}/${page}`, passes: ['ownPrefix'], isElsewhere: false },
    { text: `https://${other}/${own}`, passes: [], isElsewhere: true },
  ]
}

export default template({
  id: 'application-security/input/leads-elsewhere',
  revision: 1,
  kind: 'multiple',
  topic: 'input',
  grade: 3,
  nudge: 0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'Where a redirect leads is told by the parser of URLs, not by how its text begins.',
  params: (rng) =>
    drawnUntil(
      () => {
        const own = `${rng.pick(SHOPS)}.example`
        const targets = rng.sample(targetsOf(own, `${rng.pick(OTHERS)}.example`, rng.pick(PAGES)), 6)
        return { own, targets, guard: rng.pick(GUARD_NAMES) }
      },
      ({ targets, guard }) => {
        const passing = targets.filter(({ passes }) => passes.includes(guard))
        const away = passing.filter(({ isElsewhere }) => isElsewhere).length
        return away >= 1 && away <= 3 && passing.length - away >= 2
      },
    ),
  ask: ({ own, targets, guard }) => ({
    stem: `After the login a page of \`https://${own}\` runs this script. Browsers read URLs by the WHATWG URL Standard. Which values of \`next\` take the browser to another host? Choose all.`,
    code: [
      "let next = new URLSearchParams(location.search).get('next')",
      guard === 'ownPrefix' ? GUARDS.ownPrefix(own) : GUARDS[guard],
      'location.assign(next)',
    ].join('\n'),
    options: targets.map(({ text }) => text),
  }),
  key: ({ targets, guard }) => ({
    kind: 'multiple',
    right: targets.flatMap(({ passes, isElsewhere }, i) =>
      passes.includes(guard) && isElsewhere ? [i] : [],
    ),
  }),
  why: () =>
    'Two slashes begin a host, and so does a slash with a backslash. Before the host ends, what stands in front of `@` is a user name; `/`, `\\`, `?` and `#` end the host.',
  source: ['WHATWG URL Standard, 4.4 URL parsing', 'CWE-601, URL Redirection to Untrusted Site'],
})
