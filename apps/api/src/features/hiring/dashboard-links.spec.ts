import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DASHBOARD_PATHS, DASHBOARD_SECTIONS, DAY_MS, overviewApi, postingsApi } from '@tryka/domain'
import type { DashboardSide } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import type { Visitor } from '../../testing/hiring'
import { openVisitor } from '../../testing/hiring'
import { NotificationEntity } from './messages/message.table'

/** What a link names, when it is no section of its dashboard. */
const lost = (side: DashboardSide) => (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://dashboard.test')
  const names: readonly string[] = DASHBOARD_SECTIONS[side]
  return pathname !== DASHBOARD_PATHS[side] || !names.includes(searchParams.get('section') ?? '')
}

describe('Links into the dashboards', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    visitor = await openVisitor(test)
  })
  afterAll(() => test.close())

  const news = (side: DashboardSide) =>
    test.db.read.findBy(NotificationEntity, { side, marketId: visitor.market.id })

  it('name a section that exists, under the bells and in what waits for the team', async () => {
    const closesAt = new Date(test.clock.now().getTime() + 2 * DAY_MS).toISOString()
    const body = { ...buildPostingDraft({ closesAt }), title: 'Quantum Plumber' }
    const { id, version } = await visitor.call(postingsApi.create, { body })
    await visitor.call(postingsApi.publish, { params: { id }, body: { version } })
    test.clock.advance(3 * DAY_MS)
    const { waiting } = await visitor.call(overviewApi.company)
    const [ours, mine] = [await news('company'), await news('candidate')]

    expect(ours.find(({ title }) => title === 'Quantum Plumber has reached its closing date')?.link).toBe(
      '/company-dashboard?section=jobs&place=demo-team',
    )
    expect(ours.map(({ link }) => link).filter(lost('company'))).toEqual([])
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.map(({ link }) => link).filter(lost('candidate'))).toEqual([])
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.map(({ link }) => link).filter(lost('company'))).toEqual([])
  })

  it('are written in one place: nowhere else does the server spell a dashboard or a section', () => {
    const own = join(__dirname, '..', '..')
    const spelled = readdirSync(own, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .filter((name) => /section=|(candidate|company)-dashboard/.test(readFileSync(join(own, name), 'utf8')))

    expect(spelled).toEqual([])
  })
})
