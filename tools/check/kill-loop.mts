/**
 * Kills processes of the built API at any moment, again and again, while strangers apply, write and are reviewed; then looks
 * whether anything acknowledged is gone and whether every mail came, once.
 * Run: npx nx build @tryka/api; npm run check:kills -- [--rounds=200] [sqlite | postgres]
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import 'reflect-metadata'
import { buildPostingDraft } from '@tryka/domain/testing'
import { entities } from '../../apps/api/src/compose/entities'
import { openDatabase } from '../../apps/api/src/db/data-source'
import { CompanyProofEntity } from '../../apps/api/src/features/hiring/companies/company-proof.table'
import { marketFaults } from '../../apps/api/src/testing/check-market'
import { companyNamed, PROFILE } from '../../apps/api/src/testing/live-market'
import { startSmtpServer } from '../../apps/api/src/testing/smtp-server'
import { findBenchPostgres } from '../bench/bench-postgres.mts'
import { browser, pause } from '../bench/live-servers.mts'
import type { Browser } from '../bench/live-servers.mts'
import { startProcess } from './kill-process.mts'
import type { Process } from './kill-process.mts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '200' } },
})
const ROUNDS = Number(values.rounds)
/** A new account applies ten times at most. */
const JOBS = 10
const WORKERS = 6
const RECEIVED = 'Your application was received'
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Where it is day, so that no mail waits for the end of a night. */
const zone = [
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/Chicago',
  'Pacific/Honolulu',
]
  .map((timeZone) => {
    const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(
      new Date(),
    )
    return { timeZone, far: Math.abs(Number(hour) - 14) }
  })
  .sort((a, b) => a.far - b.far)[0]?.timeZone as string

const plain = (raw: string) => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

