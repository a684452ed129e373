import { template } from '../../../tasks/template'
import { sum } from './reckon'
import { drawnUntil } from '../../draws'

export default template({
  id: 'machine-learning/evaluation/precision-or-recall',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'python',
  status: 'active',
  idea: 'Precision looks at what was predicted positive, recall at what is positive.',
  params: (rng) => {
    const cells = drawnUntil(
      () => ({ found: rng.int(2, 5), alarms: rng.int(1, 4), missed: rng.int(1, 4), right: rng.int(2, 4) }),
      ({ alarms, missed }) => alarms !== missed,
    )
    const pairs = ([truth, said]: readonly [number, number], count: number) =>
      Array.from({ length: count }, () => [truth, said] as const)
    const { found, alarms, missed, right } = cells
    const cases = [
      ...pairs([1, 1], found),
      ...pairs([0, 1], alarms),
      ...pairs([1, 0], missed),
      ...pairs([0, 0], right),
    ]
    return { cases: rng.shuffle(cases), asked: rng.pick(['precision', 'recall'] as const) }
  },
  ask: ({ cases, asked }) => ({
    stem: `What is the ${asked} of class 1?`,
    code: `y_true = [${cases.map(([truth]) => truth).join(', ')}]\ny_pred = [${cases.map(([, said]) => said).join(', ')}]`,
    answerHint: 'A number between 0 and 1, to two decimal places.',
  }),
  key: ({ cases, asked }) => {
    const both = sum(cases.map(([truth, said]) => truth * said))
    const base = sum(cases.map(([truth, said]) => (asked === 'precision' ? said : truth)))
    return { kind: 'numeric', value: both / base, tolerance: { absolute: 0.01 } }
  },
  why: ({ asked }) =>
    asked === 'precision'
      ? 'Of the cases predicted 1, the share that is 1.'
      : 'Of the cases that are 1, the share predicted 1.',
  source: ['Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, chapter 8'],
})
