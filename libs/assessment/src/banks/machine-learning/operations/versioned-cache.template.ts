import { template } from '../../../tasks/template'

const USERS = ['a', 'b', 'c', 'd'] as const

export default template({
  id: 'machine-learning/operations/versioned-cache',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 3,
  seconds: 150,
  lang: 'python',
  status: 'active',
  idea: 'A cached prediction holds for its model version and for a time; after a release or too long it is made anew.',
  params: (rng) => {
    let minute = 0
    const requests = Array.from({ length: rng.int(8, 14) }, () => {
      minute += rng.int(1, 4)
      return { minute, user: rng.pick(USERS.slice(0, 3)) }
    })
    return { requests, release: rng.int(3, 6), life: rng.int(5, 12) }
  },
  ask: ({ requests, release, life }) => ({
    stem: `\`store\` keeps what is put into it. Version 2 of the model goes live before the request that follows the line "release". How many times is \`predict\` called for these requests?`,
    code: [
      'def answer(user, minute):',
      '    key = (user, model.version)',
      '    made, value = store.get(key, (None, None))',
      `    if made is None or minute - made >= ${life}:`,
      '        made, value = minute, model.predict(user)',
      '        store[key] = (made, value)',
      '    return value',
      '',
      ...requests.flatMap(({ minute, user }, i) => [
        ...(i === release ? ['# release of version 2'] : []),
        `answer("${user}", ${minute})`,
      ]),
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ requests, release, life }) => {
    const made = new Map<string, number>()
    let value = 0
    for (const [i, { minute, user }] of requests.entries()) {
      const key = `${user} ${i < release ? 1 : 2}`
      if (minute - (made.get(key) ?? -Infinity) < life) continue
      made.set(key, minute)
      value++
    }
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
  why: ({ life }) =>
    `A value is used again by the same user and version for less than ${life} minutes since it was made; reading it does not renew it.`,
  source: ['Crankshaw et al. 2017: Clipper: A low-latency online prediction serving system'],
})
