import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { CLOSE_OUT_DAYS } from '@tryka/domain'
import { checkModelUrl } from './features/resumes/writer/model-client'
import type { RateLimits } from './http/limits/rate-limits'
import { rateLimits } from './http/limits/rate-limits'
import { deriveKey } from './keys'
import { sessionSecretIn } from './session-secret'

/** A household or an office behind one address, and no more. */
const GUESTS_PER_HOUR = 60
/** Sample data for some sixty guests, and all that a room full of people writes. */
const BYTES_PER_DAY = 200 * 1024 * 1024

const TRUE = ['true', '1', 'yes', 'on']
const FALSE = ['false', '0', 'no', 'off']

const flag = (name: string) =>
  z
    .string()
    .toLowerCase()
    .refine((value) => [...TRUE, ...FALSE].includes(value), `${name} must be true or false.`)
    .transform((value) => TRUE.includes(value))

const url = (name: string, protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address such as ${example}.`,
    )

const whole = (name: string, low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number from ${low} to ${high}.`)
    .transform(Number)
    .refine((n) => n >= low && n <= high, `${name} must be a whole number from ${low} to ${high}.`)

const address = (name: string, example: string) =>
  z.string().regex(/@[^\s@>]+>?$/, `${name} must be an address such as ${example}.`)

const moment = (name: string) =>
  z.iso
    .datetime({ offset: true, error: `${name} must be a time such as 2026-03-02T09:00:00Z.` })
    .transform((value) => new Date(value))

const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().replace(/\/+$/, '')))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'ALLOWED_ORIGINS must be origins separated by commas, such as https://www.example.com,https://app.example.com.',
  )

/** `192.0.2.53`, `192.0.2.53:5353`, `2001:db8::53` or `[2001:db8::53]:5353`. */
const isServer = (text: string): boolean =>
  isIP(text) > 0 || isIP(text.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1')) > 0

/** What several hosts of one deployment end with. */
const domain = (name: string) =>
  z
    .string()
    .toLowerCase()
    .regex(/^([a-z\d-]{1,63}\.)*[a-z][a-z\d-]{0,62}$/, `${name} must be a host such as example.com.`)

const dnsServers = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every(isServer),
    'DNS_SERVERS must be addresses separated by commas, such as 192.0.2.53,[2001:db8::53]:5353.',
  )

const pushHosts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine(
    (list) =>
      list.every(
        (host) => /^[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/.test(host) && !isIP(host.replace(/:.*/, '')),
      ),
    'PUSH_HOSTS must be names separated by commas, such as push.example.com,push.example.org:8443.',
  )

/** Every name that the environment may set. An empty value counts as not set. */
const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'NODE_ENV must be development, production or test.')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole('PORT', 0, 65_535).default(3_000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(postgres(ql)?:\/\/.+|sqlite:.+)$/,
      'DATABASE_URL must be postgres://user:password@host/name or sqlite:path.',
    )
    .optional(),
  MIN_FREE_MB: whole('MIN_FREE_MB', 0, 1_000_000).default(64),
  REDIS_URL: url('REDIS_URL', ['redis:', 'rediss:'], 'redis://127.0.0.1:6379').optional(),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters.').optional(),
  KEY_SECRET: z.string().min(32, 'KEY_SECRET must have at least 32 characters.').optional(),
  ADMIN_USERNAME: z.string().max(64, 'ADMIN_USERNAME must have at most 64 characters.').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(15, 'ADMIN_PASSWORD must have at least 15 characters.')
    .max(128, 'ADMIN_PASSWORD must have at most 128 characters.')
    .optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/@[^\s@>]+>?$/, 'MAIL_FROM must be an address such as Tryka <hello@example.com>.')
    .default('Tryka <no-reply@localhost>'),
  CONTACT_EMAIL: address('CONTACT_EMAIL', 'hello@example.com').optional(),
  CONTACT_HELLO: address('CONTACT_HELLO', 'hello@example.com').optional(),
  CONTACT_CAREERS: address('CONTACT_CAREERS', 'careers@example.com').optional(),
  CONTACT_PRIVACY: address('CONTACT_PRIVACY', 'privacy@example.com').optional(),
  MAILS_PER_HOUR: whole('MAILS_PER_HOUR', 1, 1_000_000).default(500),
  AI_BASE_URL: url('AI_BASE_URL', ['http:', 'https:'], 'https://api.example.com/v1').optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_ALLOW_INSECURE: flag('AI_ALLOW_INSECURE').optional(),
  CHROMIUM_PATH: z.string().optional(),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://www.example.com').optional(),
  SHELL_URL: url('SHELL_URL', ['http:', 'https:'], 'http://marketing:8080/shell.html').optional(),
  ALLOWED_ORIGINS: origins.optional(),
  VITE_API_URL: url('VITE_API_URL', ['http:', 'https:'], 'https://api.example.com').optional(),
  VITE_APP_URL: url('VITE_APP_URL', ['http:', 'https:'], 'https://app.example.com').optional(),
  TRUST_PROXY: z.string().optional(),
  SEED_DEMO: flag('SEED_DEMO').optional(),
  SEED_NOW: moment('SEED_NOW').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    )
    .default('info'),
  PUSH_HOSTS: pushHosts.default([]),
  DNS_SERVERS: dnsServers.default([]),
  WEBAUTHN_RP_ID: domain('WEBAUTHN_RP_ID').optional(),
  ADMISSION: z.enum(['invite', 'open'], 'ADMISSION must be invite or open.').optional(),
  CLOSE_OUT_DAYS: whole('CLOSE_OUT_DAYS', 1, 365).default(CLOSE_OUT_DAYS),
  RATE_LIMIT_FACTOR: whole('RATE_LIMIT_FACTOR', 1, 1_000_000).default(1),
})

