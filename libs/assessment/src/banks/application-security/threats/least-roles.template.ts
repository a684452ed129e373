import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const RIGHTS = ['read', 'write', 'delete', 'export', 'invite', 'bill', 'deploy', 'audit', 'restore'] as const
const SHOWN = 6

/** Every set of roles that covers what is needed, with how much it grants beyond; rights as bits of a number. */
function coversOf(roles: readonly (readonly string[])[], needed: readonly string[]) {
  const bitsOf = (rights: readonly string[]) =>
    RIGHTS.reduce((bits, right, i) => (rights.includes(right) ? bits | (1 << i) : bits), 0)
  const countOf = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countOf(bits >> 1))
  const [each, wanted] = [roles.map(bitsOf), bitsOf(needed)]
  const covers: { set: number; beyond: number; count: number }[] = []
  for (let set = 1; set < 1 << roles.length; set++) {
    const granted = each.reduce((bits, role, i) => ((set >> i) & 1 ? bits | role : bits), 0)
    if ((granted & wanted) === wanted)
      covers.push({ set, beyond: countOf(granted & ~wanted), count: countOf(set) })
  }
  return covers.sort((x, y) => x.beyond - y.beyond || x.count - y.count)
}
/** A cheap look before every set is tried: all can be covered, and few roles grant nothing beyond the need. */
const isWorthTrying = (roles: readonly (readonly string[])[], needed: readonly string[]): boolean =>
  roles.filter((role) => role.every((one) => needed.includes(one))).length < 3 &&
  needed.every((one) => roles.some((role) => role.includes(one)))

export default template({
  id: 'application-security/threats/least-roles',
  revision: 1,
  kind: 'short',
  topic: 'threats',
  grade: 4,
  seconds: 210,
  status: 'active',
  idea: 'The fewest roles are seldom the least privilege: what counts is what is granted beyond the need.',
  params: (rng) =>
    drawnUntil(
      () => {
        const { needed, roles } = drawnUntil(
          () => ({
            needed: rng.sample(RIGHTS, 4),
            roles: Array.from({ length: SHOWN }, () => rng.sample(RIGHTS, rng.int(2, 4))),
          }),
          (drawn) => isWorthTrying(drawn.roles, drawn.needed),
        )
        const [best, next, ...others] = coversOf(roles, needed)
        const fewest = Math.min(...[best, next, ...others].map((cover) => cover?.count ?? Infinity))
        return { needed, roles, best, next, fewest }
      },
      ({ best, next, fewest }) => {
        if (!best || !next) return false
        // One answer alone, which is neither the shortest nor without anything beyond the need.
        const isAlone = next.beyond > best.beyond || next.count > best.count
        return isAlone && best.beyond > 0 && best.count > fewest && best.count < SHOWN - 1
      },
    ),
  ask: ({ needed, roles }) => ({
    stem: `Somebody needs exactly these rights: ${needed.join(', ')}. They get some of the roles A to F, and with them all rights of these roles. Choose the roles so that nothing needed is missing and as few different rights as possible are granted beyond the need. Where two choices are equal in this, take the one with fewer roles.`,
    code: lettered(roles.map((role) => role.join(', '))),
    answerHint: LETTERS_HINT,
  }),
  key: ({ roles, best }) => lettersKey(roles.map((_, i) => (((best?.set ?? 0) >> i) & 1) === 1)),
  why: ({ best, fewest }) =>
    `This choice grants ${best?.beyond ?? 0} rights beyond the need; ${fewest} roles would do, but grant more.`,
  source: [
    'Saltzer, Schroeder 1975: The protection of information in computer systems, I.A.3',
    'NIST SP 800-53 Rev. 5, AC-6',
  ],
})
