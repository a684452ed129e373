import { template } from '../../../tasks/template'

const NAMES = ['ranker', 'scorer', 'tagger', 'pricer', 'router'] as const

export default template({
  id: 'machine-learning/operations/registry-log',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 2,
  nudge: -0.3,
  seconds: 90,
  status: 'active',
  idea: 'Rolling back twice goes back two releases, and a version that was rolled back is no longer a place to go back to.',
  params: (rng) => {
    const events: string[] = []
    let [version, depth] = [rng.int(11, 60), 0]
    const promote = () => {
      version += rng.int(1, 4)
      depth++
      events.push(`promote ${version}`)
    }
    const back = (times: number) => {
      for (let i = 0; i < Math.min(times, depth - 1); i++) events.push('rollback')
      depth -= Math.min(times, depth - 1)
    }
    for (let i = 0; i < 3; i++) promote()
    back(rng.int(1, 2))
    for (let i = 0; i < rng.int(1, 2); i++) promote()
    back(rng.int(1, 3))
    return { name: rng.pick(NAMES), events }
  },
  ask: ({ name, events }) => ({
    stem: `This is the whole log of the model \`${name}\`. \`promote\` puts a version into service. \`rollback\` undoes the latest promotion that is not undone yet. Which version serves after the last line?`,
    code: events.join('\n'),
    answerHint: 'The number of the version.',
  }),
  key: ({ events }) => {
    const served: number[] = []
    for (const event of events) {
      if (event === 'rollback') served.pop()
      else served.push(Number(event.split(' ')[1]))
    }
    return { kind: 'numeric', value: served.at(-1) ?? 0, tolerance: { absolute: 0 } }
  },
  why: () =>
    'Each rollback takes away the last promotion that still counts, and the one before it serves again.',
  source: ['Sculley et al. 2015: Hidden technical debt in machine learning systems'],
})
