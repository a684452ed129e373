import { randomUUID } from 'node:crypto'
import { analyticsApi } from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'
import { ApplicationEntity } from '../applications/application.table'
import { SelfIdentificationEntity } from '../profile/candidate.table'

describe('Selection rates', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
  })
  beforeEach(async () => {
    visitor = await openVisitor(test)
  })
  afterAll(() => test.close())

  const ask = () => visitor.call(analyticsApi.fairness, { query: { range: '1y' } })

  /** The first applications of the company are of these groups, so many of each with so many of them screened. */
  async function answers(groups: Record<string, readonly [entered: number, screened: number]>) {
    const { id: marketId, company } = visitor.market
    const rows = await test.db.read.find(ApplicationEntity, {
      where: { marketId, companyId: company.id },
      order: { appliedAt: 'DESC', id: 'ASC' },
    })
    const at = test.clock.now().toISOString()
    const none = { screenPassedAt: null, firstInterviewAt: null, offerSentAt: null, hiredAt: null }
    let next = 0
    await test.db.write(async (manager) => {
      await manager.delete(SelfIdentificationEntity, { marketId })
      for (const [group, [entered, screened]] of Object.entries(groups))
        for (let i = 0; i < entered; i++) {
          const id = rows[next++]?.id ?? ''
          await manager.update(
            ApplicationEntity,
            { id },
            { ...none, screenPassedAt: i < screened ? at : null },
          )
          const row = { pseudonym: randomUUID(), applicationId: id, group, consentAt: at }
          await manager.insert(SelfIdentificationEntity, { ...row, marketId, ageBand: null, ethnicity: null })
        }
      // The others came no further than their application, so that the funnel is that of these.
      const others = rows.slice(next).map(({ id }) => id)
      await manager.update(ApplicationEntity, others, none)
    })
  }

  it('tell no number under five of the sample, and of a lone group no ratio', async () => {
    const { stages } = await ask()

    expect(stages.map(({ stage, groups }) => [stage, groups.map((one) => [one.group, one.passed])])).toEqual([
      [
        'Screen Passed',
        [
          ['Man', 19],
          ['Woman', 14],
        ],
      ],
      [
        'Interviews',
        [
          ['Man', 14],
          ['Woman', 10],
        ],
      ],
      expect.arrayContaining(['Offers']),
      expect.arrayContaining(['Hires']),
    ])
    const shown = stages.flatMap(({ groups }) => groups)
    expect(shown.every(({ entered, passed }) => entered >= 5 && (passed === null || passed >= 5))).toBe(true)
    for (const { groups } of stages.filter(({ groups: { length } }) => length === 1))
      expect(groups[0]).toMatchObject({ ratio: null, p: null })
  })

  it('withhold the next smallest group where the funnel would tell by subtraction', async () => {
    await answers({ Man: [20, 12], Woman: [15, 9], 'Non-binary': [12, 2] })
    const { stages, answered } = await ask()

    expect(answered).toBe(47)
    expect(stages[0]?.groups.map(({ group, entered, passed }) => [group, entered, passed])).toEqual([
      ['Man', 20, 12],
      ['Non-binary', 12, null],
      ['Woman', 15, null],
    ])
  })

  it('merge a small group with the next smallest, for all who answered are counted on screen', async () => {
    await answers({ Man: [30, 12], Woman: [9, 6], 'Non-binary': [2, 1] })
    const { stages } = await ask()

    expect(stages[0]?.groups.map(({ group, entered, passed }) => [group, entered, passed])).toEqual([
      ['Man', 30, 12],
      ['Other', 11, 7],
    ])
  })
})
