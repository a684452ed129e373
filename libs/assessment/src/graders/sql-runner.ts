import type { Database } from 'sql.js'
import initSqlJs from 'sql.js'
import type { CaseResult, CodeCase, CodeJob, SqlCase } from '../tasks/code'
import { MOST_CODE_BYTES } from '../tasks/code'
import { sameRows } from './same-rows'

/** Pages of 4 KiB that a database may have. */
const MOST_PAGES = 2_000
/** What SQLite may hold at once, in bytes; what it sorts counts, for nothing is laid aside in files. */
const MOST_HEAP = 64 * 1024 * 1024
const MOST_ROWS = 1_000
/** Characters and bytes of a result, together. */
const MOST_RESULT = 256 * 1024
/** Characters of what is told of one case. */
const MOST_OUTPUT = 4_000
/** A longer cell makes no column wider. */
const WIDEST = 40

const TOO_LONG = `The code is longer than ${MOST_CODE_BYTES / 1024} KiB.`

/** Something about the code itself, told to its author in these words. */
class Refusal extends Error {}

const isSql = (one: CodeCase): one is SqlCase => 'database' in one

const sizeOf = (cell: unknown): number =>
  typeof cell === 'string' || cell instanceof Uint8Array ? cell.length : 8
const shown = (cell: unknown): string =>
  cell === null ? 'NULL' : cell instanceof Uint8Array ? `${cell.length} bytes` : String(cell)

/** Chance is the same each time, so that the same code has the same verdict. */
function stillChance(database: Database): void {
  database.create_function('random', () => 0)
  database.create_function(
    'randomblob',
    (length: number) => new Uint8Array(Math.min(Math.max(1, length), MOST_CODE_BYTES)),
  )
}

/** The rows of the one statement. Whatever changes something, or gives no rows, is refused before it runs. */
function answer(database: Database, code: string): { columns: string[]; rows: unknown[][] } {
  const statements = database.iterateStatements(code)
  const first = statements.next()
  if (first.done) throw new Refusal('There is no statement.')
  const statement = first.value
  const columns = statement.getColumnNames()
  if (columns.length === 0) throw new Refusal('The statement gives no rows: write one SELECT.')
  const rows: unknown[][] = []
  let size = 0
  while (statement.step()) {
    const row = statement.get()
    size += row.reduce<number>((sum, cell) => sum + sizeOf(cell), 0)
    if (rows.push(row) > MOST_ROWS) throw new Refusal(`The result has more than ${MOST_ROWS} rows.`)
    if (size > MOST_RESULT) throw new Refusal('The result is too large.')
  }
  if (!statements.next().done) throw new Refusal('There is more than one statement: write one SELECT.')
  return { columns, rows }
}

/** A result as its author reads it: names of columns, then rows, one below the other as long as cells are short. */
function printedResult(columns: string[], rows: unknown[][]): string {
  const lines = [columns, ...rows.map((row) => row.map(shown))]
  const widths = columns.map((_, i) =>
    Math.max(0, ...lines.map((cells) => cells[i]?.length ?? 0).filter((width) => width <= WIDEST)),
  )
  return lines
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n')
    .slice(0, MOST_OUTPUT)
}

/** What SQLite, or we, say about the code. Anything else is a fault of the engine, and of nobody's code. */
function said(error: unknown): string {
  if (error instanceof Error && error.name === 'Error') return error.message.slice(0, MOST_OUTPUT)
  throw error
}

/**
 * SQLite in WebAssembly, in memory: no files, no extensions, a new database for each case, one statement that gives rows. A
 * case is failed by other rows than expected, by an error of the statement and by more than 1,000 rows. SQLite cannot be
 * interrupted: whoever calls it ends the process when it takes too long.
 * @throws what the engine throws when it is broken; it is of no use after that.
 */
export async function sqlRunner(): Promise<(job: CodeJob) => CaseResult[]> {
  const { Database } = await initSqlJs()
  const limits = new Database()
  // Of the whole engine, and from now on it can only be lowered.
  limits.run(`PRAGMA hard_heap_limit = ${MOST_HEAP}`)
  limits.close()

  const made = (statements: string): Database => {
    const database = new Database()
    database.run(`PRAGMA max_page_count = ${MOST_PAGES}; PRAGMA temp_store = MEMORY; ${statements}`)
    database.run('PRAGMA query_only = ON')
    stillChance(database)
    return database
  }
  const tried = ({ code, ordered }: CodeJob, one: SqlCase): CaseResult => {
    const database = made(one.database)
    try {
      const { columns, rows } = answer(database, code)
      return {
        name: one.name,
        passed: sameRows(rows, one.rows, ordered),
        output: printedResult(columns, rows),
      }
    } catch (error) {
      return { name: one.name, passed: false, output: said(error) }
    } finally {
      database.close()
    }
  }
  return (job) =>
    Buffer.byteLength(job.code) > MOST_CODE_BYTES
      ? job.cases.map(({ name }) => ({ name, passed: false, output: TOO_LONG }))
      : job.cases.filter(isSql).map((one) => tried(job, one))
}
