import { randomInt, randomUUID } from 'node:crypto'
import type { Contract, EndpointTypes } from '@tryka/domain'
import { moderationApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { moderator, type Moderator } from '../../../testing/moderation'
import type { CaseRow } from './moderation.table'
import { CaseEntity, DecisionEntity, ObjectionEntity } from './moderation.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`pages of reports: seed ${seed}`)
/** Few different ones, so that many rows are told apart by their ids alone. */
const at = (): string => new Date(Date.UTC(2026, 0, 1 + randomInt(3))).toISOString()
const made = (n: number) => Array.from({ length: n }, () => randomUUID())

const caseRow = (id: string, over: Partial<CaseRow>): CaseRow => ({
  id,
  subjectType: 'posting',
  subjectId: randomUUID(),
  accountId: null,
  companyId: null,
  name: 'Courier',
  reason: 'money',
  snapshot: [],
  state: 'open',
  weight: randomInt(3),
  reports: 1,
  openedAt: at(),
  assignedTo: null,
  decidedAt: null,
  version: 1,
  ...over,
})
const up = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

describe('Cases and objections', () => {
  let test: TestApp
  let admin: Moderator
  beforeAll(async () => {
    test = await buildTestApp()
    admin = await moderator(test)
  })
  afterAll(() => test.close())

  /** The ids of all pages, in their order. */
  async function walk<T extends EndpointTypes>(contract: Contract<T>, query: Record<string, string>) {
    const ids: string[] = []
    let pages = 0
    for (let after: string | null = ''; after !== null; pages += 1) {
      const asked: Record<string, string | number> = { ...query, pageSize: 4, ...(after ? { after } : {}) }
      const answer = await admin.send(contract, { query: asked })
      const page: { items: { id: string }[]; next: string | null } = answer.json()
      expect(page.items.length).toBeLessThanOrEqual(4)
      ids.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    return { ids, pages }
  }

  it('are listed page by page and each once: the heaviest, then the oldest; decided ones by their day', async () => {
    const open = made(23).map((id, n) => caseRow(id, { state: n % 3 ? 'open' : 'looked_at' }))
    const decided = made(13).map((id) => caseRow(id, { state: 'decided', decidedAt: at() }))
    await test.db.write((manager) => manager.insert(CaseEntity, [...open, ...decided]))

    const heaviest = [...open].sort(
      (a, b) => b.weight - a.weight || up(a.openedAt, b.openedAt) || up(a.id, b.id),
    )
    expect(await walk(moderationApi.cases, {})).toEqual({ ids: heaviest.map(({ id }) => id), pages: 6 })
    const latest = [...decided].sort((a, b) => up(b.decidedAt ?? '', a.decidedAt ?? '') || up(b.id, a.id))
    const { ids } = await walk(moderationApi.cases, { state: 'decided' })
    expect(ids).toEqual(latest.map(({ id }) => id))
    const oldest = open.map(({ openedAt }) => openedAt).sort()[0]
    expect(await admin.call(moderationApi.cases, { query: { pageSize: 1 } })).toMatchObject({
      oldest,
      counts: { open: 23, decided: 13 },
    })
    for (const after of ['nonsense', '~~', 'x~y~z', '1~2'])
      expect((await admin.send(moderationApi.cases, { query: { after } })).statusCode).toBe(200)
  })

  it('have those that wait before decided ones, over the seam of both', async () => {
    const rows = made(19).map((id, n) => {
      const decidedAt = n % 2 ? at() : null
      return {
        id,
        decisionId: randomUUID(),
        accountId: null,
        text: 'No.',
        at: at(),
        state: decidedAt ? ('rejected' as const) : ('open' as const),
        answer: null,
        decidedBy: null,
        decidedAt,
      }
    })
    await test.db.write(async (manager) => {
      await manager.insert(
        DecisionEntity,
        rows.map(({ decisionId }) => ({
          id: decisionId,
          caseId: null,
          subjectType: 'posting' as const,
          subjectId: randomUUID(),
          name: 'Courier',
          accountId: null,
          companyId: null,
          action: 'warn' as const,
          ground: null,
          statement: [],
          scope: { covers: [] },
          until: null,
          decidedBy: 'meera',
          at: at(),
          liftedAt: null,
        })),
      )
      await manager.insert(ObjectionEntity, rows)
    })
    const open = rows.filter(({ state }) => state === 'open')
    const decided = rows.filter(({ state }) => state !== 'open')
    const sorted = [
      ...[...open].sort((a, b) => up(a.at, b.at) || up(a.id, b.id)),
      ...[...decided].sort((a, b) => up(b.decidedAt ?? '', a.decidedAt ?? '') || up(b.id, a.id)),
    ]
    expect(await walk(moderationApi.objections, {})).toEqual({ ids: sorted.map(({ id }) => id), pages: 5 })
    expect((await admin.send(moderationApi.objections, { query: { after: 'x' } })).statusCode).toBe(200)
  })
})
