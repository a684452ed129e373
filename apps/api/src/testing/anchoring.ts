import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { privateKeyToAccount } from 'viem/accounts'
import type { Rpc } from '@tryka/credentials/anchor'
import type { AnchorConfig } from '../config'
import { AnchorEntity } from '../services/anchors/anchor.table'
import { Anchors } from '../services/anchors/anchors'
import { evmAnchor } from '../services/anchors/create-anchors'
import { deployAnchor } from '../services/anchors/deploy'
import { createTestClock } from './build-test-app'
import { EvmChain } from './evm-chain'
import { leavesOf, openLog } from './log'
import { openTestDatabase } from './storage'

/** A key of its own in a file, and whose it is. */
export function keyIn(folder: string, mode = 0o600) {
  const key = `0x${randomBytes(32).toString('hex')}` as const
  const keyFile = join(folder, 'eth-key')
  writeFileSync(keyFile, `${key}\n`, { mode })
  return { key, keyFile, address: privateKeyToAccount(key).address }
}

/** A chain in this process, the contract on it, and what a deployment says of both. */
export async function chainWithContract(folder: string, chainId = 1, rpcUrl = 'http://127.0.0.1:9') {
  const { keyFile, address } = keyIn(folder)
  const chain = await EvmChain.begin(chainId, address)
  const base: AnchorConfig = {
    rpcUrl,
    chainId,
    keyFile,
    contract: undefined,
    confirmations: 12,
    maxFeeGwei: 100,
    everyMinutes: 60,
  }
  const { contract } = await deployAnchor(base, { rpc: chain.rpc, pause: () => chain.mine() })
  return { chain, config: { ...base, contract } }
}

/** Answers JSON-RPC as a server of the chain does. */
export async function serveChain(rpc: Rpc): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify()
  app.post('/', async (request) => {
    const { id, method, params } = request.body as { id: number; method: string; params: unknown[] }
    return rpc(method, params).then(
      (result) => ({ jsonrpc: '2.0', id, result }),
      (error: unknown) => ({ jsonrpc: '2.0', id, error: { code: -32_000, message: String(error) } }),
    )
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
}

/** A log, a chain in this process with the contract on it, and what brings roots of the one to the other. */
export async function anchoring(chainId = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-anchors-'))
  const database = await openTestDatabase()
  const { db } = database
  const clock = createTestClock('2026-11-21T10:00:00.000Z')
  const { chain, config } = await chainWithContract(folder, chainId)
  const { log, append } = await openLog(db, folder, clock)
  /** What a process has: its own account of what it sent is in the database alone. */
  const processOf = (over: Partial<typeof config> = {}) =>
    new Anchors({ db, clock, log, anchor: evmAnchor({ ...config, ...over }, chain.rpc), everyMinutes: 60 })
  let leaves = 0
  return {
    db,
    clock,
    chain,
    config,
    log,
    processOf,
    grow: async (count: number) => {
      await append(leavesOf(count, leaves))
      leaves += count
    },
    rows: () => db.read.find(AnchorEntity, { order: { size: 'ASC' } }),
    drop: async () => {
      await log.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
