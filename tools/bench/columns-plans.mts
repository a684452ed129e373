import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../apps/api/src/db/database'
import { Follower } from '../../apps/api/src/features/hiring/matching/columns/follow'
import { Market } from '../../apps/api/src/features/hiring/matching/columns/layout'
import type { Reader } from '../../apps/api/src/features/hiring/matching/columns/reader'
import { rowsWithWords } from '../../apps/api/src/features/hiring/matching/columns/words'
import type { Plan, Statement } from './plans.mts'
import { largeTables, planOf, statementsOf } from './plans.mts'

const BLANK = '\n     '

/** The statements of the matcher's own connection: those of its start, of its looks at what is new, and of words. */
async function ofMatcher({ isSqlite }: Database, someIds: readonly string[]): Promise<Statement[]> {
  const sent: Statement[] = []
  const reader: Reader = {
    isSqlite,
    rows: <T,>(sql: string, parameters: readonly unknown[] = []) => {
      sent.push({ sql, params: [...parameters] })
      // An empty market ends a start at once; what is new is younger than all that the bench stored.
      const none = { lines: null, last: null, newest: new Date().toISOString(), count: 0 }
      return Promise.resolve(sql.includes('newest') ? ([none] as T[]) : [])
    },
    close: () => Promise.resolve(),
  }
  const market = new Market()
  const follower = new Follower(reader, market, LIVE_MARKET_ID)
  await follower.load()
  // How it goes on from the middle. Its count is left out: like the pages together, it is one reading of everything.
  const pages = sent
    .splice(0)
    .flatMap(({ sql, params: [subject, marketId, after, limit] }) =>
      after === undefined ? [] : [{ sql, params: [subject, marketId, someIds[0], limit] }],
    )
  await follower.follow()
  for (const subject of ['person', 'posting'] as const) {
    await follower.refresh(subject, someIds)
    const searched = { reader, market, marketId: LIVE_MARKET_ID }
    await rowsWithWords(searched, subject, ['engineer'])
    await rowsWithWords({ ...searched, among: () => [...someIds] }, subject, ['engineer'])
  }
  return [...pages, ...sent]
}

/** How the database finds what the matcher and the questions to it read; a large table read from end to end is a miss. */
export async function columnsPlans(
  db: Database,
  someIds: readonly string[],
  ask: () => Promise<unknown>,
  say: (text: string) => void,
): Promise<Plan[]> {
  const large = await largeTables(db)
  const statements = [...(await ofMatcher(db, someIds)), ...(await statementsOf(db, ask))]
  const plans: Plan[] = []
  const seen = new Set<string>()
  for (const statement of statements) {
    if (seen.has(statement.sql)) continue
    seen.add(statement.sql)
    const plan = await planOf(db, statement, large)
    plans.push(plan)
    say(`${plan.sql.replaceAll(/\s+/g, ' ').slice(0, 160)}${BLANK}${plan.lines.join(BLANK)}`)
  }
  return plans.filter(({ scans }) => scans.length > 0)
}
