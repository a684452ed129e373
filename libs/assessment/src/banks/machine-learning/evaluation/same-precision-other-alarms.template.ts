import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  { of: 'loans', bad: 'fail', good: 'are paid back' },
  { of: 'claims', bad: 'are fraud', good: 'are honest' },
  { of: 'leases', bad: 'end in arrears', good: 'run well' },
  { of: 'returns', bad: 'are abuse', good: 'are fair' },
] as const
const odds = (percent: number) => percent / (100 - percent)

export default template({
  id: 'machine-learning/evaluation/same-precision-other-alarms',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'Where base rates differ, equal precision and equal recall force unequal false positive rates: notions of fairness exclude each other.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        base: rng.int(2, 8) * 5,
        otherBase: rng.int(2, 10) * 5,
        alarms: rng.int(2, 15),
      }),
      ({ base, otherBase, alarms }) =>
        Math.abs(base - otherBase) >= 10 && (alarms * odds(otherBase)) / odds(base) < 45,
    ),
  ask: ({ subject: { of, bad, good }, base, otherBase, alarms }) => ({
    stem: `A model flags ${of}. In group A ${base} % of all ${of} ${bad}, in group B ${otherBase} %. The model has the same recall in both groups, and the same precision in both. In group A it flags ${alarms} % of those that ${good}. What percentage of those that ${good} does it flag in group B?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ base, otherBase, alarms }) => ({
    kind: 'numeric',
    value: (alarms * odds(otherBase)) / odds(base),
    tolerance: { absolute: 0.1 },
  }),
  why: () =>
    'False positives per true positive are the same in both groups, so the false positive rate goes with the odds of the base rate.',
  source: ['Chouldechova 2017, Fair prediction with disparate impact, Big Data 5(2)'],
})
