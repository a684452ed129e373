/**
 * What a credential costs: issuing one beside a single rdfc proof of the same document, fetching a status list with a
 * tenth of it revoked, and the first stage of its check, in Node and in Chromium, beside one Ed25519 verification by
 * WebCrypto. Run: npm run bench:issue
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import 'reflect-metadata'
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { JsonObject } from '@tryka/credentials'
import { createRdfcProof } from '@tryka/credentials/rdfc'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import { CredentialEntity } from '../../apps/api/src/features/hiring/credentials/credential.table'
import { statusRoutes } from '../../apps/api/src/services/statuses/statuses.routes'
import { StatusEntryEntity, StatusListEntity } from '../../apps/api/src/services/statuses/status.table'
import { openIssuing } from '../../apps/api/src/testing/issuing'
import { findBenchPostgres } from './bench-postgres.mts'
import type { Line } from './measure.mts'
import { atMost, costOf, download, fastest, median, report } from './measure.mts'
import { verifyLines } from './verify-stage1.mts'

type Opened = Awaited<ReturnType<typeof openIssuing>>

const ISSUED = 120
const FETCHES = 60
const LIST = 1

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** A list as full as any becomes, a tenth of its places revoked. */
async function fillList({ db }: Opened): Promise<void> {
  const list = await db.read.findOneByOrFail(StatusListEntity, { id: LIST })
  const taken = new Set((await db.read.findBy(StatusEntryEntity, { listId: LIST })).map(({ index }) => index))
  const free: number[] = []
  while (free.length < list.size * 0.58 - taken.size) {
    const index = randomInt(list.size)
    if (!taken.has(index)) free.push(index)
    taken.add(index)
  }
  const at = new Date().toISOString()
  const rows = free.map((index, n) => {
    const isRevoked = n < list.size / 10
    return {
      listId: LIST,
      index,
      reason: isRevoked ? ('superseded' as const) : null,
      at: isRevoked ? at : null,
    }
  })
  await db.transaction(async (manager) => {
    for (let n = 0; n < rows.length; n += 1_000)
      await manager.insert(StatusEntryEntity, rows.slice(n, n + 1_000))
    await manager.increment(StatusListEntity, { id: LIST }, 'changes', 1)
  })
}

/** Issuing beside one proof of the same document, in turns. */
async function issueLines(opened: Opened): Promise<Line[]> {
  const { db, issuer, account, issue } = opened
  // The first proof of a process loads JSON-LD.
  await issue(await account())
  const [row] = await db.read.find(CredentialEntity, { take: 1 })
  const { proof: _, ...document } = JSON.parse(row?.document ?? '{}') as JsonObject
  const prove = () =>
    createRdfcProof(document, {
      signer: issuer.signer,
      verificationMethod: issuer.verificationMethod,
      created: '2026-11-21T10:00:00Z',
    })
  const turns = async () => {
    const times = { proof: [] as number[], issue: [] as number[] }
    for (let n = 0; n < ISSUED; n++) {
      const id = await account()
      times.proof.push(await timed(prove))
      times.issue.push(await timed(() => issue(id)))
    }
    return { proof: fastest(times.proof), issue: fastest(times.issue) }
  }
  await turns()
  const few = await turns()
  await fillList(opened)
  const many = await turns()
  const ids = await Promise.all(Array.from({ length: ISSUED }, account))
  const began = performance.now()
  const { pauseMs } = await costOf(async () => {
    for (const id of ids) await issue(id)
  })
  // What the machine does to somebody who waits.
  const wait = performance.now() - began
  const { pauseMs: idleMs } = await costOf(() => new Promise((resolve) => setTimeout(resolve, wait)))
  const name = (what: string, { proof, issue: took }: typeof few) =>
    `issue (${took.toFixed(1)} ms), by one proof (${proof.toFixed(1)} ms)${what}`
  return [
    atMost(name('', few), few.issue / few.proof, 3, 'x'),
    atMost(name(', the list almost full', many), many.issue / many.proof, 3, 'x'),
    atMost(`pause of the event loop while issuing (${idleMs.toFixed(0)} ms while idle)`, pauseMs, 20, 'ms'),
  ]
}

/** The list as a verifier fetches it, signed before. */
async function listLines({ statuses, log }: Opened): Promise<Line[]> {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(statusRoutes(statuses, log))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const signing = await timed(() => statuses.signedOf(LIST))
  const fetch = () => download({ port, path: `/api/status/${LIST}` })
  await fetch()
  const times: number[] = []
  let bytes = 0
  for (let n = 0; n < FETCHES; n++) {
    const answer = await fetch()
    times.push(answer.totalMs)
    bytes = answer.bytes
  }
  await app.close()
  return [
    atMost('a status list, a tenth revoked', bytes / 1024, 20, 'KB'),
    atMost(`fetching it (signed anew in ${signing.toFixed(0)} ms)`, median(times), 10, 'ms'),
  ]
}

async function run(name: string, url: string): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
  const address = url || `sqlite:${join(folder, 'bench.sqlite')}`
  const made = await openDatabase(address, { entities })
  await migrate(made)
  await made.close()
  const opened = await openIssuing(address, folder)
  try {
    const lines = [...(await issueLines(opened)), ...(await listLines(opened))]
    return lines.map((line) => ({ ...line, name: `${name}: ${line.name}` }))
  } finally {
    await opened.log.close()
    await opened.db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const lines = await run('SQLite', '')
const postgres = await findBenchPostgres()
if ('why' in postgres) process.stdout.write(`PostgreSQL is left out: ${postgres.why}\n`)
else {
  lines.push(...(await run('PostgreSQL', postgres.url)))
  await postgres.drop()
}
report([...lines, ...(await verifyLines())])
