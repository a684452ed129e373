import { template } from '../../../tasks/template'

const SCENES = [
  'sorts letters by address',
  'reads number plates',
  'marks faulty bottles',
  'names birds by their song',
] as const

export default template({
  id: 'machine-learning/practice/mistakes-removed',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Two points of accuracy are a small step at 80 % and a large one at 96 %: it is the mistakes that are compared.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    wrong: rng.pick([4, 5, 8, 10, 12, 16, 20, 25]),
    removed: rng.pick([10, 20, 25, 30, 40, 50, 60, 75, 80]),
  }),
  ask: ({ scene, wrong, removed }) => ({
    stem: `A model that ${scene} has an accuracy of ${100 - wrong} %. Its successor has ${Number((100 - wrong + (wrong * removed) / 100).toFixed(2))} % on the same cases. By how many percent did the number of mistakes fall?`,
    answerHint: 'In percent, as a whole number without the sign.',
  }),
  key: ({ removed }) => ({ kind: 'numeric', value: removed, tolerance: { absolute: 0.5 } }),
  why: ({ wrong, removed }) => {
    const after = Number((wrong - (wrong * removed) / 100).toFixed(2))
    const gone = Number((wrong - after).toFixed(2))
    return `Of 100 cases ${wrong} were wrong and ${after} still are: ${gone} of ${wrong} mistakes are gone, ${removed} %. The difference of the two accuracies, ${gone}, are percentage points, which say little without where they begin.`
  },
  source: ['Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, 7.2'],
})