async function loop(name: string, url: string, count: number): Promise<string[]> {
  const smtp = await startSmtpServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'tryka-kills-'))
  const database = url || `sqlite:${join(dataDir, 'kills.sqlite')}`
  const processes: Process[] = []
  for (let n = 0; n < count; n++)
    processes.push(await startProcess({ port: 4_400 + n, dataDir, database, smtpUrl: smtp.url }))
  const [first] = processes
  if (!first) return ['nothing was started']

  async function signedIn(at: Process, email: string): Promise<Browser> {
    const one = browser(at)
    await one.call('GET', '/api/session')
    await one.call('POST', '/api/session/send-code', { email })
    const code = async () => {
      for (let tries = 0; tries < 200; tries++, await pause(50)) {
        const mail = smtp.mails.findLast(({ to }) => to.includes(email))
        const otp = mail && /\b\d{6}\b/.exec(plain(mail.text.slice(mail.text.indexOf('\r\n\r\n'))))?.[0]
        if (otp) return otp
      }
      throw new Error(`No code came to ${email}`)
    }
    await one.call('POST', '/api/session/sign-in', { email, otp: await code() })
    return one
  }

  const boss = await signedIn(first, 'ben@kills-company.com')
  const made = await boss.call<{ place: string }>(
    'POST',
    '/api/companies',
    companyNamed('Kills', 'kills-company.com'),
  )
  const db = await openDatabase(database, { entities })
  const companyId = made.place.slice('team-'.length)
  await db.write((manager) => manager.update(CompanyProofEntity, { companyId }, { state: 'verified' }))
  const jobs: string[] = []
  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  for (let n = 0; n < JOBS; n++) {
    const draft = buildPostingDraft({ title: `Engineer ${n}`, closesAt, openings: 500 })
    const { id, version } = await boss.call<{ id: string; version: number }>(
      'POST',
      `/api/postings?place=${made.place}`,
      draft,
    )
    await boss.call('POST', `/api/postings/${id}/publish?place=${made.place}`, { version })
    jobs.push(id)
  }

  const kept = {
    applications: new Map<string, string>(),
    reviewed: new Set<string>(),
    messages: new Set<string>(),
  }
  let running = true
  let people = 0
  let refused = 0
  const anyone = () => processes[Math.floor(Math.random() * processes.length)] ?? first
  async function tried(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch {
      // The process died under it, or another is only just coming back: what became of it is not known.
      refused += 1
      await pause(100)
      return false
    }
  }
  async function work() {
    while (running) {
      let person: Browser | undefined
      const email = `asha-${(people += 1)}@kills-people.com`
      if (!(await tried(async () => (person = await signedIn(anyone(), email)))) || !person) continue
      const one = person
      if (!(await tried(() => one.call('POST', '/api/profile', { ...PROFILE, timeZone: zone })))) continue
      let companyOf = ''
      for (const job of jobs) {
        if (!running) return
        await tried(async () => {
          const body = { resumeId: null, shareSalary: false }
          const path = `/api/jobs/${job}/applications?place=me`
          const { id } = await one.call<{ id: string }>('POST', path, body)
          kept.applications.set(id, email)
          const at = `/api/company/applications/${id}`
          const { version } = await boss.call<{ version: number }>('GET', `${at}?place=${made.place}`)
          await boss.call('POST', `${at}/start-review?place=${made.place}`, { version })
          kept.reviewed.add(id)
          const { items } = await one.call<{ items: { id: string }[] }>('GET', '/api/recipients?place=me')
          companyOf ||= items[0]?.id ?? ''
          const text = randomUUID()
          await one.call('POST', '/api/conversations?place=me', {
            to: companyOf,
            subject: 'A question',
            body: text,
          })
          kept.messages.add(text)
        })
      }
    }
  }
  const working = Array.from({ length: WORKERS }, work)
  for (let round = 1; round <= ROUNDS; round++) {
    await pause(100 + Math.random() * 1_500)
    await anyone().killed()
    if (round % 20 === 0)
      say(
        `     ${name}: ${round} kills, ${kept.applications.size} applications, ${smtp.mails.length} mails, ${refused} unanswered`,
      )
  }
  running = false
  await Promise.all(working)
  // Some wait on purpose, such as the one mail an hour to a team.
  const waiting = async () => {
    const soon = new Date(Date.now() + 40_000).toISOString()
    const sql = `SELECT count(*) AS n FROM outbox WHERE state = 'claimed' OR (state = 'queued' AND not_before < '${soon}')`
    return Number(((await db.read.query(sql)) as { n: number }[])[0]?.n)
  }
  for (let tries = 0; (await waiting()) > 0 && tries < 240; tries++) await pause(1_000)

  const faults = await marketFaults(async (sql) => (await db.read.query(sql)) as never, new Date())
  const column = async (sql: string) =>
    new Set(((await db.read.query(sql)) as { v: string }[]).map(({ v }) => v))
  const applications = await column('SELECT id AS v FROM applications')
  const reviewed = await column(`SELECT subject_id AS v FROM hiring_events WHERE action = 'start_review'`)
  const messages = await column('SELECT body AS v FROM messages')
  for (const [id, email] of kept.applications) {
    if (!applications.has(id)) faults.push(`the application ${id} is gone`)
    const own = smtp.mails.filter(
      ({ to, text }) => to.includes(email) && text.includes(RECEIVED) && plain(text).includes(id),
    )
    if (own.length === 0) faults.push(`${email} never heard that ${id} was received`)
    if (new Set(own.map(({ messageId }) => messageId)).size > 1) faults.push(`${email} heard twice of ${id}`)
  }
  for (const id of kept.reviewed) if (!reviewed.has(id)) faults.push(`the review of ${id} is gone`)
  for (const text of kept.messages) if (!messages.has(text)) faults.push(`the message ${text} is gone`)
  if (await waiting()) faults.push(`${await waiting()} mails still wait`)
  const again = smtp.mails.length - new Set(smtp.mails.map(({ messageId }) => messageId)).size
  say(
    `     ${name}: ${ROUNDS} kills; ${kept.applications.size} applications, ${kept.reviewed.size} reviews and ${kept.messages.size} messages acknowledged; ${smtp.mails.length} mails, ${again} of them again with their Message-ID`,
  )
  for (const fault of faults.slice(0, 50)) say(`MISS ${fault}`)
  for (const one of processes) await one.stop()
  await db.close()
  await smtp.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return faults
}

const faults: string[] = []
if (positionals[0] !== 'postgres') faults.push(...(await loop('SQLite', '', 1)))
if (positionals[0] !== 'sqlite') {
  const postgres = await findBenchPostgres()
  if ('why' in postgres) say(`     no PostgreSQL: ${postgres.why}`)
  else {
    faults.push(...(await loop('PostgreSQL, two processes', postgres.url, 2)))
    await postgres.drop()
  }
}
say(faults.length === 0 ? 'Nothing is lost, and nothing came twice.' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
