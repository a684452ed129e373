import { template } from '../../../tasks/template'

const STAGES = ['read', 'prepare', 'predict', 'write'] as const

export default template({
  id: 'machine-learning/operations/slowest-stage',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'A pipeline is as fast as its slowest stage, and workers speed up their own stage alone.',
  params: (rng) => ({
    stages: STAGES.map((name) => ({ name, rate: rng.int(4, 40) * 5, workers: rng.int(1, 6) })),
    faster: rng.pick(STAGES),
  }),
  ask: ({ stages, faster }) => ({
    stem: `A batch job scores rows in four stages that run at the same time, one feeding the next. The table shows what one worker of each stage can do, and how many workers there are. The code of the stage \`${faster}\` is then made twice as fast. How many rows a second does the whole job score in the long run?`,
    code: [
      'stage    rows a second per worker  workers',
      ...stages.map(
        ({ name, rate, workers }) =>
          `${name.padEnd(9)}${String(rate).padStart(24)}${String(workers).padStart(9)}`,
      ),
    ].join('\n'),
    answerHint: 'Rows a second, a whole number.',
  }),
  key: ({ stages, faster }) => ({
    kind: 'numeric',
    value: Math.min(...stages.map(({ name, rate, workers }) => rate * workers * (name === faster ? 2 : 1))),
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'Rate times workers of every stage, one of them doubled; the least of the four is the rate of the whole.',
  source: [
    'Kleppmann: Designing data-intensive applications, O’Reilly 2017, batch processing',
    'Goldratt and Cox: The goal, 1984',
  ],
})
