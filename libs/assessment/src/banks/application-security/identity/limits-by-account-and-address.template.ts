import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export default template({
  id: 'application-security/identity/limits-by-account-and-address',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  status: 'active',
  idea: 'A limit per account binds who wants one account, a limit per address who has few addresses; the smaller sum decides.',
  params: (rng) => {
    const isOne = rng.int(0, 1) === 0
    const numbers = drawnUntil(
      () => ({
        perAccount: rng.pick(isOne ? [10, 20, 40, 60, 100] : [5, 6, 10, 12, 20]),
        perAddress: rng.pick(isOne ? [4, 5, 8, 10, 15, 20] : [10, 15, 30, 40, 60, 100]),
        addresses: isOne ? rng.int(1, 9) : rng.int(2, 90) * 10,
        accounts: rng.int(1, 60) * 20,
      }),
      ({ perAccount, perAddress, addresses, accounts }) =>
        (isOne ? perAccount : perAccount * accounts) !== perAddress * addresses,
    )
    return { ...numbers, hours: rng.pick([6, 12, 24, 48]), isOne }
  },
  ask: ({ perAccount, perAddress, addresses, accounts, hours, isOne }) => ({
    stem: `In each hour a service checks at most ${perAccount} passwords for one account and at most ${perAddress} passwords that come from one address; beyond either number a guess is refused unchecked. An attacker has ${addresses} ${addresses === 1 ? 'address' : 'addresses'} and knows the names of ${accounts} accounts. ${
      isOne ? 'The attacker wants one of them, chosen beforehand.' : 'Any of them will do.'
    } How many useful guesses can the attacker have checked in ${hours} hours?`,
    answerHint: 'A whole number of guesses.',
  }),
  key: ({ perAccount, perAddress, addresses, accounts, hours, isOne }) => ({
    kind: 'numeric',
    value: hours * Math.min(perAccount * (isOne ? 1 : accounts), perAddress * addresses),
    tolerance: { absolute: 0 },
  }),
  why: () => 'In each hour the smaller of the two sums: limit times accounts, limit times addresses.',
  source: ['NIST SP 800-63B-4, 3.2.2 Rate limiting', 'OWASP ASVS 5.0, 6.3.1'],
})
