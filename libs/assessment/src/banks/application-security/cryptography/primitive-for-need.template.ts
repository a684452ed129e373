import { template } from '../../../tasks/template'

export const TOOLS = {
  hash: 'A SHA-256 digest of the data',
  mac: 'An HMAC-SHA-256 tag under a shared key',
  signature: 'An Ed25519 signature',
  aead: 'AES-256-GCM under a key of the service',
  slow: 'Argon2id with a salt for each entry',
} as const
export type Tool = keyof typeof TOOLS
const NAMES = Object.keys(TOOLS) as Tool[]

/** What is needed, so that each of the other tools fails, or takes a key that is not there. */
const SCENES: readonly { tool: Tool; things: readonly string[]; need: (thing: string) => string }[] = [
  {
    tool: 'hash',
    things: ['disk image', 'font archive', 'map file', 'firmware file'],
    need: (thing) =>
      `A ${thing} comes from mirrors that nobody trusts. The project's own page, read over TLS, shows a short value with which everybody can tell whether their copy is the same. Neither side holds any key.`,
  },
  {
    tool: 'hash',
    things: ['photo', 'log file', 'report', 'video'],
    need: (thing) =>
      `A store of files keeps each ${thing} once. Two uploads with the same content have to get the same short name, whoever uploads them. No secret takes part.`,
  },
  {
    tool: 'mac',
    things: ['stock level', 'price list', 'delivery notice', 'sensor reading'],
    need: (thing) =>
      `Two services have shared a random secret and have no key pairs. The receiver of a ${thing} has to tell whether it comes from the other service and is unchanged. Programs on the way have to be able to read it.`,
  },
  {
    tool: 'mac',
    things: ['basket', 'language choice', 'page number', 'form step'],
    need: (thing) =>
      `A service gives its visitors a ${thing} to keep in the browser and takes it back later. Scripts of its pages have to read it there. The service alone has to notice when it was changed, as cheaply as possible.`,
  },
  {
    tool: 'signature',
    things: ['receipt', 'software update', 'diploma', 'time stamp'],
    need: (thing) =>
      `Anyone at all has to be able to check a ${thing}, and nobody who can check one may be able to make one.`,
  },
  {
    tool: 'signature',
    things: ['order', 'contract', 'offer', 'permit'],
    need: (thing) =>
      `Two firms exchange each ${thing} by mail. In a dispute the receiver has to show a court that the sender made it, and that the receiver could not have made it.`,
  },
  {
    tool: 'aead',
    things: ['scan', 'bank statement', 'diary entry', 'recording'],
    need: (thing) =>
      `A service stores each ${thing} at a provider it does not trust. The provider must neither read it nor change it unnoticed. The service itself has to read it again.`,
  },
  {
    tool: 'aead',
    things: ['bank account number', 'access token of another service', 'home address', 'phone number'],
    need: (thing) =>
      `A service keeps the ${thing} of each customer and needs it in plain form every month. Whoever steals the database alone must neither read nor swap in a value of their own.`,
  },
  {
    tool: 'slow',
    things: ['password', 'passphrase', 'answer to a recovery question', 'login PIN'],
    need: (thing) =>
      `A service has to check the ${thing} that people chose themselves. It never needs it in plain form. Whoever steals database and keys should still pay a lot for every guess.`,
  },
  {
    tool: 'slow',
    things: ['tenants', 'doors', 'vaults', 'projects'],
    need: (thing) =>
      `Members open their ${thing} with a word they made up. Only whether a typed word is right has to be found out. A thief of everything the server holds should need long for each word they try.`,
  },
]

export default template({
  id: 'application-security/cryptography/primitive-for-need',
  revision: 1,
  kind: 'single',
  topic: 'cryptography',
  grade: 1,
  seconds: 60,
  status: 'active',
  idea: 'Hash, MAC, signature, authenticated encryption and password hash each answer another need.',
  params: (rng) => {
    const { tool, things, need } = rng.pick(SCENES)
    return { tool, need: need(rng.pick(things)), shown: rng.shuffle(NAMES) }
  },
  ask: ({ need, shown }) => ({
    stem: `${need} Which of these fits?`,
    options: shown.map((name) => TOOLS[name]),
  }),
  key: ({ tool, shown }) => ({ kind: 'single', right: shown.indexOf(tool) }),
  why: ({ tool }) => `${TOOLS[tool]}: the others need a key that is not there, or leave the need open.`,
  source: [
    'NIST SP 800-175B Rev. 1, 3 Cryptographic algorithms',
    'RFC 9106 Argon2',
    'OWASP ASVS 5.0, V11 Cryptography',
  ],
})
