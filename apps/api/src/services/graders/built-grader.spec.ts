import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { builtFile } from '../../testing/built'
import { builtGraders } from '../../testing/graders'
import { GraderPool } from './grader-pool'
import { permissions } from './permissions'

const api = join(__dirname, '..', '..', '..')

/** What Node does under the permissions of a grader: OK, or the code of the refusal. */
const tried = (file: string, code: string): string =>
  execFileSync(
    process.execPath,
    [
      ...permissions(file),
      '-e',
      `try { ${code}; console.log('OK') } catch (error) { console.log(error.code) }`,
    ],
    { encoding: 'utf8', env: {}, cwd: dirname(file) },
  ).trim()

describe('The built grader', () => {
  let file: string
  beforeAll(() => void (file = builtFile('grader')), 120_000)

  it('runs code, and is told nothing by its options but what it may read', async () => {
    const troubles: string[] = []
    const pool = new GraderPool(builtGraders(), (message) => troubles.push(message))
    const one = { name: 'one', shown: '', database: 'CREATE TABLE t (n integer)', rows: [[0]] }
    const job = { kind: 'code-sql', code: 'SELECT COUNT(*) FROM t', ordered: false, cases: [one] } as const
    try {
      expect(await pool.grade(job)).toEqual([{ name: 'one', passed: true, output: 'COUNT(*)\n0' }])
      const call = { name: 'one', shown: '', call: 'twice(2)', gives: '4' }
      const code = {
        'code-js': 'const twice = (n) => 2 * n',
        'code-ts': 'const twice = (n: number) => 2 * n',
      }
      for (const kind of ['code-js', 'code-ts'] as const)
        expect(await pool.grade({ kind, code: code[kind], ordered: false, cases: [call] })).toEqual([
          { name: 'one', passed: true, output: '4' },
        ])
      const solidity =
        'contract A { function twice(uint256 n) external pure returns (uint256) { return 2 * n; } }'
      const steps = [{ make: 'A' }, { call: 'twice', args: ['2'], gives: '4' }]
      const cases = [{ name: 'one', shown: '', steps }]
      expect(await pool.grade({ kind: 'code-solidity', code: solidity, ordered: false, cases })).toEqual([
        { name: 'one', passed: true, output: 'Everything is as it should be.' },
      ])
      expect(troubles).toEqual([])
    } finally {
      await pool.close()
    }
  })

  it('may read itself and its engine, and do nothing else where Node keeps to that', () => {
    expect(permissions(file)[0]).toMatch(/^--(experimental-)?permission$/)
    expect(tried(file, `require('fs').readFileSync(${JSON.stringify(file)})`)).toBe('OK')
    for (const code of [
      `require('fs').readFileSync('/etc/hostname')`,
      `require('fs').readFileSync(${JSON.stringify(join(api, 'package.json'))})`,
      `require('fs').writeFileSync(${JSON.stringify(join(dirname(file), 'new'))}, '')`,
      `require('child_process').execSync('id')`,
      `new (require('worker_threads').Worker)('', { eval: true })`,
    ])
      expect(tried(file, code)).toBe('ERR_ACCESS_DENIED')
  })
})
