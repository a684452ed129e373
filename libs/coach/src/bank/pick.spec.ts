import { randomUUID } from 'node:crypto'
import type { PracticeType } from '@tryka/domain'
import { QUESTIONS } from './bank'
import { pickQuestions, type Wanted } from './pick'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-25T12:00:00.000Z')
const TYPES: PracticeType[] = ['behavioural', 'technical', 'culture', 'behavioural']
const wanted = (over: Partial<Wanted> = {}): Wanted => ({
  session: randomUUID(),
  types: TYPES,
  areas: ['Blockchain'],
  level: 'mid',
  skills: [],
  weakest: null,
  met: new Map(),
  now: NOW,
  againDays: 90,
  ...over,
})
const idsOf = (over: Partial<Wanted>) => pickQuestions(QUESTIONS, wanted(over)).map(({ id }) => id)

describe('The questions of a session', () => {
  it('are of its types in their order, of its field, of its level, and none twice', () => {
    const picked = pickQuestions(QUESTIONS, wanted())
    expect(picked.map(({ type }) => type)).toEqual(TYPES)
    expect(new Set(picked).size).toBe(TYPES.length)
    for (const { areas, level } of picked) {
      expect(areas.length === 0 || areas.includes('Blockchain')).toBe(true)
      expect(level).toBe('mid')
    }
  })

  it('are the same for the same session, and others for others', () => {
    const session = randomUUID()
    expect(idsOf({ session })).toEqual(idsOf({ session }))
    const many = new Set(Array.from({ length: 30 }, () => idsOf({}).join()))
    expect(many.size).toBeGreaterThan(1)
  })

  it('were never met, then not for long, and only then met lately', () => {
    const [first = ''] = idsOf({ types: ['behavioural'] })
    const mid = QUESTIONS.filter(({ type, level }) => type === 'behavioural' && level === 'mid')
    const others = mid.filter(({ id }) => id !== first)
    const lately = new Map(others.map(({ id }) => [id, NOW - DAY_MS]))
    expect(idsOf({ types: ['behavioural'], met: lately })).toEqual([first])
    const long = new Map(mid.map(({ id }) => [id, NOW - (id === first ? 91 : 1) * DAY_MS]))
    expect(idsOf({ types: ['behavioural'], met: long })).toEqual([first])
  })

  it('ask for what the posting asks for first', () => {
    const [picked] = pickQuestions(QUESTIONS, wanted({ types: ['technical'], skills: ['Solidity'] }))
    expect(picked?.skills).toContain('Solidity')
  })

  it('are fewer where there are no more', () => {
    const cases = QUESTIONS.filter(
      ({ type, areas, status }) => type === 'case' && areas.includes('DevOps') && status === 'active',
    )
    const types = cases.concat(cases).map((): PracticeType => 'case')
    expect(idsOf({ types, areas: ['DevOps'] })).toHaveLength(cases.length)
  })
})
