import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseCheckpoint, splitNote } from '@tryka/credentials'
import { CompactRange } from '@tryka/credentials/issue'
import { entities } from '../compose/entities'
import { openDatabase } from '../db/data-source'
import { hashOfLeaf, hashText, sha256 } from '../services/transparency-log/hashes'
import { LogCheckpointEntity, LogLeafEntity } from '../services/transparency-log/log.table'
import { leafOf, openLog } from './log'

export interface Killed {
  acknowledged: number
  size: number
  /** What was lost, or stands where it must not. */
  faults: string[]
}

/** Starts a writer of its own, kills it after so many acknowledged entries, and answers what it told. */
async function round(script: string, args: string[], lines: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const ended = once(child, 'close')
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => {
    said.push(line)
    // Whatever it is in the middle of: several writers are.
    if (said.length === lines) child.kill('SIGKILL')
  })
  await ended
  if (said.length < lines) throw new Error(`The writer ended by itself after ${said.length} entries`)
  return said
}

/** What the database and the folder hold, against what was acknowledged. */
async function faultsOf(url: string, dataDir: string, acknowledged: readonly string[]): Promise<Killed> {
  const faults: string[] = []
  const db = await openDatabase(url, { entities })
  const { log } = await openLog(db, dataDir)
  const leaves = await db.read.find(LogLeafEntity, { order: { index: 'ASC' } })
  const checkpoints = new Map(
    (await db.read.find(LogCheckpointEntity)).map(({ size, root }) => [size, root] as const),
  )
  const range = new CompactRange(sha256)
  for (const [at, { index, leaf }] of leaves.entries()) {
    if (index !== at) faults.push(`entry ${at} is missing`)
    range.push(hashOfLeaf(leaf))
    const signed = checkpoints.get(range.size)
    if (signed && signed !== hashText(await range.root())) faults.push(`the root of ${range.size} is another`)
  }
  if (!checkpoints.has(leaves.length)) faults.push(`no checkpoint was signed for ${leaves.length} entries`)
  for (const line of acknowledged) {
    const [index = '', name = ''] = line.split(' ')
    for (const [at, text] of [leafOf(name), leafOf(`${name} b`)].entries())
      if (leaves[Number(index) + at]?.leaf !== text) faults.push(`the acknowledged entry ${line} is lost`)
  }
  if (leaves.length % 2) faults.push('half of a transaction is there')
  await log.begin().catch((error: unknown) => faults.push(String(error)))
  const trouble = await log.trouble()
  if (trouble) faults.push(trouble)
  await log.close()
  const head = parseCheckpoint(splitNote(readFileSync(join(dataDir, 'log-head'), 'utf8')).text)
  if (head.size !== leaves.length) faults.push(`the file beside the database knows of ${head.size} entries`)
  await db.close()
  return { acknowledged: acknowledged.length, size: leaves.length, faults }
}

/** `rounds` times: entries are appended in another process, which is killed in the middle of it. */
export async function killAppends(
  url: string,
  { rounds, script, told = () => undefined }: { rounds: number; script: string; told?: (n: number) => void },
): Promise<Killed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryka-log-kills-'))
  const acknowledged: string[] = []
  try {
    for (let n = 0; n < rounds; n++) {
      const writers = n % 2 ? '8' : '1'
      acknowledged.push(...(await round(script, [url, dataDir, String(n), writers], 3 + ((n * 37) % 60))))
      told(n + 1)
    }
    return await faultsOf(url, dataDir, acknowledged)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