export interface MatcherConfig {
  /** What Node runs: built beside `main.js`, or the source. */
  file: string
  /** Options of Node; by default those of this process. */
  execArgv?: string[]
  /** Rows of the live market from which on it runs; 1,000 unless a test says otherwise. */
  from?: number
}

export interface Config {
  env: 'development' | 'production' | 'test'
  host: string
  port: number
  dataDir: string
  /** `postgres://…`, or `sqlite:` and a path; `sqlite::memory:` in tests. */
  databaseUrl: string
  /** Room on the disk of an SQLite file below which only erasing is allowed. */
  minFreeBytes: number
  redisUrl: string | undefined
  /** Before every key in Redis, so that several systems can share a server. */
  redisPrefix: string
  sessionSecret: string
  /** Keeps secrets at rest and makes the keys of push messages; unlike the other it must never change. */
  keySecret: string
  admin: { username: string | undefined; password: string | undefined }
  /** `contact` is where messages of the contact form go. */
  mail: { smtpUrl: string | undefined; from: string; contact: string; perHour: number }
  /** Where people write to: questions, work here, personal data. Letters and the site name them. */
  contacts: { hello: string; careers: string; privacy: string }
  ai: {
    baseUrl: string | undefined
    model: string | undefined
    apiKey: string | undefined
    allowInsecure: boolean
  }
  chromiumPath: string | undefined
  /** Where people reach the product; links in mails start with it. */
  publicUrl: string
  /** True when PUBLIC_URL was set: HSTS and secure cookies follow its scheme. */
  publicUrlGiven: boolean
  /** The frame of the public site, where its build is on another host; none where nobody said. */
  shellUrl: string | undefined
  /** Where this API is reached: the same, unless it is deployed on an origin of its own, as the front ends know it. */
  apiUrl: string
  /** Where the candidate app is reached: the same, unless it has an origin of its own. */
  appUrl: string
  allowedOrigins: string[]
  trustProxy: false | number | string
  seedDemo: boolean
  /** Who may take a place in the live market: whoever was invited, or whoever proved an address. */
  admission: 'invite' | 'open'
  /** So many days after a posting is filled the clock ends what nobody decided. */
  closeOutDays: number
  /** What passkeys are bound to; undefined is the host of the page, which is enough where there is one. */
  webauthnRpId: string | undefined
  /** Where TXT records are looked up; empty: the machine's servers. */
  dnsServers: string[]
  /** Push services beside those of the usual browsers. */
  pushHosts: string[]
  /** The moment that sample data is made around; the start of the current hour when it is not set. */
  seedNow: Date | undefined
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** The folder of the built web apps (`<root>/marketing/dist` …); undefined serves the API alone. */
  webRoot: string | undefined
  rateLimits: RateLimits
  /** The process that finds best matches in a large live market; undefined finds them in place at every size. */
  matcher: MatcherConfig | undefined
  /** Guests that one client address may become in an hour. */
  guestsPerHour: number
  /** What guests of one client address may store in a day, and each signed-in account. */
  bytesPerDay: number
}

/** The environment is wrong; each problem is one sentence that says what to do. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

/** `true` means the one proxy in front: the address it saw, not the one a client wrote. */
function trustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || FALSE.includes(value.toLowerCase())) return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  return TRUE.includes(value.toLowerCase()) ? 1 : value
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

/** Set but empty means: the API alone. */
const webRoot = (given: string | undefined, usual: string | undefined): string | undefined =>
  given === undefined ? usual : given === '' ? undefined : resolve(given)

