import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export default template({
  id: 'application-security/threats/spray-under-lockout',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'A lockout slows guesses at one account; a patient attacker stays one below it on every account at once.',
  params: (rng) =>
    drawnUntil(
      () => {
        const limit = rng.pick([3, 4, 5, 6, 10])
        const window = rng.pick([30, 60, 120, 240, 360])
        const days = rng.int(1, 7)
        const perDay = (limit - 1) * (1_440 / window)
        const ranks = [limit - 1, limit, perDay, limit * (1_440 / window), perDay * days].sort(
          (x, y) => x - y,
        )
        let share = rng.int(2, 12) * 10
        const table = [...new Set(ranks)].map((rank) => ({ rank, share: (share += rng.int(3, 40)) / 1_000 }))
        return { limit, window, days, perDay, table, accounts: rng.int(4, 60) * 1_000 }
      },
      ({ limit, perDay, days, table }) =>
        table.length > 3 && perDay * days < 400 && perDay * days > limit + 2,
    ),
  ask: ({ limit, window, days, table, accounts }) => ({
    stem: `A service with ${accounts} accounts locks an account when there are ${limit} wrong passwords within ${window} minutes, counted in fixed windows of ${window} minutes from midnight. The table says which share of people use one of the n most common passwords. An attacker has many addresses, tries the most common passwords at every account, and never lets an account be locked. How many accounts are broken into by the end of day ${days}, when the attack starts at midnight of day 1?`,
    code: [
      'n     share',
      ...table.map(({ rank, share }) => `${String(rank).padEnd(4)}  ${share.toFixed(3)} %`),
    ].join('\n'),
    answerHint: 'The expected number, to the nearest whole account.',
  }),
  key: ({ days, perDay, table, accounts }) => ({
    kind: 'numeric',
    value: (accounts * (table.find(({ rank }) => rank === perDay * days)?.share ?? NaN)) / 100,
    tolerance: { absolute: 0.6 },
  }),
  why: ({ limit, window, perDay, days }) =>
    `${limit - 1} guesses in each window of ${window} minutes are ${perDay} a day and ${perDay * days} in all, at each account.`,
  source: ['NIST SP 800-63B-4, 3.2.2 Rate limiting', 'MITRE ATT&CK, T1110.003 Password spraying'],
})
