import { template } from '../../../tasks/template'

const CYCLES = [
  { what: 'hour of the day', period: 24 },
  { what: 'minute of the hour', period: 60 },
  { what: 'quarter of an hour since midnight', period: 96 },
  { what: 'month, with January as 0', period: 12 },
  { what: 'wind direction in steps of ten degrees', period: 36 },
] as const

export default template({
  id: 'machine-learning/framing/same-sine',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 3,
  seconds: 120,
  lang: 'python',
  status: 'active',
  idea: 'One of sine and cosine alone gives two times of a cycle the same value; it takes both.',
  params: (rng) => {
    const { what, period } = rng.pick(CYCLES)
    const wave = rng.pick(['sin', 'cos'] as const)
    // The ends of the wave have no partner.
    const alone = wave === 'sin' ? [period / 4, (3 * period) / 4] : [0, period / 2]
    const times = Array.from({ length: period }, (_, i) => i).filter((time) => !alone.includes(time))
    return { what, period, wave, time: rng.pick(times) }
  },
  ask: ({ what, period, wave, time }) => ({
    stem: `A column holds the ${what}, from 0 to ${period - 1}. A model sees it through this feature alone. Which other value of the column is the same as ${time} to it?`,
    code: `df['feature'] = np.${wave}(2 * np.pi * df['value'] / ${period})`,
    answerHint: 'One whole number.',
  }),
  key: ({ period, wave, time }) => ({
    kind: 'numeric',
    value: ((wave === 'sin' ? period / 2 : period) - time + period) % period,
    tolerance: { absolute: 0 },
  }),
  why: () => 'The sine is the same on both sides of the quarter, the cosine on both sides of the half.',
  source: [
    'scikit-learn, example Time-related feature engineering',
    'NIST Digital Library of Mathematical Functions, trigonometric functions: definitions and periodicity',
  ],
})
