import { isSharedProof, peopleApi, SKILL_LEVELS, skillsApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { openVisitor, type Visitor } from '../../../testing/hiring'
import { isFindable } from '../core/reach'
import { CandidateEntity } from '../profile/candidate.table'
import type { StoredCandidateSkillRow } from '../skills/skill.table'
import { CandidateSkillEntity } from '../skills/skill.table'

describe('People by the level that was awarded', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => {
    visitor = await openVisitor(test)
    await visitor.actAs('Admin')
  })
  afterAll(() => test.close())

  type Wanted = (held: readonly StoredCandidateSkillRow[]) => boolean
  const proves =
    (level: number, skill?: string): Wanted =>
    (held) =>
      held.some(
        (row) => isSharedProof(row) && (row.awarded ?? row.level) >= level && (!skill || row.skill === skill),
      )
  /** Everybody who may be found, by the rows themselves. */
  async function expected(wanted: Wanted): Promise<string[]> {
    const { id: marketId } = visitor.market
    const people = await test.db.read.findBy(CandidateEntity, { marketId })
    const skills = await test.db.read.findBy(CandidateSkillEntity, { marketId })
    return people
      .filter((one) => isFindable(one, new Set()))
      .filter(({ id }) => wanted(skills.filter(({ candidateId }) => candidateId === id)))
      .map(({ id }) => id)
      .sort()
  }
  async function found(query: Record<string, string | number>) {
    const { items, total } = await visitor.call(peopleApi.search, { query: { ...query, pageSize: 100 } })
    expect(total).toBe(items.length)
    return items.map(({ id }) => id).sort()
  }
  /** Says of one proof what an assessment would have left. */
  const write = async (fields: Partial<StoredCandidateSkillRow>) => {
    const { id: marketId, candidate } = visitor.market
    const where = { marketId, candidateId: candidate.id, skill: 'Solidity' }
    await test.db.write((manager) => manager.update(CandidateSkillEntity, where, fields))
  }

  it('are exactly those with such a proof, level by level', async () => {
    const sizes: number[] = []
    for (const level of SKILL_LEVELS) {
      const ids = await found({ minLevel: level })
      expect(ids).toEqual(await expected(proves(level)))
      sizes.push(ids.length)
    }
    expect(sizes[0]).toBe(23)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(await found({ minLevel: 1 })).toEqual(await found({ verifiedOnly: 'true' }))
    expect(await found({ minLevel: 3, verifiedOnly: 'true' })).toEqual(await found({ minLevel: 3 }))
  })

  it('have a proof of every skill that is named, also by another name', async () => {
    for (const level of SKILL_LEVELS) {
      const both: Wanted = (held) => proves(level, 'Solidity')(held) && proves(level, 'Rust')(held)
      expect(await found({ skills: 'Solidity', minLevel: level })).toEqual(
        await expected(proves(level, 'Solidity')),
      )
      for (const skills of ['Solidity, Rust', 'rust solidity'])
        expect(await found({ skills, minLevel: level })).toEqual(await expected(both))
    }
    expect(await found({ skills: 'golang', minLevel: 1 })).toEqual(await expected(proves(1, 'Go')))
    expect(await found({ skills: 'Solidity', verifiedOnly: 'true' })).toEqual(
      await expected(proves(1, 'Solidity')),
    )
  })

  it('count by what was awarded and not by what is stated, while it is current and shared', async () => {
    const { id } = visitor.market.candidate
    const isFound = async (minLevel: number) => (await found({ skills: 'Solidity', minLevel })).includes(id)
    await write({ level: 4, awarded: 2, above: [7_000, 900] })
    expect([await isFound(2), await isFound(3)]).toEqual([true, false])
    await write({ level: 2, awarded: 4, above: [] })
    expect(await isFound(4)).toBe(true)
    await write({ visibility: 'private' })
    expect(await isFound(1)).toBe(false)
    await write({ visibility: 'shared', state: 'Expired' })
    expect(await isFound(1)).toBe(false)
    // A claim is no proof, however high.
    await visitor.actAs('Admin')
    await visitor.call(skillsApi.add, { body: { skill: 'Cryptography', level: 4 } })
    expect(await found({ skills: 'Cryptography', minLevel: 1 })).not.toContain(id)
  })

  it('are shown with level and month of each proof, and of a claim with neither', async () => {
    const { id } = visitor.market.candidate
    const shown = async () => {
      const { skills } = await visitor.call(peopleApi.get, { params: { id } })
      return skills.find(({ skill }) => skill === 'Solidity')
    }
    await write({ level: 4, awarded: 3, above: [5_200], verifiedAt: '2026-03-09T10:00:00.000Z' })
    const proof = { skill: 'Solidity', level: 4, verified: true, awarded: 3, month: '2026-03' }
    expect(await shown()).toEqual(proof)
    const { items } = await visitor.call(peopleApi.search, { query: { skills: 'Solidity', pageSize: 100 } })
    expect(items.find((one) => one.id === id)?.skills).toContainEqual(proof)
    for (const fields of [{ visibility: 'private' }, { visibility: 'shared', state: 'Expired' }] as const) {
      await write(fields)
      expect(await shown()).toEqual({ ...proof, verified: false, awarded: null, month: null })
    }
  })

  it('are listed by match and exported with the same filter; a level that is none is refused', async () => {
    const [first] = await found({ minLevel: 2 })
    expect(first).toBeDefined()
    const csv = await visitor.client.get('/api/company/export/candidates?minLevel=3&place=demo-team')
    expect(csv.statusCode).toBe(200)
    expect(csv.body.trim().split('\n')).toHaveLength(1 + (await found({ minLevel: 3 })).length)
    for (const minLevel of ['0', '5', '1.5', 'x', ''])
      expect((await visitor.send(peopleApi.search, { query: { minLevel } })).statusCode).toBe(400)
  })
})
