import type { TestApp } from './build-test-app'

/** How many questions the database is asked while something is done. */
export async function countReads(test: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { connection } = test.db.read
  const before = connection.logger
  let count = 0
  connection.logger = Object.assign(Object.create(before) as typeof before, {
    logQuery: (sql: string) => void (count += /^\s*(SELECT|WITH)/i.test(sql) ? 1 : 0),
  })
  try {
    await work()
  } finally {
    connection.logger = before
  }
  return count
}
