import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFile } from '../testing/built'
import { limitFileSize } from '../testing/file-size-limit'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from './data-source'
import { RateCountEntity } from '../http/limits/rate-count.entity'

/** More of them by hand: `KILL_ROUNDS=200 npx jest -c apps/api/jest.config.cjs durability`. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 5)

/** A writing process, and what it says line by line. */
class Writer {
  readonly said: string[] = []
  readonly ended: Promise<unknown>
  readonly pid: number
  private readonly child: ChildProcess

  constructor(url: string, round: number, writers: number) {
    const args = [builtFile('write-until-killed'), url, String(round), String(writers)]
    this.child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.ended = once(this.child, 'close')
    this.pid = this.child.pid ?? 0
    let rest = ''
    this.child.stdout?.on('data', (data: Buffer) => {
      const lines = (rest + data.toString('utf8')).split('\n')
      rest = lines.pop() ?? ''
      this.said.push(...lines)
      this.child.emit('said')
    })
  }

  get acknowledged(): string[] {
    return this.said.filter((line) => !line.startsWith('!'))
  }

  /** Waits for so many more lines of a kind. */
  async hear(count: number, kind: (line: string) => boolean): Promise<void> {
    const from = this.said.length
    const gone = this.ended.then(() => Promise.reject(new Error('The writer ended by itself')))
    gone.catch(() => undefined)
    while (this.said.slice(from).filter(kind).length < count)
      await Promise.race([once(this.child, 'said'), gone])
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }
}

const isStored = (line: string) => !line.startsWith('!')
const isRefused = (line: string) => line.startsWith('!')

describe('An acknowledged write', () => {
  let folder: string
  let url: string
  let writer: Writer | undefined
  const start = (round: number, writers: number) => (writer = new Writer(url, round, writers))
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-kill-'))
    url = `sqlite:${join(folder, 'a.sqlite')}`
    const db = await openDatabase(url, { entities })
    await migrate(db)
    await db.close()
  })
  afterEach(async () => {
    await writer?.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  /** What is stored, read by a process that knows nothing of the writer. */
  async function expectKept(acknowledged: string[]): Promise<void> {
    const db = await openDatabase(url, { entities })
    const kept = new Set((await db.read.find(RateCountEntity)).map(({ key }) => key))
    const whole: unknown = await db.read.query('PRAGMA integrity_check')
    await db.close()
    expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
    expect([...kept].filter((key) => key.startsWith('refused'))).toEqual([])
    expect(whole).toEqual([{ integrity_check: 'ok' }])
  }

  it(
    'survives the death of the process',
    async () => {
      const acknowledged: string[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const killed = start(round, round % 2 ? 16 : 1)
        await killed.hear(10 + ((round * 37) % 90), isStored)
        await killed.kill()
        acknowledged.push(...killed.acknowledged)
      }

      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 10)
      await expectKept(acknowledged)
    },
    30_000 + ROUNDS * 10_000,
  )

  it.each([1, 16])(
    'survives a disk that ends and gets room, again and again, with %i writers',
    async (writers) => {
      const filling = start(0, writers)
      await filling.hear(1, isStored)
      // Somewhere in the next commits, each time at another byte of them; every fourth time at once. The log of writes
      // starts over at 4 MB, so the end has to be before that.
      for (let round = 0; round < 12; round++) {
        const log = Math.min(statSync(`${join(folder, 'a.sqlite')}-wal`).size, 2_000_000)
        limitFileSize(filling.pid, round % 4 ? log + round * 1_031 : 0)
        await filling.hear(3, isRefused)
        limitFileSize(filling.pid, 'unlimited')
        await filling.hear(3, isStored)
        await expectKept(filling.acknowledged)
      }
      await filling.kill()

      await expectKept(filling.acknowledged)
    },
    120_000,
  )
})
