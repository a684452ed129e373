import type { TestApp } from './build-test-app'

const TIMES = 3

/**
 * How many questions the database is asked while something is done: the fewest of three times, since a job of the
 * server that runs meanwhile only adds to them.
 */
export async function countReads(test: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { connection } = test.db.read
  const before = connection.logger
  const counts: number[] = []
  try {
    while (counts.length < TIMES) {
      let count = 0
      connection.logger = Object.assign(Object.create(before) as typeof before, {
        logQuery: (sql: string) => void (count += /^\s*(SELECT|WITH)/i.test(sql) ? 1 : 0),
      })
      await work()
      counts.push(count)
    }
  } finally {
    connection.logger = before
  }
  return Math.min(...counts)
}
