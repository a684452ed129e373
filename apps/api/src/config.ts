import { resolve } from 'node:path'
import { contactsOf, type Contacts } from './contacts'
import { type Environment, readEnvironment } from './environment'
import type { RateLimits } from './http/limits/rate-limits'
import { rateLimits } from './http/limits/rate-limits'
import { deriveKey } from './keys'
import { sessionSecretIn } from './session-secret'

/** A household or an office behind one address, and no more. */
const GUESTS_PER_HOUR = 60
/** Sample data for some sixty guests, and all that a room full of people writes. */
const BYTES_PER_DAY = 200 * 1024 * 1024

export interface MatcherConfig {
  /** What Node runs: built beside `main.js`, or the source. */
  file: string
  /** Options of Node; by default those of this process. */
  execArgv?: string[]
  /** Rows of the live market from which on it runs; 1,000 unless a test says otherwise. */
  from?: number
}

export interface GradersConfig {
  /** What Node runs: built beside `main.js`, or the source. */
  file: string
  /** Options of Node; by default those of this process. */
  execArgv?: string[]
  /** So many processes at most, and one fewer than there are cores. */
  count: number
  /** When a process is worn; as usual unless a test says otherwise. */
  replaced?: { jobs?: number; rss?: number; idleMs?: number }
}

export interface AnchorConfig {
  rpcUrl: string
  chainId: number
  keyFile: string
  /** Undefined before the contract was made: then nothing is anchored yet. */
  contract: string | undefined
  confirmations: number
  maxFeeGwei: number
  everyMinutes: number
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
  contacts: Contacts
  ai: {
    baseUrl: string | undefined
    model: string | undefined
    apiKey: string | undefined
    allowInsecure: boolean
    /** Tokens of a day that practice may use, of all accounts together. */
    tokensPerDay: number
    /** Milliseconds of a call and of all that follows from one press; as usual unless a test says otherwise. */
    callMs?: number
    interactionMs?: number
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
  /** Where the console is reached, for links in mails to its owners: the same, unless it has an origin of its own. */
  adminUrl: string
  allowedOrigins: string[]
  trustProxy: false | number | string
  seedDemo: boolean
  /** Who may take a place in the live market: whoever was invited, or whoever proved an address. */
  admission: 'invite' | 'open'
  /** So many days after a posting is filled the clock ends what nobody decided. */
  closeOutDays: number
  /** So many minutes after its last missing fact the directory shows a profile; 0 shows each at once. */
  directoryAfterMinutes: number
  /** What passkeys are bound to; undefined is the host of the page, which is enough where there is one. */
  webauthnRpId: string | undefined
  /** Where TXT records are looked up; empty: the machine's servers. */
  dnsServers: string[]
  /** Verifier keys of those whose signatures on the public log are published. */
  logWitnesses: readonly string[]
  /** The chain on which roots of the public log are written; undefined where none are. */
  anchor: AnchorConfig | undefined
  /** Other issuers whose badges are known to be theirs. */
  knownIssuers: readonly { did: string; key: string }[]
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
  /** The processes that run people's code; undefined runs none, and no task asks for code. */
  graders: GradersConfig | undefined
  /** Guests that one client address may become in an hour. */
  guestsPerHour: number
  /** Multiplies what one person or company may do within a day: more than 1 where a machine plays them all. */
  dayFactor: number
  /** What guests of one client address may store in a day, and each signed-in account. */
  bytesPerDay: number
  /** Tracks that can be taken though their bank is not whole: never in production. */
  previewTracks: readonly string[]
  /** The VC API for standard tools: never in production. */
  vcApi: boolean
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

function anchorOf(e: Environment): AnchorConfig | undefined {
  const { ETH_RPC_URL: rpcUrl, ETH_CHAIN_ID: chainId, ETH_KEY_FILE: keyFile } = e
  if (!rpcUrl || !chainId || !keyFile) return undefined
  return {
    rpcUrl,
    chainId,
    keyFile,
    contract: e.ETH_ANCHOR_ADDRESS,
    confirmations: e.ETH_CONFIRMATIONS,
    maxFeeGwei: e.ETH_MAX_FEE_GWEI,
    everyMinutes: e.ANCHOR_EVERY_MINUTES,
  }
}

/** Set but empty means: the API alone. */
const webRoot = (given: string | undefined, usual: string | undefined): string | undefined =>
  given === undefined ? usual : given === '' ? undefined : resolve(given)

/** Reads the environment once. Throws `ConfigError` with a sentence for each wrong value. */
export function readConfig(
  env: NodeJS.ProcessEnv,
  defaults: { webRoot?: string; matcherFile?: string; graderFile?: string } = {},
): Config {
  const e = readEnvironment(env)
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
      tokensPerDay: e.AI_DAILY_TOKENS,
    },
    chromiumPath: e.CHROMIUM_PATH,
    publicUrl,
    publicUrlGiven: e.PUBLIC_URL !== undefined,
    shellUrl: e.SHELL_URL ?? (e.PUBLIC_URL && `${publicUrl}/shell.html`),
    apiUrl: withoutSlash(e.VITE_API_URL ?? publicUrl),
    appUrl: withoutSlash(e.VITE_APP_URL ?? publicUrl),
    adminUrl: withoutSlash(e.ADMIN_URL ?? publicUrl),
    allowedOrigins: e.ALLOWED_ORIGINS ?? [],
    trustProxy: e.TRUST_PROXY,
    seedDemo: e.SEED_DEMO ?? e.NODE_ENV === 'development',
    seedNow: e.SEED_NOW,
    dnsServers: e.DNS_SERVERS,
    webauthnRpId: e.WEBAUTHN_RP_ID,
    logWitnesses: e.LOG_WITNESSES,
    anchor: anchorOf(e),
    knownIssuers: e.KNOWN_ISSUERS,
    pushHosts: e.PUSH_HOSTS,
    closeOutDays: e.CLOSE_OUT_DAYS,
    directoryAfterMinutes: e.DIRECTORY_AFTER_MINUTES,
    admission: e.ADMISSION ?? (e.NODE_ENV === 'production' ? 'invite' : 'open'),
    logLevel: e.LOG_LEVEL,
    webRoot: webRoot(env['WEB_ROOT'], defaults.webRoot),
    matcher: defaults.matcherFile === undefined ? undefined : { file: defaults.matcherFile },
    graders:
      defaults.graderFile === undefined || e.GRADERS === 0
        ? undefined
        : { file: defaults.graderFile, count: e.GRADERS },
    rateLimits: rateLimits(e.RATE_LIMIT_FACTOR),
    guestsPerHour: GUESTS_PER_HOUR * e.RATE_LIMIT_FACTOR,
    dayFactor: e.RATE_LIMIT_FACTOR,
    bytesPerDay: BYTES_PER_DAY * e.RATE_LIMIT_FACTOR,
    previewTracks: e.PREVIEW_TRACKS,
    vcApi: e.VC_API ?? false,
  }
}
