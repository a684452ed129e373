import { template } from '../../../tasks/template'

export interface Machine {
  cents: number
  rate: number
  used: number
}
const LENGTH = 5
/** Neighbours differ by at least this factor. */
const APART = 1.15

export const textOf = ({ cents, rate, used }: Machine): string =>
  `${(cents / 100).toFixed(2)} an hour, up to ${rate} predictions a second, ${used} % of that used`
const costOf = ({ cents, rate, used }: Machine): number => cents / (rate * used)

export default template({
  id: 'machine-learning/operations/machines-by-cost',
  revision: 1,
  kind: 'ordering',
  topic: 'operations',
  grade: 2,
  seconds: 150,
  status: 'active',
  idea: 'The cost of a prediction is the price of the time over what is really predicted in it: idle hours are paid too.',
  params: (rng) => {
    const machines: Machine[] = []
    while (machines.length < LENGTH) {
      const machine = { cents: rng.int(2, 24) * 20, rate: rng.int(2, 20) * 50, used: rng.int(2, 9) * 10 }
      const [low, high] = [costOf(machine) / APART, costOf(machine) * APART]
      if (machines.every((one) => costOf(one) < low || costOf(one) > high)) machines.push(machine)
    }
    return { machines }
  },
  ask: ({ machines }) => ({
    stem: 'Five set-ups serve the same model. Each has a price in euros, a capacity, and the share of it that requests use on average over the day. Put them in order of what one prediction costs, the cheapest at the top.',
    options: machines.map(textOf),
  }),
  key: ({ machines }) => ({
    kind: 'ordering',
    orders: [
      [...machines]
        .sort((left, right) => costOf(left) - costOf(right))
        .map((machine) => machines.indexOf(machine)),
    ],
  }),
  why: ({ machines }) =>
    machines
      .map((one) => `${textOf(one)}: ${((costOf(one) * 1e8) / 3600 / 100).toFixed(2)} per million`)
      .join('; '),
  source: ['Hennessy and Patterson: Computer architecture, 6th edition, warehouse-scale computers'],
})
