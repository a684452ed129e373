import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export interface Load {
  base: number
  milliseconds: number
  cores: number
  share: number
  perSecond: number
}
const usedAt = (cost: number, { base, milliseconds, perSecond }: Load) =>
  (milliseconds / 1_000) * 2 ** (cost - base) * perSecond

export default template({
  id: 'application-security/identity/password-hash-cost',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'Each step of a bcrypt cost doubles the work, of the attacker and of the server; the load of sign-ins sets the ceiling.',
  params: (rng) =>
    drawnUntil<Load>(
      () => ({
        base: rng.pick([8, 9, 10]),
        milliseconds: rng.int(12, 60),
        cores: rng.pick([4, 8, 12, 16, 24, 32]),
        share: rng.pick([25, 40, 50, 60]),
        perSecond: rng.int(2, 40),
      }),
      (load) => {
        const room = Math.log2((load.cores * load.share) / 100 / usedAt(load.base, load))
        const apart = room - Math.floor(room)
        return room > 1 && room < 6 && apart > 0.1 && apart < 0.9
      },
    ),
  ask: ({ base, milliseconds, cores, share, perSecond }) => ({
    stem: `One bcrypt hash with cost ${base} takes ${milliseconds} ms of one core, and each step of the cost doubles this. At the busiest time ${perSecond} people sign in each second, one hash each. The hashes may use at most ${share} % of the time of ${cores} cores. What is the highest cost that fits?`,
    answerHint: 'The cost, a whole number.',
  }),
  key: (load) => ({
    kind: 'numeric',
    value: load.base + Math.floor(Math.log2((load.cores * load.share) / 100 / usedAt(load.base, load))),
    tolerance: { absolute: 0 },
  }),
  why: (load) =>
    `With cost ${load.base} the hashes use ${usedAt(load.base, load).toFixed(2)} of ${((load.cores * load.share) / 100).toFixed(2)} seconds of a core in each second; double while it fits.`,
  source: ['Provos, Mazières 1999: A future-adaptable password scheme', 'NIST SP 800-63B-4, 3.1.1.2'],
})
