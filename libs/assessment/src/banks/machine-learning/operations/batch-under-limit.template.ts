import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/batch-under-limit',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  status: 'active',
  idea: 'A larger batch costs its first request twice: waiting for the others, and a longer run.',
  params: (rng) => ({
    gap: rng.pick([1, 2, 4, 5]),
    fixed: rng.int(6, 20),
    each: rng.int(1, 3),
    limit: rng.int(8, 20) * 10,
  }),
  ask: ({ gap, fixed, each, limit }) => ({
    stem: `Requests reach a model service evenly, one every ${gap} ms. The service collects a batch and runs it as soon as it is full, on a GPU that is free by then. A batch of n requests runs for ${fixed} + ${each}·n ms, and all its answers come at the end. No request may take more than ${limit} ms from arrival to answer. How large may a batch be at most?`,
    answerHint: 'One whole number.',
  }),
  key: ({ gap, fixed, each, limit }) => ({
    kind: 'numeric',
    value: Math.floor((limit - fixed + gap) / (gap + each)),
    tolerance: { absolute: 0 },
  }),
  why: ({ gap, fixed, each }) =>
    `The first request waits (n - 1) · ${gap} ms until the batch is full, then ${fixed} + ${each}·n ms.`,
  source: ['Crankshaw et al. 2017: Clipper: A low-latency online prediction serving system'],
})
