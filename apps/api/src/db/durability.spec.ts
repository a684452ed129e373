import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from './data-source'
import { RateCountEntity } from './rate-count.entity'

/** More of them by hand: `KILL_ROUNDS=200 npx jest -c apps/api/jest.config.cjs durability`. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 5)
const WRITER = join(__dirname, '..', 'testing', 'write-until-killed.ts')

/** Kills a writing process after some acknowledged writes, now of one writer, now of many; answers what it had said. */
function killWhileWriting(url: string, round: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', WRITER, url, String(round), round % 2 ? '16' : '1'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const enough = 10 + ((round * 37) % 90)
  let said = ''
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString('utf8')
    if (said.split('\n').length > enough) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('close', () => resolve(said.split('\n').slice(0, -1))))
}

describe('An acknowledged write', () => {
  it(
    'survives the death of the process',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tryka-kill-'))
      const url = `sqlite:${join(folder, 'a.sqlite')}`
      const before = await openDatabase(url)
      await migrate(before)
      await before.close()

      const acknowledged: string[] = []
      for (let round = 0; round < ROUNDS; round++) acknowledged.push(...(await killWhileWriting(url, round)))

      const after = await openDatabase(url)
      const kept = new Set((await after.read.find(RateCountEntity)).map(({ key }) => key))
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 10)
      expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
      expect([...kept].filter((key) => key.startsWith('refused'))).toEqual([])
      expect(await after.read.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
      await after.close()
      rmSync(folder, { recursive: true, force: true })
    },
    30_000 + ROUNDS * 10_000,
  )
})
