import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/fallback-quality',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'What users get is the mix of the model and what stands in for it, by how often each answers.',
  params: (rng) => ({
    late: rng.int(2, 15),
    model: rng.int(86, 97),
    rule: rng.int(55, 75),
    silent: rng.pick([0, 1, 2]),
  }),
  ask: ({ late, model, rule, silent }) => ({
    stem: `A model that sorts support tickets is right for ${model} % of them. Where it takes too long, which happens in ${late} % of the calls regardless of the ticket, a fixed rule answers instead, which is right for ${rule} %.${silent === 0 ? '' : ` In another ${silent} % of the calls neither answers, and a default desk is used that is never right.`} What percentage of all tickets is sorted right?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ late, model, rule, silent }) => ({
    kind: 'numeric',
    value: ((100 - late - silent) * model + late * rule) / 100,
    tolerance: { absolute: 0.1 },
  }),
  why: ({ late, silent }) =>
    `${100 - late - silent} % of the tickets go by the model, ${late} % by the rule.`,
  source: ['Beyer et al.: Site reliability engineering, O’Reilly 2016, addressing cascading failures'],
})
