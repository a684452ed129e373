import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { at, env } from './env.mjs'
import { freePort } from './port.mjs'
import { fail, step } from './report.mjs'
import { beforeStop, run, start } from './run.mjs'

const require = createRequire(at('package.json'))
const LONGEST = 60_000
const HOST = '127.0.0.1'
/** PostgreSQL does not run as root. Nobody has this id's files, on Debian and elsewhere. */
const NOBODY = 65_534

const ownerOf = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {})

async function asked(url) {
  const { Client } = require('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('SELECT 1').finally(() => client.end())
}

async function pinged(url) {
  const { Redis } = require('ioredis')
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 2_000, retryStrategy: () => null })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    await redis.ping()
  } finally {
    redis.disconnect()
  }
}

/** Asks until there is an answer; the server's own words when it ended instead, or never came. */
async function untilAnswers(ask, server, log) {
  for (const end = Date.now() + LONGEST; ; await wait(100)) {
    try {
      return await ask()
    } catch (error) {
      if (server.exitCode === null && Date.now() < end) continue
      fail(`${error.message}\n${readFileSync(log, 'utf8')}`)
    }
  }
}

/** Files in memory, where Linux has them and there is room: databases are made and dropped by the hundred. */
const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

function quickest() {
  if (freemem() < ROOM || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < ROOM ? tmpdir() : MEMORY
}

/** A folder of this run, of whoever runs the server. */
function ownFolder(name) {
  const folder = mkdtempSync(join(quickest(), `tryka-${name}-`))
  const { uid, gid } = ownerOf()
  if (uid) chownSync(folder, uid, gid)
  return folder
}

/** Runs a server for as long as this process lives. Answers `stop`. */
async function serve({ name, command, args, folder, ask }) {
  const log = join(folder, 'server.log')
  const line = [command, ...args].map((word) => `'${word}'`).join(' ')
  const server = start('/bin/sh', ['-c', `exec ${line} >${log} 2>&1`], { cwd: folder, ...ownerOf() })
  const ended = new Promise((done) => server.on('close', done))
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  beforeStop(stop)
  await step(`Starting ${name}`, async () => {
    await untilAnswers(ask, server, log)
    return { ok: true }
  })
  return stop
}

/** A PostgreSQL of this run alone, which nobody needs after a power cut: commits do not wait for the disk. */
async function ownPostgres() {
  const [folder, port, password] = [
    ownFolder('postgres'),
    await freePort(HOST),
    randomBytes(16).toString('hex'),
  ]
  const [data, secret] = [join(folder, 'data'), join(folder, 'secret')]
  writeFileSync(secret, password)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const laid = await run(
    'initdb',
    [
      '-D',
      data,
      '-U',
      'tryka',
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      `--locale=${locale}`,
      '-N',
    ],
    { quiet: true, cwd: folder, ...ownerOf() },
  )
  if (!laid.ok) fail(`PostgreSQL could not be set up:\n${laid.output}`)
  const url = `postgres://tryka:${password}@${HOST}:${port}/postgres`
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories=']
  const args = ['-D', data, '-h', HOST, '-p', `${port}`, ...settings.flatMap((each) => ['-c', each])]
  const stop = await serve({ name: 'PostgreSQL', command: 'postgres', args, folder, ask: () => asked(url) })
  return { url, stop }
}

async function ownRedis() {
  const [folder, port] = [ownFolder('redis'), await freePort(HOST)]
  const url = `redis://${HOST}:${port}`
  const args = ['--port', `${port}`, '--bind', HOST, '--save', '', '--appendonly', 'no', '--dir', folder]
  const stop = await serve({ name: 'Redis', command: 'redis-server', args, folder, ask: () => pinged(url) })
  return { url, stop }
}

/** One that was given is used as it is, and must answer. */
async function given(name, url, ask) {
  await ask(url).catch((error) => fail(`${name} does not answer: ${error.message}`))
  return { url, stop: async () => undefined }
}

/**
 * PostgreSQL and Redis for the tests: those of TEST_DATABASE_URL and TEST_REDIS_URL, else servers of this run alone.
 * Answers what the tests are told of them, and `stop`.
 */
export async function startServices() {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = env
  const [postgres, redis] = [
    await (TEST_DATABASE_URL ? given('TEST_DATABASE_URL', TEST_DATABASE_URL, asked) : ownPostgres()),
    await (TEST_REDIS_URL ? given('TEST_REDIS_URL', TEST_REDIS_URL, pinged) : ownRedis()),
  ]
  return {
    postgres: { TEST_DATABASE_URL: postgres.url },
    redis: { TEST_REDIS_URL: redis.url },
    stop: () => Promise.all([postgres.stop(), redis.stop()]),
  }
}
