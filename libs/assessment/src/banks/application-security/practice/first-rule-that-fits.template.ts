import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const ROLES = ['guest', 'member', 'editor'] as const
const METHODS = ['GET', 'POST', 'DELETE'] as const
const AREAS = ['news', 'files', 'bills'] as const
const EFFECTS = [true, true, false, false] as const
const REQUESTS = 8

type Words = readonly [string, string, string]
export interface Rule {
  allows: boolean
  words: Words
}
const fits = ({ words }: Rule, request: Words): boolean =>
  words.every((word, i) => word === '*' || word === request[i])
const EVERY_REQUEST: readonly Words[] = ROLES.flatMap((role) =>
  METHODS.flatMap((method) => AREAS.map((area) => [role, method, area] as const)),
)

type Reading = (fitting: readonly Rule[]) => boolean
const FIRST: Reading = (fitting) => fitting.at(0)?.allows ?? false
/** Other ways to join the rules that fit: the last one, every deny wins, every allow wins, what no rule fits passes. */
const OTHERS: readonly Reading[] = [
  (fitting) => fitting.at(-1)?.allows ?? false,
  (fitting) => fitting.length > 0 && fitting.every(({ allows }) => allows),
  (fitting) => fitting.some(({ allows }) => allows),
  (fitting) => fitting.at(0)?.allows ?? true,
]
const allowed = (rules: readonly Rule[], requests: readonly Words[], reading: Reading): Words[] =>
  requests.filter((request) => reading(rules.filter((rule) => fits(rule, request))))

export default template({
  id: 'application-security/practice/first-rule-that-fits',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 2,
  seconds: 150,
  status: 'active',
  idea: 'Where the first rule that fits decides, a later rule is heard only on what none before it fits, and what no rule fits is refused.',
  params: (rng) => {
    const word = (known: readonly string[]) => (rng.chance() < 0.6 ? '*' : rng.pick(known))
    // Every way to join them has to matter, or hardly any requests would show it.
    const rules = drawnUntil(
      () =>
        rng
          .shuffle(EFFECTS)
          .map((allows): Rule => ({ allows, words: [word(ROLES), word(METHODS), word(AREAS)] })),
      (drawn) => {
        const counts = [FIRST, ...OTHERS].map((reading) => allowed(drawn, EVERY_REQUEST, reading).length)
        const texts = drawn.map(({ words }) => words.join())
        return (
          new Set(texts).size === drawn.length && new Set(counts).size === counts.length && counts[0] !== 0
        )
      },
    )
    const requests = drawnUntil(
      () => rng.sample(EVERY_REQUEST, REQUESTS),
      (drawn) => {
        const right = allowed(rules, drawn, FIRST).length
        return right > 0 && OTHERS.every((other) => allowed(rules, drawn, other).length !== right)
      },
    )
    return { rules, requests }
  },
  ask: ({ rules, requests }) => ({
    stem: `A service reads its rules from the top. The first rule that fits a request decides, and a request that no rule fits is refused. A star fits everything. How many of the ${REQUESTS} requests does it allow?`,
    code: [
      grid(
        ['rule', 'role', 'method', 'area'],
        rules.map(({ allows, words }) => [allows ? 'allow' : 'deny', ...words]),
      ),
      '',
      grid(['request by', 'method', 'area'], requests),
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ rules, requests }) => ({
    kind: 'numeric',
    value: allowed(rules, requests, FIRST).length,
    tolerance: { absolute: 0 },
  }),
  why: ({ rules, requests }) =>
    `${requests
      .map((request) => {
        const at = rules.findIndex((rule) => fits(rule, request))
        const said =
          at < 0 ? 'no rule, refused' : `rule ${at + 1}, ${rules[at]?.allows ? 'allowed' : 'refused'}`
        return `${request.join(' ')}: ${said}`
      })
      .join(
        '; ',
      )}. Other systems let every deny win, or the last rule that fits. So look first how the rules of yours are joined; the same lines mean other things there.`,
  source: ['OASIS XACML 3.0, C.8 First-applicable', 'OWASP ASVS 5.0, V8 Authorization'],
})
