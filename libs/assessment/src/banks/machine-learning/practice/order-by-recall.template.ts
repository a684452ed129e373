import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const SUBJECTS = ['leaking pipes', 'forged bills', 'cracked blades', 'sick trees', 'faulty welds'] as const
const NAMES = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel'] as const

export interface Detector {
  name: string
  alarms: number
  right: number
  missed: number
}
const recallOf = ({ right, missed }: Detector): number => right / (right + missed)
const precisionOf = ({ right, alarms }: Detector): number => right / alarms
const places = (detectors: readonly Detector[], measure: (one: Detector) => number): number[] =>
  detectors
    .map((_, i) => i)
    .sort((x, y) => {
      const [left, right] = [detectors[x], detectors[y]]
      return left && right ? measure(right) - measure(left) : 0
    })

export default template({
  id: 'machine-learning/practice/order-by-recall',
  revision: 1,
  kind: 'ordering',
  topic: 'evaluation',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'How much of what is there a detector finds does not hang on how often it raises an alarm for nothing.',
  params: (rng) => {
    const detectors = drawnUntil(
      () =>
        rng.sample(NAMES, 4).map((name): Detector => {
          const [right, missed] = [rng.int(6, 18) * 5, rng.int(1, 12) * 5]
          return { name, right, missed, alarms: right + rng.int(1, 20) * 5 }
        }),
      (drawn) => {
        const recalls = drawn.map(recallOf).sort((x, y) => x - y)
        const apart = recalls.every((one, i) => i === 0 || one - (recalls[i - 1] ?? 0) > 0.06)
        const [byRecall, byPrecision, byHits] = [recallOf, precisionOf, ({ right }: Detector) => right].map(
          (measure) => places(drawn, measure).join(),
        )
        return apart && byRecall !== byPrecision && byRecall !== byHits
      },
    )
    return { subject: rng.pick(SUBJECTS), detectors }
  },
  ask: ({ subject, detectors }) => ({
    stem: `Four detectors of ${subject} were tried, each on other cases. Put them in order by the share of the real cases that they found, the highest at the top.`,
    code: grid(
      ['detector', 'alarms', 'of them right', 'real cases missed'],
      detectors.map(({ name, alarms, right, missed }) => [name, alarms, right, missed]),
    ),
    options: detectors.map(({ name }) => name),
  }),
  key: ({ detectors }) => ({ kind: 'ordering', orders: [places(detectors, recallOf)] }),
  why: ({ detectors }) =>
    `The real cases are those that were found and those that were missed. The share found, called recall, is ${detectors
      .map((one) => `${one.right} of ${one.right + one.missed} for ${one.name}`)
      .join(', ')}. False alarms do not enter into it; they lower the precision.`,
  source: ['Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, chapter 8'],
})
