import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { Circle, CircleOther, Circles, CirclesQuery } from '@tryka/domain'
import { CIRCLE_RULES, DAY_MS } from '@tryka/domain'
import { suspendedOf } from '../../../services/accounts/suspended'
import { markOf, pageOf, partsOf } from '../core/marks'
import { helpFromFew, paidHelp, pointsOf, type PaidHelp } from '../credits/paid-help'
import { circlePeople } from './circle-people'

/** What somebody did for one other. */
interface Pair {
  pair: string
  helps: PaidHelp[]
}

/** Whoever confirmed most of it first: the same order by which the rule counts. */
function pairsOf(helps: readonly PaidHelp[]): Pair[] {
  const found = new Map<string, PaidHelp[]>()
  for (const help of helps) found.set(help.pair, [...(found.get(help.pair) ?? []), help])
  return [...found]
    .map(([pair, own]) => ({ pair, helps: own }))
    .sort((a, b) => b.helps.length - a.helps.length || (a.pair < b.pair ? -1 : 1))
}

/**
 * People whose paid help of the last months was mostly confirmed by the same few, the latest help first. It is read from
 * the ledger, which nobody can delete: only names are of cards, and go with them. It judges nothing.
 */
export async function circles(
  read: EntityManager,
  { after, pageSize = CIRCLE_RULES.pageSize }: z.output<typeof CirclesQuery>,
  now: Date,
): Promise<Circles> {
  const since = new Date(now.getTime() - CIRCLE_RULES.days * DAY_MS).toISOString()
  const found = await helpFromFew(read, { since, mark: partsOf(after, 2), take: pageSize + 1 })
  const { rows, next } = pageOf(found.rows, pageSize, ({ newest, account }) => markOf(newest, account))
  const accountIds = rows.map(({ accountId }) => accountId)
  const all = await paidHelp(
    read,
    rows.map(({ account }) => account),
    since,
  )
  const drawn = rows.map((row) => ({
    row,
    pairs: pairsOf(all.filter(({ account }) => account === row.account)),
  }))
  const few = drawn.flatMap(({ pairs }) => pairs.slice(0, CIRCLE_RULES.others).flatMap(({ helps }) => helps))
  const known = await circlePeople(read, accountIds, few)
  const points = await pointsOf(read, known.accounts)
  const back = await paidHelp(read, [...points.values()], since)
  const resting = await suspendedOf(read, accountIds, now.toISOString())
  /** One of the few, with what they did for each other. */
  const otherOf = ({ pair, helps }: Pair, ownId: string | undefined): CircleOther => {
    const otherId = known.otherOf(helps, ownId)
    const accountId = known.accountOf(otherId)
    const theirs = accountId && points.get(accountId)
    const isBack = (help: PaidHelp) => help.account === theirs && help.pair === pair
    return { accountId, name: known.nameOf(otherId), helps: helps.length, back: back.filter(isBack).length }
  }
  const items = drawn.map(({ row, pairs }): Circle => {
    const helps = pairs.flatMap((one) => one.helps)
    const ownId = known.ownId(row.accountId)
    return {
      accountId: row.accountId,
      name: known.nameOf(ownId),
      isSuspended: resting.has(row.accountId),
      helps: helps.length,
      mocks: helps.filter(({ kind }) => kind === 'mock').length,
      reviews: helps.filter(({ kind }) => kind === 'review').length,
      people: pairs.length,
      others: pairs.slice(0, CIRCLE_RULES.others).map((one) => otherOf(one, ownId)),
      newestAt: row.newest,
    }
  })
  return { items, next, total: found.total, since }
}
