import { template } from '../../../tasks/template'

const BINS = ['low', 'middle', 'high'] as const

export default template({
  id: 'machine-learning/operations/population-stability',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 3,
  seconds: 210,
  status: 'active',
  idea: 'The stability index compares shares, not counts, and every bin adds to it whichever way it moved.',
  params: (rng) => {
    const first = rng.int(3, 6) * 5
    const last = rng.int(3, 6) * 5
    // Some move from one bin to another; the middle takes what is left.
    const moved = rng.pick([-10, -5, 5, 10, 15])
    const other = rng.pick([-5, 0, 5, 10])
    return {
      before: [first, 100 - first - last, last],
      now: [first + moved, 100 - first - last - moved - other, last + other],
      thousands: rng.pick([10, 20, 50]),
      hundreds: rng.pick([4, 6, 8]),
    }
  },
  ask: ({ before, now, thousands, hundreds }) => ({
    stem: 'The scores of a model were put into three bins when it was trained, and again last week. What is the population stability index: the sum over the bins of (share now - share then) · ln(share now / share then)?',
    code: [
      'scores  rows in training  rows last week',
      ...BINS.map(
        (name, i) =>
          `${name.padEnd(8)}${String((before[i] ?? 0) * thousands * 10).padStart(16)}${String((now[i] ?? 0) * hundreds).padStart(16)}`,
      ),
    ].join('\n'),
    answerHint: 'A number, to two decimal places.',
  }),
  key: ({ before, now }) => ({
    kind: 'numeric',
    value: before.reduce((sum, then, i) => {
      const share = now[i] ?? then
      return sum + ((share - then) / 100) * Math.log(share / then)
    }, 0),
    tolerance: { absolute: 0.01 },
  }),
  why: ({ before, now }) =>
    `The shares were ${before.join(', ')} % and are ${now.join(', ')} %; each bin is weighed by its own difference.`,
  source: [
    'Siddiqi: Credit risk scorecards, Wiley 2006',
    'Kullback and Leibler 1951: On information and sufficiency',
  ],
})
