import initSqlJs from 'sql.js'
import { RUNNERS } from '../graders'
import { typescriptCompiler } from '../graders/javascript/compiler'
import { javascriptEngine } from '../graders/javascript/engine'
import type { CodeKind } from '../tasks/code'
import { CODE_KINDS } from '../tasks/code'
import type { CheckTools } from './check'

type Runners = Record<CodeKind, CheckTools['run']>

/** The engines of the graders: SQLite and QuickJS in WebAssembly, new for each run, and the compiler of TypeScript. */
export async function checkTools(): Promise<CheckTools> {
  const { Database } = await initSqlJs()
  const entries = await Promise.all(CODE_KINDS.map(async (kind) => [kind, await RUNNERS[kind]()] as const))
  const runners = Object.fromEntries(entries) as Runners
  const evaluate = await javascriptEngine()
  return {
    run: (job) => runners[job.kind](job),
    js: (code, expression = 'undefined') => evaluate(code, expression),
    ts: typescriptCompiler(),
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
