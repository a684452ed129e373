import type { CodeJob, SqlCase } from '../tasks/code'
import { sqlRunner } from './sql-runner'

const MADE = `CREATE TABLE orders (id integer, customer text, amount integer);
INSERT INTO orders VALUES (1, 'Ada', 30), (2, 'Ada', 10), (3, 'Ben', NULL);`
const ROWS = [
  ['Ada', 40],
  ['Ben', null],
] as const
const RIGHT = 'SELECT customer, SUM(amount) FROM orders GROUP BY customer'
/** Gives rows until there are enough. */
const many = (rows: number, cell = 'i') =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${rows}) SELECT ${cell} FROM n`

describe('SQL that somebody wrote', () => {
  let run: Awaited<ReturnType<typeof sqlRunner>>
  beforeAll(async () => {
    run = await sqlRunner()
  })
  const job = (code: string, parts: Partial<CodeJob> = {}, rows: SqlCase['rows'] = ROWS) =>
    ({
      kind: 'code-sql',
      code,
      ordered: false,
      cases: [{ name: 'two customers', shown: '', database: MADE, rows }],
      ...parts,
    }) satisfies CodeJob
  const one = (...given: Parameters<typeof job>) => {
    const [result] = run(job(...given))
    if (!result) throw new Error('No case ran')
    return result
  }

  it('is right by its rows, in any order, under any names', () => {
    expect(one(RIGHT)).toEqual({
      name: 'two customers',
      passed: true,
      output: 'customer | SUM(amount)\nAda      | 40\nBen      | NULL',
    })
    for (const code of [
      `${RIGHT} ORDER BY 1 DESC`,
      `-- mine\n${RIGHT.replace('SUM(amount)', 'TOTAL(amount) * NULLIF(COUNT(amount), 0) / COUNT(amount) AS n')};`,
    ])
      expect(one(code).passed).toBe(true)
    for (const code of [
      'SELECT customer, COUNT(*) FROM orders GROUP BY customer',
      'SELECT SUM(amount), customer FROM orders GROUP BY customer',
      `${RIGHT} UNION ALL SELECT 'Ben', NULL`,
      `${RIGHT} LIMIT 1`,
      'SELECT customer, CAST(SUM(amount) AS text) FROM orders GROUP BY customer',
    ])
      expect(one(code).passed).toBe(false)
  })

  it('is right in one order alone where the order counts, and equal rows count as often as they come', () => {
    expect(one(`${RIGHT} ORDER BY 1`, { ordered: true }).passed).toBe(true)
    expect(one(`${RIGHT} ORDER BY 1 DESC`, { ordered: true }).passed).toBe(false)
    const twice = [['Ada'], ['Ada'], ['Ben']]
    expect(one('SELECT customer FROM orders', {}, twice).passed).toBe(true)
    expect(one('SELECT DISTINCT customer FROM orders', {}, twice).passed).toBe(false)
  })

  it('has numbers compared to 12 digits, whichever way they were added', () => {
    expect(one('SELECT 0.1 + 0.2, 6 / 2.0, -0.0', {}, [[0.3, 3, 0]]).passed).toBe(true)
    expect(one('SELECT 0.30000001', {}, [[0.3]]).passed).toBe(false)
    expect(one("SELECT '3'", {}, [[3]]).passed).toBe(false)
  })

  it.each([
    ['nothing', '  -- nothing', 'There is no statement'],
    ['several statements', `${RIGHT}; SELECT 1`, 'more than one statement'],
    ['what changes the tables', 'DELETE FROM orders', 'gives no rows'],
    ['a change that gives rows', 'INSERT INTO orders VALUES (4, NULL, 1) RETURNING id', 'readonly database'],
    ['a file', "ATTACH '/etc/passwd' AS x", 'gives no rows'],
    ['a file to write', "VACUUM INTO '/tmp/copy'", 'gives no rows'],
    ['an extension', "SELECT load_extension('libm.so')", 'no such function: load_extension'],
    ['more room', 'PRAGMA hard_heap_limit = 0; SELECT 1', 'more than one statement'],
    ['too many rows', many(1_001), 'more than 1000 rows'],
    ['a flood', many(900, 'hex(zeroblob(50000))'), 'result is too large'],
    ['a text of half a gigabyte', 'SELECT length(hex(zeroblob(500000000)))', 'out of memory'],
    ['all memory', many(200_000, 'group_concat(i || hex(zeroblob(5000)))'), 'out of memory'],
    [
      'a sort of all memory',
      `SELECT COUNT(*) FROM (${many(200_000, 'hex(zeroblob(500)) || i AS t')} ORDER BY t)`,
      '',
    ],
    ['a megabyte of text', `SELECT '${'x'.repeat(1_000_000)}'`, 'longer than 8 KiB'],
    ['a deep expression', `SELECT ${'1+'.repeat(2_000)}1`, 'Expression tree is too large'],
    ['half a character', `SELECT '\ud800' FROM "\u202eorders"`, 'no such table'],
  ])('is refused where it asks for %s', (_what, code, output) => {
    const { passed, output: given } = one(code)
    expect(passed).toBe(false)
    expect(given).toContain(output)
    expect(given.length).toBeLessThanOrEqual(4_000)
    // The next one is none the worse for it.
    expect(one(RIGHT).passed).toBe(true)
  })

  it('has the same verdict every time, also where it asks for chance', () => {
    const chance =
      'SELECT customer FROM orders WHERE random() % 2 = 0 ORDER BY random(), hex(randomblob(4)), id'
    const first = one(chance, { ordered: true })
    for (let i = 0; i < 20; i++) expect(one(chance, { ordered: true })).toEqual(first)
  })

  it('has a database of its own for each case', () => {
    const cases = ['one', 'other'].map((name, i) => ({
      name,
      shown: '',
      database: `CREATE TABLE t (n integer); INSERT INTO t VALUES (${i});`,
      rows: [[i]],
    }))
    expect(run(job('SELECT n FROM t', { cases })).map(({ name, passed }) => [name, passed])).toEqual([
      ['one', true],
      ['other', true],
    ])
  })

  it('costs nobody a point where the fault is in the task', () => {
    const cases = [{ name: 'broken', shown: '', database: 'CREATE nothing', rows: [] }]
    expect(() => run(job(RIGHT, { cases }))).toThrow('syntax error')
  })
})
