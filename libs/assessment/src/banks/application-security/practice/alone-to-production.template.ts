import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'
import { LETTERS_HINT, lettersKey } from '../letters'

const PEOPLE = ['A', 'B', 'C', 'D', 'E'] as const
const RIGHTS = ['write', 'approve', 'merge', 'settings'] as const
const OWN = ['elm', 'ash', 'yew', 'fir', 'oak'] as const
const SHARED = ['ci-bot', 'release-bot', 'sync-bot'] as const

interface Account {
  name: string
  users: readonly string[]
  rights: readonly string[]
}
const goesAlone = (person: string, accounts: readonly Account[], mustDiffer = true): boolean => {
  const own = accounts.filter(({ users }) => users.includes(person))
  const holding = (right: (typeof RIGHTS)[number]) => own.filter(({ rights }) => rights.includes(right))
  const isApproved = holding('write').some((writer) =>
    holding('approve').some((one) => !mustDiffer || one !== writer),
  )
  return (
    holding('write').length > 0 &&
    holding('merge').length > 0 &&
    (isApproved || holding('settings').length > 0)
  )
}

export default template({
  id: 'application-security/practice/alone-to-production',
  revision: 1,
  kind: 'short',
  topic: 'threats',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'A rule of two accounts is no rule of two people: who uses a second account, or may switch the rule off, needs nobody else.',
  params: (rng) =>
    drawnUntil(
      () => ({
        accounts: [
          ...PEOPLE.map((person, i) => ({
            name: OWN[i] ?? '',
            users: [person],
            rights: RIGHTS.filter((right) => rng.chance() < (right === 'settings' ? 0.2 : 0.6)),
          })),
          ...rng.sample(SHARED, 2).map((name) => ({
            name,
            users: rng.sample(PEOPLE, rng.int(1, 2)).sort(),
            rights: RIGHTS.filter((right) => rng.chance() < (right === 'settings' ? 0.1 : 0.45)),
          })),
        ],
      }),
      ({ accounts }) => {
        const reading = (holds: (person: string) => boolean) => PEOPLE.filter(holds).join('')
        const right = reading((person) => goesAlone(person, accounts))
        return (
          right.length >= 1 &&
          right.length <= 3 &&
          accounts.every(({ rights }) => rights.length > 0) &&
          // Who forgets the shared accounts, the settings or that the accounts must differ comes to other people.
          [
            reading((person) => goesAlone(person, accounts.slice(0, PEOPLE.length))),
            reading((person) => goesAlone(person, accounts, false)),
            reading((person) =>
              goesAlone(
                person,
                accounts.map((one) => ({ ...one, rights: one.rights.filter((own) => own !== 'settings') })),
              ),
            ),
          ].every((other) => other !== right)
        )
      },
    ),
  ask: ({ accounts }) => ({
    stem: 'What is merged goes to production by itself. A merge is refused unless an account with `approve`, other than the account that wrote the change, has approved it. An account with `settings` can switch this rule off. Which of the people A to E can, with all accounts that they use and with nobody’s help, bring a change of their own to production?',
    code: grid(
      ['account', 'used by', 'may'],
      accounts.map(({ name, users, rights }) => [name, users.join(' and '), rights.join(', ')]),
    ),
    answerHint: LETTERS_HINT,
  }),
  key: ({ accounts }) => lettersKey(PEOPLE.map((person) => goesAlone(person, accounts))),
  why: ({ accounts }) =>
    `Put together what each person may with all accounts: ${PEOPLE.map((person) => {
      const own = accounts.filter(({ users }) => users.includes(person))
      return `${person} has ${own.map(({ name, rights }) => `\`${name}\` (${rights.join(', ')})`).join(' and ')}`
    }).join(
      '; ',
    )}. Needed are \`write\` and \`merge\`, and either \`settings\` or \`approve\` on another account than the one that writes. The rule counts accounts, but it is meant for people: an account that somebody else can use, and the right to change the rule, go around it.`,
  source: ['NIST SP 800-53 Rev. 5, AC-5 Separation of duties', 'SLSA 1.2, Source track: two-party review'],
})
