import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** What a server may do to a path before it compares it, in the order in which it is done. */
const STEPS = {
  decode: '  path = decodeURIComponent(path)',
  semicolon: "  path = path.replace(/;[^/]*/g, '')",
  slashes: "  path = path.replace(/[/]+/g, '/')",
  lower: '  path = path.toLowerCase()',
} as const
const NAMES = ['decode', 'semicolon', 'slashes', 'lower'] as const
type Step = (typeof NAMES)[number]
export interface Spelling {
  text: string
  needs: readonly Step[]
}

const AREAS = ['admin', 'staff', 'audit', 'intern', 'vault'] as const
const PAGES = ['users', 'keys', 'logs', 'export', 'backup'] as const

/** Ways to write `/area/page`, and the steps that lead back to it. */
function spellingsOf(area: string, page: string): readonly Spelling[] {
  const coded = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
  const [first, rest] = [area.charAt(0), area.slice(1)]
  return [
    { text: `/${area}/${page}`, needs: [] },
    { text: `/${coded(first)}${rest}/${page}`, needs: ['decode'] },
    { text: `/${area.toUpperCase()}/${page}`, needs: ['lower'] },
    { text: `//${area}/${page}`, needs: ['slashes'] },
    { text: `/${area};a=1/${page}`, needs: ['semicolon'] },
    { text: `/${coded(first.toUpperCase())}${rest}/${page}`, needs: ['decode', 'lower'] },
    { text: `/%2F${area}/${page}`, needs: ['decode', 'slashes'] },
    { text: `/${area}%3Ba=1/${page}`, needs: ['decode', 'semicolon'] },
    { text: `//${area.toUpperCase()}/${page}`, needs: ['slashes', 'lower'] },
    { text: `/;a=1/${area}/${page}`, needs: ['slashes', 'semicolon'] },
    { text: `/${area.toUpperCase()};a=1/${page}`, needs: ['semicolon', 'lower'] },
  ]
}
const within = (needs: readonly Step[], steps: readonly Step[]): boolean =>
  needs.every((need) => steps.includes(need))

export default template({
  id: 'application-security/input/gate-and-router',
  revision: 1,
  kind: 'single',
  topic: 'input',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'A rule that compares a path in another form than the router does can be walked around.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [area, page] = [rng.pick(AREAS), rng.pick(PAGES)]
        const drawn = (count: number) => {
          const steps = rng.sample(NAMES, count)
          return NAMES.filter((name) => steps.includes(name))
        }
        const [gate, app] = [drawn(rng.int(0, 2)), drawn(rng.int(2, 3))]
        const spellings = rng.sample(spellingsOf(area, page), 5)
        const right = spellings.flatMap(({ needs }, i) =>
          within(needs, app) && !within(needs, gate) ? [i] : [],
        )
        return { area, page, gate, app, spellings, right }
      },
      ({ gate, app, spellings, right }) =>
        right.length === 1 &&
        // A person who hears the options read out has to tell them apart.
        new Set(spellings.map(({ text }) => text.toLowerCase())).size === spellings.length &&
        gate.some((step) => app.includes(step)) &&
        // One that the gate stops, and one that finds no page.
        spellings.some(({ needs }) => within(needs, gate)) &&
        spellings.some(({ needs }) => !within(needs, gate) && !within(needs, app)),
    ),
  ask: ({ area, page, gate, app, spellings }) => ({
    stem: 'A gate stands before an application and passes requests on as they came. Which path gets past the gate and shows the page?',
    code: [
      'function gate(path) {',
      ...gate.map((step) => STEPS[step]),
      `  return path.startsWith('/${area}/') ? 'stop' : 'pass on'`,
      '}',
      '',
      'function application(path) {',
      ...app.map((step) => STEPS[step]),
      `  return path === '/${area}/${page}' ? 'the page' : 'not found'`,
      '}',
    ].join('\n'),
    options: spellings.map(({ text }) => text),
  }),
  key: ({ right }) => ({ kind: 'single', right: right[0] ?? 0 }),
  why: ({ app, gate }) =>
    `The application also does what the gate leaves out (${app.filter((step) => !gate.includes(step)).join(', ')}); a spelling that needs this is another path for the gate.`,
  source: [
    'CWE-180, Incorrect Behavior Order: Validate Before Canonicalize',
    'RFC 3986, 6.2 Comparison Ladder',
  ],
})
