import { template } from '../../../tasks/template'
import { grid } from './grid'
import { mean, sum } from './reckon'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  'reads handwritten digits',
  'names plants',
  'sorts letters',
  'finds the language of a text',
] as const

export default template({
  id: 'machine-learning/evaluation/expected-calibration-error',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'The expected calibration error weighs the gap of each bin by its cases, and gaps of opposite sign do not cancel.',
  params: (rng) => {
    const bins = drawnUntil(
      () =>
        rng.shuffle([1, -1, 1, -1]).map((sign, i) => {
          const confidence = 55 + i * 12 + rng.int(-3, 3)
          return {
            confidence,
            right: confidence + sign * rng.int(1, 8),
            cases: rng.pick([50, 100, 150, 300, 400]),
          }
        }),
      (drawn) => {
        const gaps = drawn.map(({ confidence, right }) => Math.abs(confidence - right))
        const weighted =
          sum(drawn.map(({ cases }, i) => cases * (gaps[i] ?? 0))) / sum(drawn.map(({ cases }) => cases))
        return Math.abs(weighted - mean(gaps)) > 0.5
      },
    )
    return { bins, subject: rng.pick(SUBJECTS) }
  },
  ask: ({ bins, subject }) => ({
    stem: `A model ${subject} and says how sure it is. Its test cases fall into four bins of confidence. What is its expected calibration error over these bins?`,
    code: grid([
      ['cases', 'mean confidence', 'accuracy'],
      ...bins.map(({ cases, confidence, right }) => [cases, `${confidence} %`, `${right} %`]),
    ]),
    answerHint: 'Percentage points, to one decimal place.',
  }),
  key: ({ bins }) => ({
    kind: 'numeric',
    value:
      sum(bins.map(({ cases, confidence, right }) => cases * Math.abs(confidence - right))) /
      sum(bins.map(({ cases }) => cases)),
    tolerance: { absolute: 0.1 },
  }),
  why: () =>
    'The mean of the absolute gaps between confidence and accuracy, each weighted by the cases of its bin.',
  source: ['Guo, Pleiss, Sun, Weinberger 2017, On calibration of modern neural networks, ICML'],
})
