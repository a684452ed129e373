import { template } from '../../../tasks/template'
import { grid } from '../../grid'

export interface Certificate {
  subject: string
  issuer: string
  isAuthority: boolean
  /** How many authorities may follow below, if that is limited. */
  below: number | null
  from: number
  to: number
}

const FIRMS = ['Alder', 'Birch', 'Cedar', 'Maple', 'Rowan', 'Willow'] as const
const HOSTS = ['shop.example', 'clinic.example', 'bank.example', 'jobs.example'] as const
const LIMIT = { none: null, zero: 0, one: 1 } as const

export default template({
  id: 'application-security/cryptography/chain-of-trust',
  revision: 1,
  kind: 'short',
  topic: 'cryptography',
  grade: 4,
  seconds: 240,
  status: 'active',
  idea: 'A chain holds only if each certificate above the host is an authority, is valid today, allows the length, and the last one is trusted.',
  params: (rng) => {
    const [trusted = '', untrusted = '', firm = ''] = rng.sample(FIRMS, 3)
    const names = {
      root: `${trusted} Root`,
      other: `${untrusted} Root`,
      policy: `${firm} Policy CA`,
      site: `${firm} Site CA`,
    }
    const host = rng.pick(HOSTS)
    const today = rng.int(400, 900)
    const span = () => ({ from: today - rng.int(20, 300), to: today + rng.int(20, 300) })
    const past = () => ({ from: today - rng.int(320, 390), to: today - rng.int(3, 60) })
    const authority = { isAuthority: true }
    const root = { subject: names.root, issuer: names.root, ...authority, below: LIMIT.none, ...span() }
    const leaf = { subject: host, issuer: names.site, isAuthority: false, below: LIMIT.none, ...span() }
    const site = { subject: names.site, ...authority, below: LIMIT.zero }
    const policy = { subject: names.policy, issuer: names.root, ...authority }
    const isLong = rng.pick([true, false])
    const middle = isLong
      ? [
          { ...site, issuer: names.policy, ...span() },
          { ...policy, below: rng.pick([LIMIT.one, LIMIT.none]), ...span() },
        ]
      : [{ ...site, issuer: names.root, ...span() }]
    const decoys = {
      expired: { ...site, issuer: names.root, ...past() },
      untrusted: { ...site, issuer: names.other, ...span() },
      noAuthority: { ...site, isAuthority: false, below: LIMIT.none, issuer: names.root, ...span() },
      tooShort: { ...policy, below: LIMIT.zero, ...span() },
      expiredPolicy: { ...policy, below: LIMIT.one, ...past() },
      // Leads to a policy authority, of which there is then no good one.
      byPolicy: { ...site, issuer: names.policy, ...span() },
    }
    const added = isLong
      ? [decoys.tooShort, ...rng.sample([decoys.expired, decoys.untrusted, decoys.noAuthority], 2)]
      : [
          decoys.byPolicy,
          decoys.tooShort,
          rng.pick([decoys.expiredPolicy, decoys.untrusted]),
          rng.pick([decoys.expired, decoys.noAuthority]),
        ]
    const chain: readonly Certificate[] = [leaf, ...middle, root]
    return { host, today, root: names.root, chain, shown: rng.shuffle<Certificate>([...chain, ...added]) }
  },
  ask: ({ host, today, root, shown }) => ({
    stem: `A client has these certificates. All signatures are right, and certificates with the same subject hold the same key. The client trusts only \`${root}\`; today is day ${today}. "Below" is the path length constraint, with - for none. Which chain proves the key of \`${host}\`? Begin with the certificate of the host and end with the trusted root.`,
    code: grid(
      ['no', 'subject', 'issuer', 'CA', 'below', 'days'],
      shown.map(({ subject, issuer, isAuthority, below, from, to }, i) => [
        i + 1,
        subject,
        issuer,
        isAuthority ? 'yes' : 'no',
        below ?? '-',
        `${from}-${to}`,
      ]),
    ),
    answerHint: 'The numbers in the order of the chain, with spaces between, such as 1 2 3.',
  }),
  key: ({ chain, shown }) => {
    const numbers = chain.map((one) => shown.indexOf(one) + 1)
    return { kind: 'short', accept: [' ', ', ', ','].map((between) => numbers.join(between)) }
  },
  why: ({ chain }) =>
    `The chain is ${chain.map(({ subject }) => subject).join(', ')}; the others have expired, are no authority, allow no authority below, or end elsewhere.`,
  source: ['RFC 5280, 4.2.1.9 Basic constraints and 6.1 Basic path validation'],
})
