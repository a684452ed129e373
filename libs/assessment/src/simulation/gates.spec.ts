import { mulberry32 } from '../engine/chance'
import { missingOf } from '../banks/bank'
import { BANKS } from '../banks/banks'
import { banked, drawnBank } from './drawn-bank'
import { simulate } from './population'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))

describe('500 simulated people', () => {
  const chance = mulberry32(seed)
  const PEOPLE = 500
  beforeAll(() => console.info(`simulation: seed ${seed}`))

  it('are told what they can, and no template is worn out', () => {
    const found = simulate(drawnBank(chance), { people: PEOPLE, widening: 1 }, chance)
    // The whole benchmark has narrower gates: 500 people vary by so much.
    expect(Math.abs(found.bias)).toBeLessThan(0.07)
    expect(found.rmse).toBeLessThan(found.meanSe * 1.15)
    expect(found.meanSe).toBeLessThan(0.38)
    expect(found.covered68).toBeGreaterThan(0.6)
    expect(found.covered90).toBeGreaterThan(0.85)
    expect(found.tooHigh).toBeLessThan(0.085)
    expect(found.tooHigh).toBeLessThan(found.tooHighNaive / 2)
    expect(found.maxExposure).toBeLessThan(0.34)
    expect(found.unused).toBeLessThan(0.15)
  })

  it('are told what they can by every bank that is whole', () => {
    for (const bank of BANKS.filter((one) => missingOf(one).length === 0)) {
      const found = simulate(banked(bank, chance), { people: PEOPLE, widening: 1 }, chance)
      expect(Math.abs(found.bias)).toBeLessThan(0.07)
      expect(found.meanSe).toBeLessThan(0.38)
      expect(found.tooHigh).toBeLessThan(0.085)
      expect(found.maxExposure).toBeLessThan(0.34)
      expect(found.unused).toBeLessThan(0.15)
    }
  })

  it('are told no more than is known where authors misjudge their tasks', () => {
    const found = simulate(drawnBank(chance, 0.5), { people: PEOPLE, widening: 1.2 }, chance)
    expect(found.covered90).toBeGreaterThan(0.87)
    expect(found.tooHigh).toBeLessThan(0.085)
  })

  it('get nothing for answering at random', () => {
    const { reached } = simulate(
      drawnBank(chance),
      { people: PEOPLE, widening: 1, manner: { guesses: true } },
      chance,
    )
    expect(reached[0]).toBeLessThan(0.03)
    expect(reached.slice(1)).toEqual([0, 0, 0])
  })

  it.each([12, 16, 20])('who stop after %d tasks get no badge too high for it', (patience) => {
    const found = simulate(drawnBank(chance), { people: PEOPLE, widening: 1, manner: { patience } }, chance)
    expect(found.meanTasks).toBeLessThanOrEqual(patience)
    expect(found.tooHigh).toBeLessThan(0.09)
  })
})
