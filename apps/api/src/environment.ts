import { z } from 'zod'
import { CLOSE_OUT_DAYS, DIRECTORY_AFTER_MINUTES } from '@tryka/domain'
import {
  address,
  contractAddress,
  dnsServers,
  domain,
  flag,
  gwei,
  knownIssuers,
  logWitnesses,
  moment,
  origins,
  previewTracks,
  proxy,
  pushHosts,
  shownAddress,
  url,
  whole,
} from './config-values'
import { NO_SENDER, sampleContacts } from './contacts'
import { checkModelUrl } from './services/model/client'

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
    .default(NO_SENDER),
  CONTACT_EMAIL: address('CONTACT_EMAIL', 'hello@example.com').optional(),
  CONTACT_HELLO: shownAddress('CONTACT_HELLO', 'hello@example.com').optional(),
  CONTACT_CAREERS: shownAddress('CONTACT_CAREERS', 'careers@example.com').optional(),
  CONTACT_PRIVACY: shownAddress('CONTACT_PRIVACY', 'privacy@example.com').optional(),
  MAILS_PER_HOUR: whole('MAILS_PER_HOUR', 1, 1_000_000).default(500),
  AI_BASE_URL: url('AI_BASE_URL', ['http:', 'https:'], 'https://api.example.com/v1').optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_ALLOW_INSECURE: flag('AI_ALLOW_INSECURE').optional(),
  AI_DAILY_TOKENS: whole('AI_DAILY_TOKENS', 0, 1_000_000_000).default(2_000_000),
  CHROMIUM_PATH: z.string().optional(),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://www.example.com').optional(),
  SHELL_URL: url('SHELL_URL', ['http:', 'https:'], 'http://marketing:8080/shell.html').optional(),
  ALLOWED_ORIGINS: origins.optional(),
  VITE_API_URL: url('VITE_API_URL', ['http:', 'https:'], 'https://api.example.com').optional(),
  VITE_APP_URL: url('VITE_APP_URL', ['http:', 'https:'], 'https://app.example.com').optional(),
  ADMIN_URL: url('ADMIN_URL', ['http:', 'https:'], 'https://admin.example.com').optional(),
  TRUST_PROXY: proxy.default(false),
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
  LOG_WITNESSES: logWitnesses.default([]),
  KNOWN_ISSUERS: knownIssuers.default([]),
  ETH_RPC_URL: url('ETH_RPC_URL', ['http:', 'https:'], 'https://rpc.example.com').optional(),
  ETH_ANCHOR_ADDRESS: contractAddress.optional(),
  ETH_KEY_FILE: z.string().optional(),
  ETH_CHAIN_ID: whole('ETH_CHAIN_ID', 1, 2_147_483_647).optional(),
  ETH_CONFIRMATIONS: whole('ETH_CONFIRMATIONS', 1, 10_000).default(12),
  ETH_MAX_FEE_GWEI: gwei.default(50),
  ANCHOR_EVERY_MINUTES: whole('ANCHOR_EVERY_MINUTES', 1, 10_080).default(60),
  WEBAUTHN_RP_ID: domain('WEBAUTHN_RP_ID').optional(),
  ADMISSION: z.enum(['invite', 'open'], 'ADMISSION must be invite or open.').optional(),
  CLOSE_OUT_DAYS: whole('CLOSE_OUT_DAYS', 1, 365).default(CLOSE_OUT_DAYS),
  DIRECTORY_AFTER_MINUTES: whole('DIRECTORY_AFTER_MINUTES', 0, 10_080).default(DIRECTORY_AFTER_MINUTES),
  GRADERS: whole('GRADERS', 0, 64).default(1),
  PREVIEW_TRACKS: previewTracks.default([]),
  VC_API: flag('VC_API').optional(),
  RATE_LIMIT_FACTOR: whole('RATE_LIMIT_FACTOR', 1, 1_000_000).default(1),
})

export type Environment = z.output<typeof Environment>

/** The environment is wrong; each problem is one sentence that says what to do. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

/** What several names are only together right or wrong about. */
function problemsOf(e: Environment): string[] {
  const problems: string[] = []
  if (e.NODE_ENV === 'production' && !e.SESSION_SECRET)
    problems.push('SESSION_SECRET is required in production: set it to at least 32 random characters.')
  if (e.NODE_ENV === 'production' && !e.KEY_SECRET)
    problems.push('KEY_SECRET is required in production: set it to at least 32 random characters.')
  const app = new URL(e.VITE_APP_URL ?? e.PUBLIC_URL ?? 'http://localhost').hostname
  const party = e.WEBAUTHN_RP_ID
  if (party && app !== party && !app.endsWith(`.${party}`))
    problems.push(`WEBAUTHN_RP_ID must be the host of the candidate app (${app}) or what it ends with.`)
  if (e.NODE_ENV === 'production') problems.push(...sampleContacts(e))
  if (e.NODE_ENV === 'production' && e.VC_API)
    problems.push('VC_API is not for production: whoever reaches it has things signed.')
  if (e.NODE_ENV === 'production' && e.PREVIEW_TRACKS.length)
    problems.push('PREVIEW_TRACKS is not for production: a bank that is not whole gives no fair result.')
  if (e.ADMIN_PASSWORD && !e.ADMIN_USERNAME)
    problems.push('ADMIN_PASSWORD needs ADMIN_USERNAME: set both or neither.')
  const chain = [e.ETH_RPC_URL, e.ETH_KEY_FILE, e.ETH_CHAIN_ID]
  const isSome = e.ETH_ANCHOR_ADDRESS !== undefined || chain.some((value) => value !== undefined)
  if (isSome && chain.includes(undefined))
    problems.push(
      'Anchoring needs ETH_RPC_URL, ETH_KEY_FILE and ETH_CHAIN_ID, and ETH_ANCHOR_ADDRESS once the contract is there.',
    )
  if (e.AI_BASE_URL) {
    if (!e.AI_MODEL) problems.push('AI_BASE_URL needs AI_MODEL: the name of the model to ask.')
    try {
      checkModelUrl(e.AI_BASE_URL, e.AI_ALLOW_INSECURE)
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  return problems
}

/** Reads and checks the environment. Throws `ConfigError` with a sentence for each wrong value. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message))
  const problems = problemsOf(parsed.data)
  if (problems.length) throw new ConfigError(problems)
  return parsed.data
}
