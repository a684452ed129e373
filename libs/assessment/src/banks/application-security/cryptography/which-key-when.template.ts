import { template } from '../../../tasks/template'
import { numbered } from '../numbered'

export const STEPS = {
  sign: (from: string) => `the ${from} signs`,
  verify: (_: string, to: string) => `the ${to} checks the signature`,
  encrypt: (from: string) => `the ${from} encrypts`,
  decrypt: (_: string, to: string) => `the ${to} decrypts`,
} as const
export type Step = keyof typeof STEPS
const NAMES = Object.keys(STEPS) as Step[]
const PARTIES = ['clinic', 'laboratory', 'insurer', 'pharmacy', 'archive', 'ministry'] as const

export default template({
  id: 'application-security/cryptography/which-key-when',
  revision: 1,
  kind: 'short',
  topic: 'cryptography',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Signing and checking use the pair of the sender, encrypting and decrypting that of the receiver.',
  params: (rng) => {
    const [from, to, other] = rng.sample(PARTIES, 3)
    const parties = { from: from ?? 'clinic', to: to ?? 'laboratory', other: other ?? 'insurer' }
    const keys = Object.values(parties).flatMap((owner) => [
      { owner, half: 'private' as const },
      { owner, half: 'public' as const },
    ])
    return { ...parties, keys: rng.shuffle(keys), steps: rng.sample(NAMES, 2) }
  },
  ask: ({ from, to, keys, steps }) => ({
    stem: `The ${from} sends a file to the ${to}, signed so that its origin can be checked, and encrypted so that only the ${to} can read it. Each party has one key pair; the public halves are known to all. Which key is used when ${steps.map((step) => STEPS[step](from, to)).join(', and which one when ')}?`,
    code: numbered(keys.map(({ owner, half }) => `${half} key of the ${owner}`)),
    answerHint: 'Two numbers, in the order of the question, such as 1 2.',
  }),
  key: ({ from, to, keys, steps }) => {
    const used: Record<Step, { owner: string; half: string }> = {
      sign: { owner: from, half: 'private' },
      verify: { owner: from, half: 'public' },
      encrypt: { owner: to, half: 'public' },
      decrypt: { owner: to, half: 'private' },
    }
    const numbers = steps.map(
      (step) =>
        1 + keys.findIndex(({ owner, half }) => owner === used[step].owner && half === used[step].half),
    )
    return { kind: 'short', accept: [' ', ', ', ','].map((between) => numbers.join(between)) }
  },
  why: () =>
    'The sender signs with their private key; everything that has to be readable for the receiver alone is encrypted to the public key of the receiver.',
  source: ['NIST SP 800-175B Rev. 1, 3.3 and 4.1', 'RFC 8017, 7 and 8'],
})
