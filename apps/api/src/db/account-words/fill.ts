import type { EntityManager, QueryRunner } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { storedWords } from './fold'

const BATCH = 5_000

/** Where a word of an account comes from: its address, its profile, or the id of a seat. */
export type WordSource = string
type Named = [accountId: string, source: WordSource, text: string, createdAt: string]

interface AccountSource {
  id: string
  email: string | null
  name: string | null
  createdAt: string
}
interface SeatSource {
  id: string
  accountId: string
  name: string
}

const isSqlite = ({ connection }: Pick<EntityManager, 'connection'>): boolean =>
  connection.options.type === 'sqlite'

/** Writes the words of many texts as one statement: a parameter for each value would be too many. */
export async function addWords(
  at: Pick<EntityManager, 'query' | 'connection'>,
  texts: readonly Named[],
): Promise<void> {
  const rows = texts.flatMap(([accountId, source, text, createdAt]) =>
    storedWords(text).map((word) => [accountId, word, source, Date.parse(createdAt)]),
  )
  const each = isSqlite(at) ? 'json_each(?)' : 'json_array_elements($1::json) AS x(value)'
  await at.query(
    `INSERT INTO account_words (account_id, word, source, made_at)
     SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS bigint) FROM ${each}`,
    [JSON.stringify(rows)],
  )
}

/** Notes the words of all accounts there are, a page at a time, by the order of the key that they are stored in. */
export async function fillAccountWords(runner: Pick<QueryRunner, 'query' | 'connection'>): Promise<void> {
  for (let last = ''; ;) {
    const accounts = (await runner.query(
      `SELECT a.id, a.email, a.created_at AS "createdAt", c.name FROM accounts a
       LEFT JOIN candidates c ON c.account_id = a.id AND c.market_id = '${LIVE_MARKET_ID}'
       WHERE a.id > '${last}' AND a.kind = 'registered' ORDER BY a.id LIMIT ${BATCH}`,
    )) as AccountSource[]
    const end = accounts.at(-1)?.id
    if (end === undefined) return
    const seats = (await runner.query(
      `SELECT id, account_id AS "accountId", name FROM team_members
       WHERE account_id > '${last}' AND account_id <= '${end}' AND market_id = '${LIVE_MARKET_ID}'`,
    )) as SeatSource[]
    const made = new Map(accounts.map(({ id, createdAt }) => [id, createdAt]))
    await addWords(runner, [
      ...accounts.flatMap(({ id, email, name, createdAt }): Named[] => [
        [id, 'address', email ?? '', createdAt],
        [id, 'person', name ?? '', createdAt],
      ]),
      ...seats.flatMap(({ id, accountId, name }): Named[] => {
        const createdAt = made.get(accountId)
        return createdAt === undefined ? [] : [[accountId, id, name, createdAt]]
      }),
    ])
    last = end
  }
}
