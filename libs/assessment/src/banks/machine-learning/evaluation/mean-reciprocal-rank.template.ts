import { template } from '../../../tasks/template'
import { mean } from './reckon'
import { drawnUntil } from '../../draws'

const QUERIES = [
  'reset password',
  'cancel order',
  'opening hours',
  'change address',
  'broken screen',
  'second invoice',
  'gift card',
  'delivery abroad',
] as const
const SHOWN = 5

export default template({
  id: 'machine-learning/evaluation/mean-reciprocal-rank',
  revision: 1,
  kind: 'numeric',
  topic: 'evaluation',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'The reciprocal rank looks at the first relevant result alone, and a query without one counts as 0, not as missing.',
  params: (rng) => {
    const hits = (first: number) =>
      Array.from({ length: SHOWN }, (_, i) => (i + 1 < first ? 0 : i + 1 === first ? 1 : rng.int(0, 1)))
    const firsts = drawnUntil(
      () => Array.from({ length: 3 }, () => rng.int(1, SHOWN)),
      (drawn) => new Set(drawn).size > 1,
    )
    const results = rng.shuffle([...firsts, SHOWN + 1].map(hits))
    return { queries: rng.sample(QUERIES, results.length), results }
  },
  ask: ({ queries, results }) => ({
    stem: `A search shows ${SHOWN} results for each query. In order of rank, 1 is a relevant result and 0 is not. What is the mean reciprocal rank over these queries?`,
    code: results.map((hits, i) => `${(queries[i] ?? '').padEnd(16)} ${hits.join(' ')}`).join('\n'),
    answerHint: 'A number between 0 and 1, to two decimal places.',
  }),
  key: ({ results }) => ({
    kind: 'numeric',
    value: mean(results.map((hits) => (hits.includes(1) ? 1 / (hits.indexOf(1) + 1) : 0))),
    tolerance: { absolute: 0.01 },
  }),
  why: () =>
    'One divided by the rank of the first relevant result, 0 where there is none, averaged over all queries.',
  source: ['Voorhees 1999, The TREC-8 question answering track report'],
})
