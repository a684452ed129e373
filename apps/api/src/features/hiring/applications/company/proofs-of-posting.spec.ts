import { companyApplicationsApi, isSharedProof } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { openVisitor } from '../../../../testing/hiring'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { ApplicationEntity } from '../application.table'

describe('What those who applied have proved', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('is counted for each skill that the posting asks for, whatever the filters say', async () => {
    const visitor = await openVisitor(test)
    await visitor.actAs('Admin')
    const { id: marketId, company } = visitor.market
    const { read } = test.db
    const postings = await read.findBy(PostingEntity, { marketId, companyId: company.id })
    let counted = 0
    for (const { id, skills } of postings) {
      const sent = await read.findBy(ApplicationEntity, { marketId, postingId: id })
      const people = new Set(sent.map(({ candidateId }) => candidateId))
      const held = (await read.findBy(CandidateSkillEntity, { marketId })).filter(
        (row) => people.has(row.candidateId) && isSharedProof(row),
      )
      const proofs = skills.map(({ skill }) => ({
        skill,
        proved: held.filter((row) => row.skill === skill).length,
      }))
      counted += proofs.reduce((sum, { proved }) => sum + proved, 0)
      for (const query of [{ sort: 'match' }, { q: 'nobody is called so' }] as Record<string, string>[]) {
        const { posting } = await visitor.call(companyApplicationsApi.board, { params: { id }, query })
        expect(posting).toMatchObject({ applicants: people.size, proofs })
      }
    }
    expect(counted).toBeGreaterThan(0)

    // What somebody keeps private counts as no proof.
    const busiest = postings.find(({ skills }) => skills.some(({ skill }) => skill === 'Solidity'))
    const own = { marketId, skill: 'Solidity' }
    await test.db.write((m) => m.update(CandidateSkillEntity, own, { visibility: 'private' }))
    const { posting } = await visitor.call(companyApplicationsApi.board, {
      params: { id: busiest?.id ?? '' },
    })
    expect(posting.proofs.find(({ skill }) => skill === 'Solidity')).toEqual({ skill: 'Solidity', proved: 0 })
  })
})
