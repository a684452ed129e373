import { execFileSync } from 'node:child_process'
import type { CodeJob } from '@tryka/assessment'
import { allPassed } from '@tryka/assessment'
import type { GradersConfig } from '../../config'
import { builtGraders } from '../../testing/graders'
import { GraderPool } from './grader-pool'

const RIGHT = 'SELECT SUM(amount) FROM paid'
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n'
const job = (code: string): CodeJob => ({
  kind: 'code-sql',
  code,
  ordered: false,
  cases: [
    [1, 2],
    [40, 2],
  ].map(([x, y], i) => ({
    name: `case ${i}`,
    shown: '',
    database: `CREATE TABLE paid (amount integer); INSERT INTO paid VALUES (${x}), (${y});`,
    rows: [[Number(x) + Number(y)]],
  })),
})

/** Children of this process that run the grader. */
const graders = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,stat=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('grader.js') && !/^\s*\d+\s+Z/.test(line))
    .map((line) => Number.parseInt(line, 10))

/** Looks until it is so. */
async function expectSoon<T>(look: () => T, wanted: T): Promise<void> {
  const until = Date.now() + 60_000
  while (JSON.stringify(look()) !== JSON.stringify(wanted) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(look()).toEqual(wanted)
}

jest.setTimeout(180_000)

describe('The processes that run code', () => {
  const troubles: string[] = []
  const pools: GraderPool[] = []
  const poolOf = (config: Partial<GradersConfig> = {}) => {
    const pool = new GraderPool({ ...builtGraders(), ...config }, (message) => troubles.push(message))
    pools.push(pool)
    return pool
  }
  const verdict = async (pool: GraderPool, code: string) => {
    const results = await pool.grade(job(code))
    return results ? allPassed(job(code), results) : 'void'
  }
  let pool: GraderPool
  beforeEach(() => {
    troubles.length = 0
    pool = poolOf()
  })
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((one) => one.close()))
    expect(graders()).toEqual([])
  })

  it('are none before the first job, and then one tells right from wrong', async () => {
    expect(graders()).toEqual([])
    expect(await verdict(pool, RIGHT)).toBe(true)
    expect(await verdict(pool, 'SELECT MAX(amount) FROM paid')).toBe(false)
    expect(await verdict(pool, 'SELECT SUM(amount) FROM')).toBe(false)
    expect(await pool.grade(job('SELECT 3'))).toEqual([
      { name: 'case 0', passed: true, output: '3\n3' },
      { name: 'case 1', passed: false, output: '3\n3' },
    ])
    expect(graders()).toEqual(pool.pids)
    expect(pool.pids).toHaveLength(1)
    expect(troubles).toEqual([])
  })

  it('know nothing of the server: no environment, an empty folder, and a clock that stands', async () => {
    expect(await verdict(pool, RIGHT)).toBe(true)
    const [pid = 0] = pool.pids
    expect(execFileSync('cat', [`/proc/${pid}/environ`], { encoding: 'utf8' }).split('\0')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(PATH|HOME|TEST_|SESSION)/)]),
    )
    expect(execFileSync('ls', ['-A', `/proc/${pid}/cwd/`], { encoding: 'utf8' })).toBe('')
    const results = await pool.grade(job("SELECT datetime('now')"))
    expect(results?.[0]?.output).toContain('2026-01-01 00:00:00')
  })

  it('stop code that does not end, which is wrong, and are replaced', async () => {
    const [first, next] = await Promise.all([pool.grade(job(ENDLESS)), verdict(pool, RIGHT)])

    const output = 'It was stopped: it took too long.'
    expect(first).toEqual(job(ENDLESS).cases.map(({ name }) => ({ name, passed: false, output })))
    // Who waited behind it is none the worse.
    expect(next).toBe(true)
    expect(troubles).toEqual([])
  })

  it('leave a task void when they are killed each time it is tried', async () => {
    const hunter = setInterval(() => pool.pids.forEach((pid) => process.kill(pid, 'SIGKILL')), 20)
    try {
      expect(await verdict(pool, RIGHT)).toBe('void')
    } finally {
      clearInterval(hunter)
    }
    expect(troubles).toHaveLength(2)
    expect(await verdict(pool, RIGHT)).toBe(true)
  })

  it.each([
    [
      'a memory bomb',
      `SELECT COUNT(*) FROM (${ENDLESS.replace('COUNT(*)', 'hex(zeroblob(5000)) AS t')} ORDER BY t)`,
    ],
    ['a text of half a gigabyte', 'SELECT length(hex(zeroblob(500000000)))'],
    ['a flood', ENDLESS.replace('COUNT(*)', 'hex(zeroblob(10000))')],
    ['a file', "ATTACH '/etc/passwd' AS x"],
    ['an extension', "SELECT load_extension('libm.so.6')"],
    ['several statements', `${RIGHT}; ${RIGHT}`],
    ['a megabyte', `${RIGHT} -- ${'x'.repeat(1_000_000)}`],
  ])('refuse %s, and live', async (_what, code) => {
    expect(await verdict(pool, code)).toBe(false)
    const { pids } = pool
    expect(await verdict(pool, RIGHT)).toBe(true)
    expect(pool.pids).toEqual(pids)
    expect(troubles).toEqual([])
  })

  it('cost nobody a point when they are killed in the middle of a job', async () => {
    expect(await verdict(pool, RIGHT)).toBe(true)
    const running = verdict(
      pool,
      ENDLESS.replace('FROM n)', 'FROM n LIMIT 100000)').replace(
        'COUNT(*)',
        'SUM(i) * 0 + (SELECT SUM(amount) FROM paid)',
      ),
    )
    const [pid = 0] = pool.pids
    process.kill(pid, 'SIGKILL')

    expect(await running).toBe(true)
    expect(pool.pids).not.toContain(pid)
    // Between two jobs it is not even a try.
    const [idle = 0] = pool.pids
    process.kill(idle, 'SIGKILL')
    await expectSoon(() => pool.pids, [])
    expect(await verdict(pool, RIGHT)).toBe(true)
    expect(troubles).toHaveLength(1)
  })

  it('take twenty at once, one after the other, and the fifty-first that waits comes again later', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => verdict(pool, i % 2 ? RIGHT : 'SELECT 1')),
    )
    expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => i % 2 === 1))
    expect(pool.pids).toHaveLength(1)

    const running = pool.grade(job(RIGHT))
    const waiting = Array.from({ length: 50 }, () => pool.grade(job(RIGHT)))
    await expect(pool.grade(job(RIGHT))).rejects.toMatchObject({
      status: 503,
      code: 'GRADER_BUSY',
      headers: { 'retry-after': '5' },
    })
    const all = await Promise.all([running, ...waiting])
    expect(all.every((results) => results && allPassed(job(RIGHT), results))).toBe(true)
  })

  it('are replaced when they are worn, and end when there is nothing to do', async () => {
    const worn = poolOf({ replaced: { jobs: 2, idleMs: 500 } })
    const pids: number[] = []
    for (let i = 0; i < 3; i++) {
      expect(await verdict(worn, RIGHT)).toBe(true)
      pids.push(...worn.pids)
    }
    expect(new Set(pids).size).toBe(2)
    await expectSoon(() => worn.pids, [])

    const heavy = poolOf({ replaced: { rss: 1 } })
    expect(await verdict(heavy, RIGHT)).toBe(true)
    expect(heavy.pids).toEqual([])
  })

  it('end with the server, and what they were at is not known', async () => {
    const told = Promise.allSettled([pool.grade(job(ENDLESS)), pool.grade(job(RIGHT))])
    await expectSoon(() => graders().length, 1)
    await pool.close()

    const busy = { status: 'rejected', reason: expect.objectContaining({ code: 'GRADER_BUSY' }) as unknown }
    expect(await told).toEqual([busy, busy])
    await expect(pool.grade(job(RIGHT))).rejects.toMatchObject({ status: 503 })
    expect(graders()).toEqual([])
    expect(troubles).toEqual([])
  })
})
