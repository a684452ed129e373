import { randomUUID } from 'node:crypto'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { published, verifiedCompany } from '../../../../testing/live-market'
import type { TestApp } from '../../../../testing/build-test-app'
import { buildAppWithColumns } from '../../../../testing/matcher'
import { Follower } from './follow'
import { Market } from './layout'
import type { Reader } from './reader'
import { rowsWithWords } from './words'

jest.setTimeout(120_000)

describe('Words, looked for by the connection of the columns', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildAppWithColumns()))
  afterAll(() => test.close())

  it('are found alike in all rows and in a few', async () => {
    const ben = await verifiedCompany(test, `ben@firm-${randomUUID().slice(0, 6)}.com`, 'Northwind')
    const titles = ['C++ Ledger Engineer', 'C# Engineer', 'Chain Analyst', 'Zero-Knowledge Engineer']
    for (const title of titles) await published(test, ben, title)
    const { db } = test
    const reader: Reader = {
      isSqlite: db.isSqlite,
      rows: (sql, parameters = []) => db.rows(sql, [...parameters]),
      close: () => Promise.resolve(),
    }
    const market = new Market()
    await new Follower(reader, market, LIVE_MARKET_ID).load()
    const { postings } = market
    const all = Array.from({ length: postings.count }, (_, row) => postings.id(row))
    const found = async (words: string[], among?: () => string[] | undefined) => {
      const marked = await rowsWithWords(
        { reader, market, marketId: LIVE_MARKET_ID, ...(among ? { among } : {}) },
        'posting',
        words,
      )
      const ids: string[] = []
      marked?.((row) => ids.push(postings.id(row)))
      return ids.sort()
    }
    // Of each posting more than its title is looked at.
    const counts: number[] = []
    for (const words of [['eng'], ['c++'], ['c#'], ['c'], ['know', 'zero'], ['nothing']]) {
      const ids = await found(words)
      counts.push(ids.length)
      expect(await found(words, () => all)).toEqual(ids)
      expect(await found(words, () => undefined)).toEqual(ids)
      // Where others are looked for by an index, all that it finds is right as well.
      if (!db.isSqlite) expect(await found(words, () => ids.slice(1))).toEqual(ids.slice(1))
    }
    expect(counts).toEqual([4, 1, 1, 4, 1, 0])
    expect(await found([])).toEqual([])
  })
})
