import { applicationsApi, jobsApi, peopleApi, skillsApi } from '@tryka/domain'
import type { MatchAnswer } from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'
import { ApplicationEntity, SnapshotEntity } from '../applications/application.table'
import { PostingEntity } from '../postings/posting.table'
import type { CandidateSkillRow } from '../skills/skill.table'
import { CandidateSkillEntity } from '../skills/skill.table'

/** What an assessment leaves in a skill's row: the stated level is above the awarded one. */
const PROOF: Partial<CandidateSkillRow> = { level: 4, awarded: 3, above: [5_200] }

describe('A proof with its level', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  const write = (fields: Partial<CandidateSkillRow>) => {
    const { id: marketId, candidate } = visitor.market
    const where = { marketId, candidateId: candidate.id, skill: 'Solidity' }
    return test.db.write((manager) => manager.update(CandidateSkillEntity, where, fields))
  }
  /** An open posting of the own company that asks for Solidity alone, at the highest level. */
  const posting = async () => {
    const { id: marketId, company } = visitor.market
    const where = { marketId, companyId: company.id, status: 'Active' as const }
    const { id } = await test.db.read.findOneOrFail(PostingEntity, { where, order: { id: 'DESC' } })
    const skills = [{ skill: 'Solidity', level: 4 as const, importance: 'must' as const }]
    await test.db.write((manager) => manager.update(PostingEntity, { id }, { skills }))
    return id
  }
  const solidity = (answer: MatchAnswer | null) => answer?.components[0]?.items?.[0]

  it('is one number for both sides, in a list and alone', async () => {
    const id = await posting()
    await write(PROOF)
    const own = await visitor.call(jobsApi.match, { params: { id } })
    const item = { have: 4, awarded: 3, evidence: 'verified', credit: 8_800 }
    expect(own).toMatchObject({ version: 'match-v2', improve: [{ action: 'Verify Solidity at Expert' }] })
    expect(solidity(own)).toMatchObject(item)

    await visitor.actAs('Admin')
    const person = { params: { id: visitor.market.candidate.id }, query: { postingId: id } }
    const seen = await visitor.call(peopleApi.get, person)
    expect(solidity(seen.matchAnswer)).toEqual(solidity(own))
    expect(seen).toMatchObject({ match: own.score, proved: { asked: 1, proved: 1 } })
    expect(seen.skills).toContainEqual(
      expect.objectContaining({ skill: 'Solidity', level: 4, awarded: 3, verified: true }),
    )
    const query = { postingId: id, pageSize: 20, skills: 'Solidity' }
    const { items } = await visitor.call(peopleApi.search, { query })
    expect(items.find((one) => one.id === seen.id)).toMatchObject({ match: own.score })
  })

  it('is a claim to everybody but its holder while it is private', async () => {
    const id = await posting()
    await write({ ...PROOF, visibility: 'private' })
    const own = await visitor.call(jobsApi.match, { params: { id } })
    expect(solidity(own)).toMatchObject({ have: 4, evidence: 'self', credit: 7_000 })
    expect(solidity(own)).not.toHaveProperty('credentialId')
    const { verified } = await visitor.call(skillsApi.get)
    expect(verified.map(({ skill }) => skill)).toContain('Solidity')

    // Any change of facts counts proofs anew.
    await visitor.call(skillsApi.add, { body: { skill: 'Cryptography', level: 2 } })
    await visitor.actAs('Admin')
    const person = { params: { id: visitor.market.candidate.id }, query: { postingId: id } }
    const seen = await visitor.call(peopleApi.get, person)
    expect(seen).toMatchObject({ match: own.score, verifiedSkills: 5, proved: { asked: 1, proved: 0 } })
    expect(seen.skills).toContainEqual(
      expect.objectContaining({ skill: 'Solidity', level: 4, awarded: null, verified: false }),
    )
  })

  it('goes out with an application as it is then, and not while it is private', async () => {
    const { read } = test.db
    const sent = async (fields: Partial<CandidateSkillRow>) => {
      visitor = await openVisitor(test)
      await write(fields)
      const { items } = await visitor.call(jobsApi.list, { query: { pageSize: 50 } })
      const job = items.find(({ applied }) => !applied)
      const made = await visitor.call(applicationsApi.apply, { params: { id: job?.id ?? '' }, body: {} })
      const { content } = await read.findOneByOrFail(SnapshotEntity, { applicationId: made.id })
      return { made, content }
    }
    const { made, content } = await sent(PROOF)
    expect(made.matchAtApply.version).toBe('match-v2')
    const proof = { skill: 'Solidity', awarded: 3 }
    expect(made.snapshot.credentials).toContainEqual(expect.objectContaining(proof))
    expect(content.credentials).toHaveLength(6)

    const hidden = await sent({ ...PROOF, visibility: 'private' })
    expect(hidden.content.credentials?.map(({ skill }) => skill)).not.toContain('Solidity')
    expect(hidden.content.skills.find(({ skill }) => skill === 'Solidity')).toEqual({
      skill: 'Solidity',
      level: 4,
      state: 'unverified',
      credentialId: null,
    })
  })

  it('changes nothing of what was sent before: that keeps its version', async () => {
    const { id: marketId, candidate } = visitor.market
    const where = { marketId, candidateId: candidate.id }
    const before = await test.db.read.findBy(ApplicationEntity, where)
    await write(PROOF)
    await visitor.call(skillsApi.add, { body: { skill: 'Cryptography', level: 2 } })

    expect(new Set(before.map(({ matchAtApply }) => matchAtApply.version))).toEqual(new Set(['match-v1']))
    const after = await test.db.read.findBy(ApplicationEntity, where)
    for (const { id, matchAtApply } of after)
      expect(matchAtApply).toEqual(before.find((row) => row.id === id)?.matchAtApply)
  })
})
