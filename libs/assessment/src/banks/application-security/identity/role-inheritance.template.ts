import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const ROLES = ['guest', 'reader', 'author', 'editor', 'owner'] as const
const ACTIONS = [
  'view',
  'comment',
  'write',
  'publish',
  'invite',
  'export',
  'delete',
  'bill',
  'audit',
] as const
/** Rights that a role has through those it inherits from, and its own. */
function rightsOf(role: string, all: readonly Role[]): Set<string> {
  const found = all.find(({ name }) => name === role)
  return new Set([...(found?.own ?? []), ...(found?.from ?? []).flatMap((one) => [...rightsOf(one, all)])])
}
interface Role {
  name: string
  from: string[]
  own: string[]
}

export default template({
  id: 'application-security/identity/role-inheritance',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 1,
  seconds: 75,
  lang: 'yaml',
  status: 'active',
  idea: 'Rights come down from every role that is inherited, each counts once, and what nobody grants is refused.',
  params: (rng) =>
    drawnUntil(
      () => {
        const roles = ROLES.map((name, i) => ({
          name,
          from: i === 0 ? [] : rng.sample(ROLES.slice(0, i), rng.int(1, Math.min(2, i))),
          own: rng.sample(ACTIONS, rng.int(1, 3)),
        }))
        return { roles, asked: rng.pick(ROLES.slice(2)) }
      },
      ({ roles, asked }) => {
        const role = roles.find(({ name }) => name === asked)
        const count = rightsOf(asked, roles).size
        const firstStep = new Set(
          roles
            .filter(({ name }) => name === asked || role?.from.includes(name as never))
            .flatMap(({ own }) => own),
        ).size
        // Adding up, or looking one step down, must lead elsewhere.
        return count > firstStep && count < ACTIONS.length
      },
    ),
  ask: ({ roles, asked }) => ({
    stem: `A service refuses what no role grants. A role has its own rights and all rights of the roles that it includes. How many different rights does somebody have whose only role is \`${asked}\`?`,
    code: roles
      .map(
        ({ name, from, own }) => `${name}: { includes: [${from.join(', ')}], rights: [${own.join(', ')}] }`,
      )
      .join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ roles, asked }) => ({
    kind: 'numeric',
    value: rightsOf(asked, roles).size,
    tolerance: { absolute: 0 },
  }),
  why: ({ roles, asked }) => `The rights are ${[...rightsOf(asked, roles)].join(', ')}.`,
  source: ['INCITS 359-2012, Role based access control: hierarchical RBAC'],
})