function parse(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message))
  const problems: string[] = []
  if (parsed.data.NODE_ENV === 'production' && !parsed.data.SESSION_SECRET)
    problems.push('SESSION_SECRET is required in production: set it to at least 32 random characters.')
  if (parsed.data.NODE_ENV === 'production' && !parsed.data.KEY_SECRET)
    problems.push('KEY_SECRET is required in production: set it to at least 32 random characters.')
  const app = new URL(parsed.data.VITE_APP_URL ?? parsed.data.PUBLIC_URL ?? 'http://localhost').hostname
  const party = parsed.data.WEBAUTHN_RP_ID
  if (party && app !== party && !app.endsWith(`.${party}`))
    problems.push(`WEBAUTHN_RP_ID must be the host of the candidate app (${app}) or what it ends with.`)
  for (const name of CONTACTS)
    if (parsed.data.NODE_ENV === 'production' && parsed.data[name]?.toLowerCase().endsWith('.example'))
      problems.push(`${name} ends in .example, where no mail is delivered: set it to an address of yours.`)
  if (parsed.data.ADMIN_PASSWORD && !parsed.data.ADMIN_USERNAME)
    problems.push('ADMIN_PASSWORD needs ADMIN_USERNAME: set both or neither.')
  if (parsed.data.AI_BASE_URL) {
    if (!parsed.data.AI_MODEL) problems.push('AI_BASE_URL needs AI_MODEL: the name of the model to ask.')
    try {
      checkModelUrl(parsed.data.AI_BASE_URL, parsed.data.AI_ALLOW_INSECURE)
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  if (problems.length) throw new ConfigError(problems)
  return parsed.data
}

const CONTACTS = ['CONTACT_HELLO', 'CONTACT_CAREERS', 'CONTACT_PRIVACY'] as const

/** `Tryka <hello@example.com>` is `hello@example.com`. */
const bare = (value: string): string => /<([^<>]+)>\s*$/.exec(value)?.[1] ?? value

/** What is not set is where the contact form goes, else where mail comes from. */
function contactsOf(e: z.output<typeof Environment>): Config['contacts'] {
  const hello = bare(e.CONTACT_HELLO ?? e.CONTACT_EMAIL ?? e.MAIL_FROM)
  return { hello, careers: bare(e.CONTACT_CAREERS ?? hello), privacy: bare(e.CONTACT_PRIVACY ?? hello) }
}

/** Reads the environment once. Throws `ConfigError` with a sentence for each wrong value. */
export function readConfig(
  env: NodeJS.ProcessEnv,
  defaults: { webRoot?: string; matcherFile?: string } = {},
): Config {
  const e = parse(env)
  const publicUrl = withoutSlash(e.PUBLIC_URL ?? `http://${e.HOST}:${e.PORT}`)
  const dataDir = resolve(e.DATA_DIR)
  const sessionSecret = e.SESSION_SECRET ?? sessionSecretIn(dataDir)
  return {
    env: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    dataDir,
    databaseUrl: e.DATABASE_URL ?? `sqlite:${resolve(dataDir, 'tryka.sqlite')}`,
    minFreeBytes: e.MIN_FREE_MB * 1024 * 1024,
    redisUrl: e.REDIS_URL,
    redisPrefix: 'tryka:',
    sessionSecret,
    // Processes that share the one secret agree on the other.
    keySecret: e.KEY_SECRET ?? deriveKey(sessionSecret, 'key-secret').toString('base64url'),
    admin: { username: e.ADMIN_USERNAME, password: e.ADMIN_PASSWORD },
    mail: {
      smtpUrl: e.SMTP_URL,
      from: e.MAIL_FROM,
      contact: e.CONTACT_EMAIL ?? e.MAIL_FROM,
      perHour: e.MAILS_PER_HOUR,
    },
    contacts: contactsOf(e),
    ai: {
      baseUrl: e.AI_BASE_URL,
      model: e.AI_MODEL,
      apiKey: e.AI_API_KEY,
      allowInsecure: e.AI_ALLOW_INSECURE ?? false,
    },
    chromiumPath: e.CHROMIUM_PATH,
    publicUrl,
    publicUrlGiven: e.PUBLIC_URL !== undefined,
    shellUrl: e.SHELL_URL ?? (e.PUBLIC_URL && `${publicUrl}/shell.html`),
    apiUrl: withoutSlash(e.VITE_API_URL ?? publicUrl),
    appUrl: withoutSlash(e.VITE_APP_URL ?? publicUrl),
    allowedOrigins: e.ALLOWED_ORIGINS ?? [],
    trustProxy: trustProxy(e.TRUST_PROXY),
    seedDemo: e.SEED_DEMO ?? e.NODE_ENV === 'development',
    seedNow: e.SEED_NOW,
    dnsServers: e.DNS_SERVERS,
    webauthnRpId: e.WEBAUTHN_RP_ID,
    pushHosts: e.PUSH_HOSTS,
    closeOutDays: e.CLOSE_OUT_DAYS,
    admission: e.ADMISSION ?? (e.NODE_ENV === 'production' ? 'invite' : 'open'),
    logLevel: e.LOG_LEVEL,
    webRoot: webRoot(env['WEB_ROOT'], defaults.webRoot),
    matcher: defaults.matcherFile === undefined ? undefined : { file: defaults.matcherFile },
    rateLimits: rateLimits(e.RATE_LIMIT_FACTOR),
    guestsPerHour: GUESTS_PER_HOUR * e.RATE_LIMIT_FACTOR,
    bytesPerDay: BYTES_PER_DAY * e.RATE_LIMIT_FACTOR,
  }
}
