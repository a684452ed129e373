/**
 * Kills a process that appends to the public log, again and again; then looks whether an acknowledged entry is gone, an
 * index was left out, or a root is not the one that was signed.
 * Run: npm run check:log-kills -- [--rounds=100] [sqlite | postgres]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import 'reflect-metadata'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import { killAppends } from '../../apps/api/src/testing/kill-appends'
import { findBenchPostgres } from '../bench/bench-postgres.mts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '100' } },
})
const rounds = Number(values.rounds)
const script = join(import.meta.dirname, '../../apps/api/src/testing/append-until-killed.ts')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function check(name: string, url: string): Promise<number> {
  const db = await openDatabase(url, { entities })
  await migrate(db)
  await db.close()
  const told = (n: number) => (n % 10 === 0 ? say(`     ${name}: ${n} kills`) : undefined)
  const { acknowledged, size, faults } = await killAppends(url, { rounds, script, told })
  say(`     ${name}: ${rounds} kills; ${acknowledged} appends acknowledged, ${size} entries in the log`)
  for (const fault of faults.slice(0, 50)) say(`MISS ${fault}`)
  return faults.length
}

let faults = 0
if (positionals[0] !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-log-'))
  faults += await check('SQLite', `sqlite:${join(folder, 'kills.sqlite')}`)
  rmSync(folder, { recursive: true, force: true })
}
if (positionals[0] !== 'sqlite') {
  const postgres = await findBenchPostgres()
  if ('why' in postgres) say(`     no PostgreSQL: ${postgres.why}`)
  else {
    faults += await check('PostgreSQL', postgres.url)
    await postgres.drop()
  }
}
say(faults === 0 ? 'Nothing is lost, and no index is left out.' : `${faults} faults`)
process.exit(faults === 0 ? 0 : 1)
