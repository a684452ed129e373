import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config'
import { ConfigError } from './environment'

const problemsOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('The configuration', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tryka-config-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('needs nothing in development', () => {
    const config = readConfig({ DATA_DIR: dataDir })

    expect(config).toMatchObject({
      env: 'development',
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: `sqlite:${join(dataDir, 'tryka.sqlite')}`,
      seedDemo: true,
      trustProxy: false,
      publicUrl: 'http://127.0.0.1:3000',
    })
  })

  it('knows other issuers by their keys, and says what is no key', () => {
    const did = 'did:web:harbour.example'
    const key = 'z6Mkp3tU1AxCfjYUAruwJ3pG3uUarEkBi1wU1cjXsBxvUzFY'
    const known = (value: string) => ({ DATA_DIR: dataDir, KNOWN_ISSUERS: value })

    expect(readConfig({ DATA_DIR: dataDir }).knownIssuers).toEqual([])
    expect(readConfig(known(`${did}#${key}, did:key:${key}#${key}`)).knownIssuers).toEqual([
      { did, key },
      { did: `did:key:${key}`, key },
    ])
    for (const wrong of [did, `${did}#key-1`, 'harbour.example', `${did}#${key},`])
      expect(problemsOf(known(wrong))).toEqual([expect.stringContaining('KNOWN_ISSUERS')])
  })

  it('runs code in one process beside it, or in as many as it is told', () => {
    const files = { graderFile: '/app/grader.js' }
    expect(readConfig({ DATA_DIR: dataDir }, files).graders).toEqual({ file: '/app/grader.js', count: 1 })
    expect(readConfig({ DATA_DIR: dataDir, GRADERS: '3' }, files).graders?.count).toBe(3)
    expect(readConfig({ DATA_DIR: dataDir, GRADERS: '0' }, files).graders).toBeUndefined()
    expect(problemsOf({ DATA_DIR: dataDir, GRADERS: 'two' })).toEqual([
      'GRADERS must be a whole number from 0 to 64.',
    ])
  })

  it('makes one secret in the data folder, readable by its owner only, and keeps it', () => {
    const first = readConfig({ DATA_DIR: dataDir }).sessionSecret
    const second = readConfig({ DATA_DIR: dataDir }).sessionSecret

    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(second).toBe(first)
    const path = join(dataDir, 'session-secret')
    expect(readFileSync(path, 'utf8')).toBe(first)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('requires a secret in production and writes none', () => {
    expect(problemsOf({ NODE_ENV: 'production', DATA_DIR: dataDir })).toEqual([
      'SESSION_SECRET is required in production: set it to at least 32 random characters.',
      'KEY_SECRET is required in production: set it to at least 32 random characters.',
      'CONTACT_HELLO is required in production: set it to an address where people reach you.',
    ])
    expect(existsSync(join(dataDir, 'session-secret'))).toBe(false)
  })

  it('derives the key for secrets at rest from the other secret, unless one is given', () => {
    const session = { DATA_DIR: dataDir, SESSION_SECRET: 's'.repeat(32) }
    const derived = readConfig(session).keySecret

    expect(derived.length).toBeGreaterThanOrEqual(32)
    expect(readConfig(session).keySecret).toBe(derived)
    expect(readConfig({ ...session, SESSION_SECRET: 't'.repeat(32) }).keySecret).not.toBe(derived)
    expect(readConfig({ ...session, KEY_SECRET: 'k'.repeat(32) }).keySecret).toBe('k'.repeat(32))
  })

  it('offers no test before its bank is whole in production', () => {
    expect(readConfig({ PREVIEW_TRACKS: 'sql, python', DATA_DIR: dataDir }).previewTracks).toEqual([
      'sql',
      'python',
    ])
    expect(problemsOf({ NODE_ENV: 'production', VC_API: 'true', DATA_DIR: dataDir })).toContain(
      'VC_API is not for production: whoever reaches it has things signed.',
    )
    expect(problemsOf({ NODE_ENV: 'production', PREVIEW_TRACKS: 'sql', DATA_DIR: dataDir })).toContain(
      'PREVIEW_TRACKS is not for production: a bank that is not whole gives no fair result.',
    )
  })

  it('does not seed in production unless told', () => {
    const secrets = { SESSION_SECRET: 's'.repeat(32), KEY_SECRET: 'k'.repeat(32) }
    const ours = { CONTACT_HELLO: 'hello@example.com' }
    const production = { NODE_ENV: 'production', ...secrets, ...ours, DATA_DIR: dataDir }

    expect(readConfig(production).seedDemo).toBe(false)
    expect(readConfig({ ...production, SEED_DEMO: 'true' }).seedDemo).toBe(true)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
    [{ KEY_SECRET: 'short' }, 'KEY_SECRET must have at least 32 characters.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be postgres://user:password@host/name or sqlite:path.',
    ],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL must be an address such as redis://127.0.0.1:6379.'],
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.',
    ],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an address such as https://www.example.com.'],
    [{ VITE_API_URL: '/api' }, 'VITE_API_URL must be an address such as https://api.example.com.'],
    [{ SEED_DEMO: 'maybe' }, 'SEED_DEMO must be true or false.'],
    [{ SEED_NOW: 'yesterday' }, 'SEED_NOW must be a time such as 2026-03-02T09:00:00Z.'],
    [
      { CONTACT_CAREERS: '"><img src=x>@example.com' },
      'CONTACT_CAREERS must be an address such as careers@example.com.',
    ],
    [{ VC_API: 'maybe' }, 'VC_API must be true or false.'],
    [{ PREVIEW_TRACKS: 'cobol' }, 'PREVIEW_TRACKS must be tracks separated by commas, such as sql,python.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
    [{ ADMIN_PASSWORD: 'a long enough one' }, 'ADMIN_PASSWORD needs ADMIN_USERNAME: set both or neither.'],
    [
      { ALLOWED_ORIGINS: 'https://a.example.com/path' },
      'ALLOWED_ORIGINS must be origins separated by commas, such as https://www.example.com,https://app.example.com.',
    ],
  ])('says what is wrong with %j', (env, sentence) => {
    expect(problemsOf({ DATA_DIR: dataDir, ...env })).toEqual([sentence])
  })

  it('has people write where they are told to, else where mail comes from, else to the samples of the pages', () => {
    const contactsOf = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env }).contacts
    const all = (address: string) => ({ hello: address, careers: address, privacy: address })

    expect(contactsOf({})).toEqual({
      hello: 'hello@tryka.example',
      careers: 'careers@tryka.example',
      privacy: 'privacy@tryka.example',
    })
    expect(contactsOf({ MAIL_FROM: 'Tryka <post@example.com>' })).toEqual(all('post@example.com'))
    expect(contactsOf({ MAIL_FROM: 'post@example.com', CONTACT_EMAIL: 'form@example.com' })).toEqual(
      all('form@example.com'),
    )
    expect(contactsOf({ CONTACT_HELLO: 'a@example.com', CONTACT_PRIVACY: 'b@example.com' })).toEqual({
      ...all('a@example.com'),
      privacy: 'b@example.com',
    })
  })

  it.each([
    [{ CONTACT_HELLO: 'hello@tryka.example' }, ['CONTACT_HELLO', 'CONTACT_CAREERS', 'CONTACT_PRIVACY']],
    [{ CONTACT_HELLO: 'a@example.com', CONTACT_CAREERS: 'jobs@a.EXAMPLE' }, ['CONTACT_CAREERS']],
    [
      { MAIL_FROM: 'Tryka <post@a.example>', CONTACT_PRIVACY: 'b@example.com' },
      ['CONTACT_HELLO', 'CONTACT_CAREERS'],
    ],
  ])('does not start in production with %j, where no mail is read', (env, names) => {
    const secrets = { SESSION_SECRET: 's'.repeat(32), KEY_SECRET: 'k'.repeat(32) }
    const problems = problemsOf({ NODE_ENV: 'production', DATA_DIR: dataDir, ...secrets, ...env })

    expect(problems.map((sentence) => sentence.split(' ')[0])).toEqual(names)
    expect(problems[0]).toContain('where no mail is delivered: set it to an address of yours.')
    expect(readConfig({ DATA_DIR: dataDir, ...env }).env).toBe('development')
  })

  it('reads the moment of the sample data', () => {
    const { seedNow } = readConfig({ DATA_DIR: dataDir, SEED_NOW: '2026-03-02T10:30:00+01:00' })

    expect(seedNow).toEqual(new Date('2026-03-02T09:30:00.000Z'))
    expect(readConfig({ DATA_DIR: dataDir }).seedNow).toBeUndefined()
  })

  it('says every wrong value at once', () => {
    expect(problemsOf({ DATA_DIR: dataDir, PORT: 'x', SEED_DEMO: 'x' })).toHaveLength(2)
  })

  it('reads origins without a last slash', () => {
    const { allowedOrigins } = readConfig({
      DATA_DIR: dataDir,
      ALLOWED_ORIGINS: 'https://a.test, https://b.test/',
    })

    expect(allowedOrigins).toEqual(['https://a.test', 'https://b.test'])
  })

  it('knows where the API and the candidate app are when they are elsewhere', () => {
    const together = { DATA_DIR: dataDir, PUBLIC_URL: 'https://www.test/' }
    const apart = { ...together, VITE_API_URL: 'https://api.test/', VITE_APP_URL: 'https://app.test/' }

    expect(readConfig(apart)).toMatchObject({
      publicUrl: 'https://www.test',
      apiUrl: 'https://api.test',
      appUrl: 'https://app.test',
    })
    expect(readConfig(together)).toMatchObject({ apiUrl: 'https://www.test', appUrl: 'https://www.test' })
  })

  it.each([
    ['true', 1],
    ['2', 2],
    ['false', false],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('reads TRUST_PROXY %s', (value, expected) => {
    expect(readConfig({ DATA_DIR: dataDir, TRUST_PROXY: value }).trustProxy).toBe(expected)
  })

  it('serves the API alone when WEB_ROOT is empty, and the usual builds when it is not set', () => {
    expect(readConfig({ DATA_DIR: dataDir, WEB_ROOT: '' }, { webRoot: '/usual' }).webRoot).toBeUndefined()
    expect(readConfig({ DATA_DIR: dataDir }, { webRoot: '/usual' }).webRoot).toBe('/usual')
  })
})
