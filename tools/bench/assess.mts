/**
 * The adaptive test with simulated people: how well it tells what they can, how often it gives too much, how worn its
 * tasks get. Run: npm run bench:assess -- [--people=2000]. Ends with 1 when a gate does not hold for
 * the three seeds together. First a bank that is drawn by the rules of a whole one (`WHOLE_BANK`), then every bank that
 * is whole, by its authors' grades.
 */
import { parseArgs } from 'node:util'
import { BANKS, missingOf, mulberry32 } from '../../libs/assessment/src/index.ts'
import { banked, drawnBank } from '../../libs/assessment/src/simulation/drawn-bank.ts'
import type { Chance } from '../../libs/assessment/src/index.ts'
import type { SimulatedBank } from '../../libs/assessment/src/simulation/attempt.ts'
import { simulate } from '../../libs/assessment/src/simulation/population.ts'
import type { Outcome, Population } from '../../libs/assessment/src/simulation/population.ts'

const { values } = parseArgs({ options: { people: { type: 'string', default: '2000' } } })
const people = Number(values.people)
const say = (text: string): void => void process.stdout.write(`${text}\n`)

type Gate = [name: string, value: number, low: number, high: number]
const common = (found: Outcome): Gate[] => [
  ['too high', found.tooHigh, 0, 0.05],
  ['highest exposure', found.maxExposure, 0, 0.31],
]
const asBuilt = (found: Outcome): Gate[] => [
  ...common(found),
  ['bias', Math.abs(found.bias), 0, 0.03],
  ['RMSE / SE', found.rmse / found.meanSe, 0, 1.05],
  ['68 % covers', found.covered68, 0.65, 0.8],
  ['90 % covers', found.covered90, 0.88, 0.97],
  ['unused', found.unused, 0, 0.15],
  ['mean SE', found.meanSe, 0, 0.38],
]
const able = (found: Outcome): Gate[] => [...common(found), ['bias', Math.abs(found.bias), 0, 0.12]]
const guessing = ({ reached }: Outcome): Gate[] => [
  ['reach Beginner', reached[0], 0, 0.02],
  ['reach more', reached[1], 0, 0],
]

interface Run {
  name: string
  errorSd?: number
  population?: Partial<Population>
  gates: (found: Outcome) => Gate[]
}
const RUNS: Run[] = [
  { name: 'as the authors think', gates: asBuilt },
  { name: 'authors err by 0.5, widened', errorSd: 0.5, population: { widening: 1.2 }, gates: common },
  { name: 'authors err by 0.8, widened', errorSd: 0.8, population: { widening: 1.2 }, gates: common },
  { name: 'able people', population: { mean: 0.5, sd: 1.2 }, gates: able },
  { name: 'at random', population: { manner: { guesses: true } }, gates: guessing },
  ...[12, 16, 20].map((patience) => ({
    name: `time for ${patience} tasks`,
    population: { manner: { patience } },
    gates: common,
  })),
]

const whole = BANKS.filter((bank) => missingOf(bank).length === 0)
const MADE: Record<string, (chance: Chance, errorSd: number) => SimulatedBank> = {
  drawn: drawnBank,
  ...Object.fromEntries(
    whole.map((bank) => [bank.track, (chance: Chance, errorSd: number) => banked(bank, chance, errorSd)]),
  ),
}

const SEEDS = [1, 2, 3]
let missed = 0
for (const [track, make] of Object.entries(MADE))
  for (const { name, errorSd = 0, population, gates } of RUNS) {
    const rows = SEEDS.map((seed) => {
      const chance = mulberry32(seed)
      const bank = make(chance, errorSd)
      const from = performance.now()
      const found = simulate(bank, { people, widening: 1, ...population }, chance)
      const perSecond = people / ((performance.now() - from) / 1_000)
      const told = gates(found)
      const figures = told.map(([gate, value]) => `${gate} ${value.toFixed(3)}`).join(', ')
      say(
        `${track}, ${name}, seed ${seed}: ${figures}; naive rule too high ${found.tooHighNaive.toFixed(3)}, exact ${found.exact.toFixed(3)}, ${found.meanTasks.toFixed(1)} tasks, ${perSecond.toFixed(0)} attempts/s`,
      )
      return told
    })
    // The seeds together: among so many figures of 2,000 people one is beyond its gate by chance alone.
    rows[0]?.forEach(([gate, , low, high], at) => {
      const value = rows.reduce((sum, row) => sum + (row[at]?.[1] ?? NaN), 0) / rows.length
      if (value >= low && value <= high) return
      missed += 1
      say(`MISSED: ${track}, ${name}: ${gate} ${value.toFixed(3)}, not ${low} to ${high}`)
    })
  }
say(missed === 0 ? 'Every gate holds.' : `${missed} gates missed.`)
process.exitCode = missed === 0 ? 0 : 1
