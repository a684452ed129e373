import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const SCENES = [
  { who: 'patient', place: 'places in a care programme', goal: 'illnesses', proxy: 'cost' },
  { who: 'road', place: 'places on the repair list', goal: 'cracks', proxy: 'complaints' },
  { who: 'site', place: 'visits by the safety team', goal: 'hazards', proxy: 'fines' },
  { who: 'pupil', place: 'places in extra lessons', goal: 'gaps', proxy: 'requests' },
] as const
const PEOPLE = 9

export default template({
  id: 'machine-learning/framing/proxy-places',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A target that is easy to record stands in for the goal, and gives the places to others.',
  params: (rng) => {
    const places = rng.int(3, 5)
    const needs = rng.sample([2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20], PEOPLE).sort((x, y) => y - x)
    // At least one of those most in need stays out by the proxy.
    const out = rng.int(0, places - 1)
    const costs = rng.sample([20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80], PEOPLE)
    const lowest = costs.indexOf(Math.min(...costs))
    ;[costs[lowest], costs[out]] = [costs[out] ?? 0, costs[lowest] ?? 0]
    const rows = needs.map((need, i) => ({ need, cost: costs[i] ?? 0 }))
    return { scene: rng.pick(SCENES), places, rows: rng.shuffle(rows) }
  },
  ask: ({ scene: { who, place, goal, proxy }, places, rows }) => ({
    stem: `There are ${places} ${place}, meant for whoever has the most ${goal}. The model predicts \`${proxy}\` instead, which is easier to record. Suppose that its predictions are perfect, and that the places go to the highest ones. In total, how many ${goal} fewer do the ${places} chosen have than the ${places} with the most?`,
    code: grid(
      [who, goal, proxy],
      rows.map(({ need, cost }, i) => [i + 1, need, cost]),
    ),
    answerHint: 'One whole number.',
  }),
  key: ({ places, rows }) => {
    const needs = (by: 'need' | 'cost') =>
      [...rows]
        .sort((x, y) => y[by] - x[by])
        .slice(0, places)
        .reduce((sum, { need }) => sum + need, 0)
    return { kind: 'numeric', value: needs('need') - needs('cost'), tolerance: { absolute: 0 } }
  },
  why: () => 'A perfect prediction of the proxy still ranks by the proxy.',
  source: [
    'Obermeyer, Powers, Vogeli and Mullainathan, Dissecting racial bias in an algorithm used to manage the health of populations, Science, 2019',
  ],
})
