import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const RESOURCES = ['orders', 'stock', 'invoices', 'users', 'reports', 'files'] as const
export const VERBS = ['read', 'list', 'write', 'delete'] as const

export default template({
  id: 'application-security/threats/unused-grants',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  status: 'active',
  idea: 'A wildcard grants everything it covers; the least privilege is what is used, each right counted once.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [wide, half, ...single] = rng.sample(RESOURCES, 4)
        const grants = [
          `${wide ?? ''}:*`,
          `${half ?? ''}:${rng.pick(VERBS)}`,
          `${half ?? ''}:${rng.pick(VERBS)}`,
          ...single.map((name) => `${name}:${rng.pick(VERBS)}`),
          ...(rng.int(0, 1) === 0 ? [`${wide ?? ''}:${rng.pick(VERBS)}`] : []),
        ]
        const granted = new Set([...VERBS.map((verb) => `${wide ?? ''}:${verb}`), ...grants.slice(1)])
        const used = rng.sample([...granted], rng.int(2, 5))
        const calls = rng.shuffle([...used, ...rng.sample(used, rng.int(1, 2))])
        return { grants: rng.shuffle(grants), calls, unused: granted.size - used.length }
      },
      ({ grants }) => new Set(grants).size === grants.length,
    ),
  ask: ({ grants, calls }) => ({
    stem: 'Every resource of a service has exactly the actions `read`, `list`, `write` and `delete`, and `*` stands for all of them. An account has the grants in the first line. The second line is all it did in 90 days, which is all it needs. How many different actions can be taken from it?',
    code: [`grants: ${grants.join(', ')}`, `calls:  ${calls.join(', ')}`].join('\n'),
    answerHint: 'A whole number of actions, each an action on one resource.',
  }),
  key: ({ unused }) => ({ kind: 'numeric', value: unused, tolerance: { absolute: 0 } }),
  why: () => 'Write the wildcard out, strike what is there twice, and take away the different calls.',
  source: [
    'Saltzer, Schroeder 1975: The protection of information in computer systems, I.A.3',
    'NIST SP 800-53 Rev. 5, AC-6',
  ],
})
