import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { challengeDeed, LIVE_MARKET_ID } from '@tryka/domain'
import { entities } from '../compose/entities'
import { openDatabase } from '../db/data-source'
import { ChallengeEntity } from '../features/hiring/credits/challenges/challenge.table'
import { payFor } from '../features/hiring/credits/ledger'
import { purseOfAccount } from '../features/hiring/credits/purse'
import { AccountEntity } from '../services/accounts/account.entity'

// A process in which several people meet their challenge at once, again and again, until somebody kills it. Each deed is
// told after it was acknowledged, by the id of whoever did it.
const [url = '', writers = '1'] = process.argv.slice(2)
const db = await openDatabase(url, { entities })
const WEEK = '2026-11-23'

async function deed(): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  const at = now.toISOString()
  const email = `${id}@people.example`
  const never = { admittedAt: null, stateDecisionId: null, suspendedUntil: null }
  await db.write((manager) =>
    manager.insert(AccountEntity, {
      id,
      kind: 'registered',
      email,
      emailKey: email,
      createdAt: at,
      lastUsedAt: at,
      ...never,
    }),
  )
  await db.transaction(async (manager) => {
    await manager.insert(ChallengeEntity, {
      id,
      marketId: LIVE_MARKET_ID,
      candidateId: id,
      week: WEEK,
      offers: [],
      chosen: 0,
      swapped: false,
      state: 'met',
      chosenAt: at,
      endsAt: at,
      metAt: at,
      version: 2,
    })
    await payFor({ manager, now, at }, purseOfAccount(id), challengeDeed(WEEK, 'Raise it.'))
  })
  return id
}

async function writer(): Promise<never> {
  for (;;) process.stdout.write(`${await deed()}\n`)
}
await Promise.all(Array.from({ length: Number(writers) }, writer))
