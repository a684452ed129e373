import { randomInt } from 'node:crypto'
import { refusalOf } from './refusal'
import { REFUSED, SHOWN } from './refusal.cases'

const judge = (before: string, after: string, current?: boolean) =>
  refusalOf(before, after, { kind: 'point', current })

describe('A wording that is refused', () => {
  it('is every planted one, for the reason that it was planted for', () => {
    const told = REFUSED.map(([before, after, , current]) => ({
      after,
      current,
      why: judge(before, after, current)?.kind,
    }))

    expect(told).toEqual(REFUSED.map(([, after, why, current]) => ({ after, current, why })))
  })

  it('is planted in at least sixty cases', () => {
    const all = new Set(REFUSED.map(([before, after, , current]) => [before, after, current].join('|')))
    expect(all.size).toBe(REFUSED.length)
    expect(REFUSED.length).toBeGreaterThanOrEqual(60)
  })

  it('is none that says the same', () => {
    const refused = SHOWN.filter(([before, after, current]) => judge(before, after, current))

    expect(refused).toEqual([])
  })
})

/** A draw of our own, so that a failure can be run again by its seed. */
function drawing(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return {
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    number: (from: number, to: number) => from + Math.floor(next() * (to - from)),
  }
}

const DEEDS = [
  ['managed', 'managing', 'manage'],
  ['wrote', 'writing', 'write'],
  ['taught', 'teaching', 'teach'],
  ['sold', 'selling', 'sell'],
  ['prepared', 'preparing', 'prepare'],
  ['assessed', 'assessing', 'assess'],
] as const
const THINGS = ['patients', 'ledgers', 'lessons', 'contracts', 'services', 'menus', 'cases', 'bridges']
const PLACES = ['Halden Clinic', 'Meridian Labs', 'Pune University', 'Kestrel Foods', 'Northgate School']
const TOOLS = ['Salesforce', 'Kubernetes', 'PostgreSQL', 'Figma', 'SAP']
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

describe('Drawn sentences', () => {
  const seed = randomInt(1_000_000)
  const draw = drawing(seed)
  const sentences = Array.from({ length: 300 }, () => {
    const [past, gerund, base] = draw.pick(DEEDS)
    const first = draw.number(2, 90)
    const facts = [
      `${first} ${draw.pick(THINGS)}`,
      `at ${draw.pick(PLACES)}`,
      `with ${draw.pick(TOOLS)}`,
      `in ${draw.number(2001, 2024)}`,
    ]
    return { past, gerund, base, facts, gone: draw.number(0, facts.length) }
  })

  it(`that keep every fact are shown, and those that lost one are not (seed ${seed})`, () => {
    for (const { past, gerund, facts, gone } of sentences) {
      const before = `I was responsible for ${gerund} ${facts.join(' ')}.`
      const whole = `${capital(past)} ${facts.join(' ')}.`
      const less = `${capital(past)} ${facts.filter((_, at) => at !== gone).join(' ')}.`
      expect([seed, whole, judge(before, whole, false)]).toEqual([seed, whole, undefined])
      expect([seed, less, judge(before, less, false)?.kind]).toEqual([seed, less, 'lost fact'])
    }
  })

  it(`that lost their verb or speak in the tense of another job are not shown (seed ${seed})`, () => {
    for (const { past, base, facts } of sentences) {
      const before = `I ${past} ${facts.join(' ')}.`
      expect(judge(before, `${capital(facts.join(' '))}.`, false)?.kind).toBe('no verb')
      expect(judge(before, `${capital(base)} ${facts.join(' ')}.`, false)?.kind).toBe('mixed tenses')
    }
  })
})
