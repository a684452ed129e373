import { template } from '../../../tasks/template'
import { wordsKey } from '../letters'
import { drawnUntil } from '../../draws'

const PEOPLE = ['kim', 'lou', 'max', 'nia'] as const
const STATES = ['open', 'done', 'late'] as const

export default template({
  id: 'application-security/identity/tenant-filter',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A tenant filter must hold for the whole condition: AND binds before OR, and a filter in ON of an outer join filters nothing out.',
  params: (rng) => {
    const way = rng.pick(['or', 'or', 'outer'] as const)
    return drawnUntil(
      () => {
        const tenant = rng.int(2, 9)
        const others = [rng.int(11, 19), rng.int(21, 29)]
        const tickets = Array.from({ length: 7 }, (_, i) => ({
          id: 10 * rng.int(1, 9) + i,
          tenant: rng.pick([tenant, tenant, ...others]),
          state: rng.pick(STATES),
          person: rng.pick(PEOPLE),
        })).sort((x, y) => x.id - y.id)
        const [state, person] = [rng.pick(STATES), rng.pick(PEOPLE)]
        const isBack = rng.int(0, 1) === 0
        const found = tickets.filter((one) =>
          way === 'outer'
            ? one.state === state
            : isBack
              ? one.person === person || (one.state === state && one.tenant === tenant)
              : (one.tenant === tenant && one.state === state) || one.person === person,
        )
        const foreign = found.filter((one) => one.tenant !== tenant).map(({ id }) => id)
        return { way, tenant, tickets, state, person, isBack, foreign, found: found.length }
      },
      ({ tickets, foreign, found }) =>
        foreign.length > 0 && foreign.length < 4 && found > foreign.length && found < tickets.length,
    )
  },
  ask: ({ way, tenant, tickets, state, person, isBack }) => {
    const parts = [`tenant = ${tenant} AND state = '${state}'`, `person = '${person}'`]
    const where = (
      isBack ? [`person = '${person}'`, `state = '${state}' AND tenant = ${tenant}`] : parts
    ).join(' OR ')
    const query =
      way === 'outer'
        ? [
            'SELECT t.id FROM ticket t',
            `LEFT JOIN person p ON p.name = t.person AND t.tenant = ${tenant}`,
            `WHERE t.state = '${state}'`,
          ]
        : ['SELECT id FROM ticket', `WHERE ${where}`]
    return {
      stem: `Somebody of tenant ${tenant} runs this query. ${way === 'outer' ? 'In `person` each name stands once. ' : ''}Which ids in its result belong to tickets of other tenants?`,
      code: [
        'ticket',
        'id  tenant  state  person',
        ...tickets.map((one) => `${one.id}  ${String(one.tenant).padEnd(6)}  ${one.state}   ${one.person}`),
        '',
        ...query,
      ].join('\n'),
      answerHint: 'The ids in rising order, with commas.',
    }
  },
  key: ({ foreign }) => wordsKey(foreign.map(String), [', ', ',', ' ']),
  why: ({ way }) =>
    way === 'outer'
      ? 'An outer join keeps every row of its left table; the tenant in ON only decides what is joined to it.'
      : 'AND binds before OR, so the rows of the person come from all tenants.',
  source: [
    'SQLite documentation, SQL language expressions: operators',
    'SQLite documentation, SELECT: FROM clause',
  ],
})
