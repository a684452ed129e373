import { execFileSync } from 'node:child_process'
import initSqlJs from 'sql.js'
import { RUNNERS } from '../graders'
import { typescriptCompiler } from '../graders/javascript/compiler'
import { javascriptEngine } from '../graders/javascript/engine'
import { Chain } from '../graders/solidity/chain'
import { solidityCompiler } from '../graders/solidity/compiler'
import type { CodeKind } from '../tasks/code'
import { CODE_KINDS } from '../tasks/code'
import type { CheckTools } from './check'

type Runners = Record<CodeKind, CheckTools['run']>

/** The engines of the graders: SQLite and QuickJS in WebAssembly, new for each run, two compilers, and a chain. */
export async function checkTools(): Promise<CheckTools> {
  const { Database } = await initSqlJs()
  const entries = await Promise.all(CODE_KINDS.map(async (kind) => [kind, await RUNNERS[kind]()] as const))
  const runners = Object.fromEntries(entries) as Runners
  const evaluate = await javascriptEngine()
  const solc = await solidityCompiler()
  return {
    run: (job) => runners[job.kind](job),
    js: (code, expression = 'undefined') => evaluate(code, expression),
    python: (code) =>
      execFileSync('python3', ['-I', '-c', code], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' }),
    ts: typescriptCompiler(),
    solc: (source) => solc({ 'source.sol': source }),
    chain: async (source, steps) => {
      const { faults, contracts } = solc({ 'source.sol': source })
      const refused = faults.find(({ severity }) => severity === 'error')
      if (refused) throw new Error(`Line ${refused.line}: ${refused.text} (${refused.code})`)
      // A check may do more than any one answer.
      const chain = await Chain.begin(contracts, { left: 10n ** 12n })
      const outcomes = []
      for (const step of steps) outcomes.push(await chain.take(step))
      return outcomes
    },
    sql: (statements) => {
      const database = new Database()
      try {
        const results = database.exec(statements)
        return (results.at(-1)?.values ?? []).map((row) =>
          row.map((cell) => (cell instanceof Uint8Array ? String(cell) : cell)),
        )
      } finally {
        database.close()
      }
    },
  }
}
