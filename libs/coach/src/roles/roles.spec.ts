import { FOCUS_AREAS, findSkill } from '@tryka/domain'
import { roleOf, ROLES, rolesNamed } from './roles'

describe('Roles', () => {
  it('are five of each field, each once', () => {
    expect(ROLES).toHaveLength(40)
    for (const area of FOCUS_AREAS) expect(ROLES.filter((role) => role.area === area)).toHaveLength(5)
    expect(new Set(ROLES.map(({ id }) => id)).size).toBe(40)
    expect(new Set(ROLES.map(({ name }) => name)).size).toBe(40)
    for (const role of ROLES) expect(roleOf(role.id)).toBe(role)
  })

  it('ask for skills of the catalogue by their names, each once and at least two required', () => {
    for (const { id, skills } of ROLES) {
      for (const { skill } of skills) expect([id, findSkill(skill)?.name]).toEqual([id, skill])
      expect(new Set(skills.map(({ skill }) => skill)).size).toBe(skills.length)
      expect(skills.filter(({ importance }) => importance === 'must').length).toBeGreaterThanOrEqual(2)
    }
  })

  it('have codes of the right form, an ESCO occupation once', () => {
    const esco = ROLES.flatMap((role) => role.esco ?? [])
    for (const code of esco) expect(code).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(new Set(esco).size).toBe(esco.length)
    for (const { onet } of ROLES) if (onet) expect(onet).toMatch(/^\d{2}-\d{4}\.\d{2}$/)
  })

  it('are found in titles of postings as whole words', () => {
    expect(rolesNamed('Senior Data Engineer (Remote)')).toEqual(['data-science/data-engineer'])
    expect(rolesNamed('Junior Smart-Contract Engineer')).toEqual(['blockchain/smart-contract-engineer'])
    expect(rolesNamed('Database Administrators')).toEqual([])
    expect(rolesNamed('')).toEqual([])
  })
})
