import { template } from '../../../tasks/template'
import { grid } from './grid'
import { drawnUntil } from '../../draws'

/** People of one group: able or not, picked or not. */
export interface Group {
  ablePicked: number
  ableLeft: number
  otherPicked: number
  otherLeft: number
}
const share = (part: number, rest: number) => (100 * part) / (part + rest)

/** What is said against the model, and the rate that it is about. */
const COMPLAINTS = {
  opportunity: {
    said: 'Suitable people of group B are picked less often than suitable people of group A.',
    rate: ({ ablePicked, ableLeft }: Group) => share(ablePicked, ableLeft),
  },
  alarms: {
    said: 'Unsuitable people of group B are turned away more often than unsuitable people of group A.',
    rate: ({ otherPicked, otherLeft }: Group) => share(otherPicked, otherLeft),
  },
  selection: {
    said: 'All in all, people of group B are picked less often than people of group A.',
    rate: ({ ablePicked, ableLeft, otherPicked, otherLeft }: Group) =>
      share(ablePicked + otherPicked, ableLeft + otherLeft),
  },
  precision: {
    said: 'Of those picked from group B a smaller part proves suitable than of those picked from group A.',
    rate: ({ ablePicked, otherPicked }: Group) => share(ablePicked, otherPicked),
  },
} as const
const NAMES = ['opportunity', 'alarms', 'selection', 'precision'] as const
const PLACES = ['apprenticeships', 'grants', 'trial shifts', 'training places'] as const

export default template({
  id: 'machine-learning/evaluation/complaint-to-rate',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'Each notion of fairness compares another rate: among the suitable, the unsuitable, all, or those picked.',
  params: (rng) => {
    const group = (): Group => ({
      ablePicked: rng.int(20, 90),
      ableLeft: rng.int(10, 60),
      otherPicked: rng.int(10, 60),
      otherLeft: rng.int(40, 120),
    })
    const complaint = rng.pick(NAMES)
    const gap = (groups: readonly [Group, Group], name: (typeof NAMES)[number]) =>
      COMPLAINTS[name].rate(groups[0]) - COMPLAINTS[name].rate(groups[1])
    const groups = drawnUntil(
      () => [group(), group()] as const,
      (drawn) =>
        gap(drawn, complaint) > 5 &&
        NAMES.every((name) => name === complaint || Math.abs(gap(drawn, name) - gap(drawn, complaint)) > 2),
    )
    return { complaint, groups, places: rng.pick(PLACES) }
  },
  ask: ({ complaint, groups: [a, b], places }) => ({
    stem: `A model picks people for ${places}; later it was found out who of all was suitable. Somebody complains: "${COMPLAINTS[complaint].said}" By how many percentage points do the two groups differ in the rate that this is about?`,
    code: grid([
      ['', 'group A', 'group B'],
      ['suitable, picked', a.ablePicked, b.ablePicked],
      ['suitable, turned away', a.ableLeft, b.ableLeft],
      ['unsuitable, picked', a.otherPicked, b.otherPicked],
      ['unsuitable, turned away', a.otherLeft, b.otherLeft],
    ]),
    answerHint: 'Percentage points, to one decimal place, without a sign.',
  }),
  key: ({ complaint, groups: [a, b] }) => ({
    kind: 'numeric',
    value: COMPLAINTS[complaint].rate(a) - COMPLAINTS[complaint].rate(b),
    tolerance: { absolute: 0.2 },
  }),
  why: ({ complaint }) =>
    ({
      opportunity: 'The true positive rates are compared (equal opportunity).',
      alarms: 'The rates among the unsuitable are compared (false positive rate, a part of equalised odds).',
      selection: 'The shares picked of everybody are compared (demographic parity).',
      precision: 'The shares suitable among those picked are compared (predictive parity).',
    })[complaint],
  source: [
    'Hardt, Price, Srebro 2016, Equality of opportunity in supervised learning, NIPS 29',
    'Barocas, Hardt, Narayanan, Fairness and Machine Learning, chapter on classification',
  ],
})
