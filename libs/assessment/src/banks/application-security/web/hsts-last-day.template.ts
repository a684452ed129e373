import { template } from '../../../tasks/template'

const DAY = 86_400
const AGES = [10, 20, 30, 60, 90, 180] as const

export default template({
  id: 'application-security/web/hsts-last-day',
  revision: 1,
  kind: 'numeric',
  topic: 'web',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'Each HTTPS answer with the header sets the time anew, also to a shorter one; an answer without it changes nothing.',
  params: (rng) => {
    const ages = [...rng.sample(AGES, rng.int(2, 3)), ...(rng.pick([true, false]) ? [null] : [])]
    let day = 0
    // Steps are shorter than the shortest time, so the policy never runs out in between.
    const answers = ages.map((age) => ({ day: (day += rng.int(1, 8)), age }))
    return { host: rng.pick(['shop', 'bank', 'clinic', 'forum']), answers }
  },
  ask: ({ host, answers }) => ({
    stem: `A browser has never been to \`${host}.example\`, and the host is on no preload list. The browser gets these answers from it over HTTPS, each at noon, and nothing else. A day has ${DAY} seconds. At noon of which day does the browser stop to turn \`http://${host}.example\` into HTTPS by itself?`,
    code: answers
      .map(
        ({ day, age }) =>
          `day ${String(day).padStart(2)}  ${age === null ? '(no such header)' : `Strict-Transport-Security: max-age=${age * DAY}`}`,
      )
      .join('\n'),
    answerHint: 'The number of the day.',
  }),
  key: ({ answers }) => {
    const { day, age } = answers.filter(({ age }) => age !== null).at(-1) ?? { day: 0, age: 0 }
    return { kind: 'numeric', value: day + (age ?? 0), tolerance: { absolute: 0 } }
  },
  why: () =>
    'The last answer with the header counts: its day and its max-age. An answer without the header leaves the policy as it is.',
  source: ['RFC 6797, 8.1 Strict-Transport-Security response header field processing'],
})
