import { template } from '../../../tasks/template'

const MODELS = ['random forest', 'bagged model', 'forest of extremely randomised trees'] as const

export default template({
  id: 'machine-learning/linear-and-trees/limit-of-averaging',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'Averaging takes away only the variance that the trees do not share; more trees cannot go below the rest.',
  params: (rng) => {
    const [few, many] = rng.pick([
      [5, 20],
      [10, 40],
      [10, 50],
      [20, 100],
    ] as const)
    // What the trees share, and what each has of its own.
    const [shared, own] = [rng.int(20, 90) / 10, rng.int(2, 9) * 20]
    return { model: rng.pick(MODELS), few, many, shared, own }
  },
  ask: ({ model, few, many, shared, own }) => {
    const variance = (trees: number) => Math.round(100 * (shared + own / trees)) / 100
    return {
      stem: `A ${model} is trained again and again on new training sets, and its prediction for one row varies. All trees have the same variance, and any two the same correlation. With ${few} trees the variance of the prediction is ${variance(few)}, with ${many} trees it is ${variance(many)}. Which variance does it come close to with very many trees?`,
      answerHint: 'A number, to one decimal place.',
    }
  },
  key: ({ shared }) => ({ kind: 'numeric', value: shared, tolerance: { absolute: 0.1 } }),
  why: () => 'The variance of the mean of B trees is ρσ² + (1 - ρ)σ²/B. Two values of B give both parts.',
  source: [
    'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, random forests',
  ],
})
