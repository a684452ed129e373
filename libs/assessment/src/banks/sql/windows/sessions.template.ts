import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const CLICKS = { name: 'clicks', columns: ['person text', 'minute integer'] }
const PEOPLE = ['Ana', 'Bela', 'Cem'] as const

type Minutes = readonly (readonly number[])[]
function sessionsIn(minutes: readonly number[], pause: number): number {
  const sorted = [...minutes].sort((x, y) => x - y)
  return sorted.filter((minute, i) => i === 0 || minute - (sorted[i - 1] ?? 0) > pause).length
}
const toCase = (name: string, pause: number, clicks: Minutes) => {
  const rows = clicks.flatMap((minutes, i) => minutes.map((minute): Cell[] => [PEOPLE[i] ?? '', minute]))
  return caseOf(
    name,
    [{ ...CLICKS, rows }],
    ['person', 'sessions'],
    clicks.map((minutes, i): Cell[] => [PEOPLE[i] ?? '', sessionsIn(minutes, pause)]),
  )
}

export default template({
  id: 'sql/windows/sessions',
  revision: 1,
  kind: 'code-sql',
  topic: 'windows',
  grade: 4,
  seconds: 420,
  lang: 'sql',
  status: 'active',
  idea: 'A session begins where a row is far from the row before it or has none: a comparison with LAG marks it, and the marks are counted.',
  params: (rng) => {
    const pause = rng.int(4, 12) * 5
    const from = rng.int(0, 90)
    const at = (...minutes: number[]) => minutes.map((minute) => from + minute)
    return {
      pause,
      cases: [
        toCase('two people', pause, [at(0, 10, pause + 20), at(5, 12)]),
        toCase('exactly the pause', pause, [at(0, pause, 2 * pause), at(0, pause + 1), at(3)]),
        toCase('longer than the pause in all', pause, [
          at(0, pause - 3, 2 * pause - 6, 3 * pause - 9, 9 * pause),
          at(1, 2, 3 * pause),
        ]),
        toCase('one between two of another', pause, [
          at(0, 2 * pause),
          at(pause, 3 * pause + 2),
          at(pause + 1, pause + 2),
        ]),
        toCase('stored backwards', pause, [
          at(0, 4, 2 * pause, 2 * pause + 9, 5 * pause).reverse(),
          at(2 * pause, 0).reverse(),
        ]),
      ],
    }
  },
  ask: ({ pause, cases }) => ({
    stem: `Each row is a click of a person in a minute, which is a running number; no person clicks twice in one minute. A session of a person ends when more than ${pause} minutes lie between a click and the next one: that next click begins a new session. For each person show \`person\` and the number of sessions.`,
    code: definitions([CLICKS]),
    answerHint: 'One SELECT with two columns, one row for each person, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'LAG within the person gives the click before; the first has none and begins a session too. Dividing the minutes by the pause cuts where nobody paused.',
  source: ['ISO/IEC 9075-2:2023, window function, window clause'],
})
