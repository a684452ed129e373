import { template } from '../../../tasks/template'

const BASES = ['shop', 'bank', 'clinic', 'jobs', 'forum', 'travel'] as const
const SERVICES = ['api', 'mail', 'login', 'static', 'pay', 'admin'] as const
const OFFERED = 5

/** Whether a name of the certificate covers a host: label by label, a star for the first one alone. */
function covers(name: string, host: string): boolean {
  const [labels, found] = [name.split('.'), host.split('.')]
  return (
    labels.length === found.length &&
    labels.every((label, i) => label === found[i] || (i === 0 && label === '*'))
  )
}

export default template({
  id: 'application-security/cryptography/certificate-names',
  revision: 1,
  kind: 'multiple',
  topic: 'cryptography',
  grade: 2,
  seconds: 90,
  status: 'active',
  idea: 'A wildcard stands for exactly one label: neither for none nor for two.',
  params: (rng) => {
    const base = `${rng.pick(BASES)}.example`
    const [one = '', two = '', three = ''] = rng.sample(SERVICES, 3)
    const names = rng.pick([
      [`*.${base}`],
      [base, `*.${base}`],
      [base, `*.${one}.${base}`],
      [`*.${base}`, `*.${one}.${base}`],
      [base, `${one}.${base}`, `*.${two}.${base}`],
    ])
    const hosts = [
      base,
      `${one}.${base}`,
      `${two}.${base}`,
      `${three}.${one}.${base}`,
      `${three}.${two}.${base}`,
      `my${base}`,
      `${base}.${three}.example`,
      `${two}-${one}.${base}`,
      `${three}.${one}-${base}`,
    ]
    const right = hosts.filter((host) => names.some((name) => covers(name, host)))
    const wrong = hosts.filter((host) => !right.includes(host))
    const count = Math.min(right.length, rng.int(2, 3))
    return {
      names,
      right,
      shown: rng.shuffle([...rng.sample(right, count), ...rng.sample(wrong, OFFERED - count)]),
    }
  },
  ask: ({ names, shown }) => ({
    stem: `A certificate is valid, and its chain ends at a trusted root. Its \`subjectAltName\` has ${names.map((name) => `\`DNS:${name}\``).join(', ')} and nothing else. For which hosts does a browser accept it? Choose all.`,
    options: shown,
  }),
  key: ({ right, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((host, i) => (right.includes(host) ? [i] : [])),
  }),
  why: () =>
    'A star matches one whole label at the left. The name without the label, and names with one more, need their own entries.',
  source: ['RFC 9525, 6.3 Matching the DNS domain name portion'],
})
