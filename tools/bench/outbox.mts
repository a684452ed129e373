import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import 'reflect-metadata'
import { SMTPServer } from 'smtp-server'
import type { EntitySchema } from 'typeorm'
import { ALWAYS, LIVE_MARKET_ID } from '@tryka/domain'
import { systemClock } from '../../apps/api/src/clock'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import type { Database } from '../../apps/api/src/db/database'
import { ApplicationEntity } from '../../apps/api/src/features/hiring/applications/application.table'
import { HiringEventEntity } from '../../apps/api/src/features/hiring/core/hiring-event.table'
import { MarketEntity } from '../../apps/api/src/features/hiring/market/market.table'
import { NotificationEntity } from '../../apps/api/src/features/hiring/messages/message.table'
import { InvitationEntity } from '../../apps/api/src/features/hiring/people/invitation.table'
import { PostingEntity } from '../../apps/api/src/features/hiring/postings/posting.table'
import { CandidateEntity } from '../../apps/api/src/features/hiring/profile/candidate.table'
import { CandidateSkillEntity } from '../../apps/api/src/features/hiring/skills/skill.table'
import { CompanyEntity } from '../../apps/api/src/features/hiring/team/team.table'
import { SmtpMailer } from '../../apps/api/src/mail/smtp-mailer'
import { Outbox } from '../../apps/api/src/services/outbox/outbox'
import { OutboxEntity } from '../../apps/api/src/services/outbox/outbox.table'
import { Preferences } from '../../apps/api/src/services/preferences/preferences'
import { createPush } from '../../apps/api/src/services/push/create-push'
import { findBenchPostgres } from './bench-postgres.mts'
import type { Line } from './measure.mts'
import { atMost, median, report } from './measure.mts'

// The outbox: so many mails to a mail server on this machine, and what a mail costs the change that it follows.
const MAILS = Number(process.argv[2] ?? 10_000)
const URGENT = MAILS / 10
const CHANGES = 400

type LookedAt = EntitySchema<{ id: string; marketId: string; candidateId: string }>

async function startServer() {
  const seen: { to: string; id: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let head = ''
      stream.on('data', (chunk: Buffer) => (head += head.length < 4_096 ? chunk.toString('latin1') : ''))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        seen.push({ to, id: /^Message-ID: (.+)$/im.exec(head)?.[1] ?? '' })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { seen, url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((end) => server.close(end)) }
}

function outboxOf(db: Database, smtpUrl: string): Outbox {
  const from = 'Tryka <no-reply@example.com>'
  return new Outbox({
    db,
    clock: systemClock,
    mailer: new SmtpMailer({ url: smtpUrl, from }),
    preferences: new Preferences(db),
    push: createPush({ db, clock: systemClock, secret: 'bench', subject: `mailto:${from}`, hosts: [] }),
    templates: { hello: () => Promise.resolve({ letter: { subject: 'Hello', parts: ['Hello.'] } }) },
    config: {
      mail: { smtpUrl, from, contact: from, perHour: 10 * MAILS },
      appUrl: 'https://app.example.com',
      apiUrl: 'https://api.example.com',
      publicUrl: 'https://example.com',
      contacts: { hello: from, careers: from, privacy: from },
    },
    sessionSecret: 'bench',
    onFailure: (failure) => console.error(failure),
    onTrouble: (error) => console.error(error),
  })
}

const message = (to: string, priority: number) =>
  ({
    template: 'hello',
    data: { word: to },
    to: { address: to },
    kind: ALWAYS,
    dedup: to,
    priority,
  }) as const

async function deliver(db: Database) {
  const server = await startServer()
  const outbox = outboxOf(db, server.url)
  const all = [
    ...Array.from({ length: MAILS - URGENT }, (_, n) => message(`news-${n}@example.com`, 9)),
    ...Array.from({ length: URGENT }, (_, n) => message(`urgent-${n}@example.com`, 1)),
  ]
  for (let at = 0; at < all.length; at += 500)
    await db.transaction((manager) => outbox.enqueue(manager, all.slice(at, at + 500)))
  const began = performance.now()
  outbox.start()
  while (server.seen.length < MAILS || (await db.read.countBy(OutboxEntity, { state: 'sent' })) < MAILS)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const seconds = (performance.now() - began) / 1_000
  await outbox.stop()
  await server.stop()
  const last = server.seen.findLastIndex(({ to }) => to.startsWith('urgent'))
  return [
    {
      name: `${MAILS} mails`,
      value: `${(MAILS / seconds).toFixed(0)} /s`,
      goal: '>= 100 /s',
      ok: MAILS / seconds >= 100,
    },
    atMost(
      'mails beyond one each',
      server.seen.length - new Set(server.seen.map(({ to }) => to)).size,
      0,
      '',
    ),
    atMost('place of the last urgent one', last, URGENT + 20, ''),
  ]
}

/**
 * A change with as many statements as an application has, alone and with a mail, in turns: what it holds, what it looks
 * at, its row, its event and the lines under three bells.
 */
async function cost(db: Database) {
  const outbox = outboxOf(db, 'smtp://127.0.0.1:1')
  const change = (withMail: boolean) =>
    db.transaction(async (manager) => {
      const marketId = LIVE_MARKET_ID
      await manager.increment(MarketEntity, { id: marketId }, 'changes', 1)
      const at = systemClock.now().toISOString()
      const id = randomUUID()
      for (const entity of [PostingEntity, CompanyEntity, CandidateEntity, ApplicationEntity] as LookedAt[])
        await manager.findOneBy(entity, { id, marketId })
      for (const entity of [CandidateSkillEntity, InvitationEntity, ApplicationEntity] as LookedAt[])
        await manager.findBy(entity, { candidateId: id, marketId })
      const event = {
        kind: 'application',
        subjectId: id,
        applicationId: id,
        action: 'move',
        from: 'a',
        to: 'b',
      }
      const actor = { actorId: id, actorRole: 'Admin', reason: null }
      await manager.insert(HiringEventEntity, { id, marketId, n: 1, at, ...event, ...actor })
      for (let n = 0; n < 3; n++)
        await manager.insert(NotificationEntity, {
          id: randomUUID(),
          marketId,
          side: 'company',
          recipientId: id,
          type: 'Application updates',
          title: 'Somebody applied',
          link: '/company-dashboard',
          at,
          readAt: null,
        })
      if (withMail) await outbox.enqueue(manager, [message(`${id}@example.com`, 5)])
    })
  const times = { with: [] as number[], without: [] as number[] }
  for (let n = 0; n < CHANGES; n++)
    for (const name of ['with', 'without'] as const) {
      const began = performance.now()
      await change(name === 'with')
      times[name].push(performance.now() - began)
    }
  return [
    atMost('a change with its mail, by one without', median(times.with) / median(times.without), 1.1, 'x'),
  ]
}

async function run(name: string, url: string): Promise<Line[]> {
  const db = await openDatabase(url, { entities })
  await migrate(db)
  try {
    const lines = [...(await deliver(db)), ...(await cost(db))]
    return lines.map((line) => ({ ...line, name: `${name}: ${line.name}` }))
  } finally {
    await db.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
const lines = await run('SQLite', `sqlite:${join(folder, 'bench.sqlite')}`)
const postgres = await findBenchPostgres()
if ('why' in postgres) process.stdout.write(`PostgreSQL is left out: ${postgres.why}\n`)
else {
  lines.push(...(await run('PostgreSQL', postgres.url)))
  await postgres.drop()
}
rmSync(folder, { recursive: true, force: true })
report(lines)
