import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const NOTES = ['call back', 'paid', 'sent', 'urgent', 'new'] as const
const OLD = { name: 'yesterday', columns: ['id integer', 'note text'] }
const NEW = { name: 'today', columns: ['id integer', 'note text'] }

type Note = string | null
const toCase = (name: string, notes: readonly (readonly [was: Note, is: Note])[]) =>
  caseOf(
    name,
    [
      { ...OLD, rows: notes.map(([was], i) => [i + 1, was]) },
      { ...NEW, rows: notes.map(([, is], i) => [i + 1, is]) },
    ],
    ['id'],
    notes.flatMap(([was, is], i) => (was === is ? [] : [[i + 1]])),
  )

export default template({
  id: 'sql/nulls/what-changed',
  revision: 1,
  kind: 'code-sql',
  topic: 'nulls',
  grade: 4,
  nudge: -0.3,
  seconds: 300,
  lang: 'sql',
  status: 'active',
  idea: 'A comparison with NULL is unknown on either side; an empty text stands in for NULL only until there is one.',
  params: (rng) => {
    const [one = 'paid', other = 'sent', third = 'new'] = rng.sample(NOTES, 3)
    return {
      cases: [
        toCase(
          'three notes',
          rng.shuffle([
            [one, one],
            [one, other],
            [third, third],
            [other, rng.pick([one, third])],
          ] as const),
        ),
        toCase('one came, one went', [
          [null, one],
          [other, null],
          [third, third],
        ]),
        toCase('never any', [
          [null, null],
          [one, one],
          [null, null],
        ]),
        toCase('an empty note', [
          ['', null],
          [null, ''],
          ['', ''],
          [null, null],
        ]),
        toCase('all of it', [
          [one, other],
          [null, third],
          [third, null],
          [null, null],
          [other, other],
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'Both tables have the same `id` values, each once. List the `id` of every row whose `note` is another today than yesterday. No note (NULL) is another than any text, the empty one too, and the same as no note.',
    code: definitions([OLD, NEW]),
    answerHint: 'One SELECT with one column, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () => 'IS DISTINCT FROM (IS NOT in SQLite) takes NULL as a value; set operations do too.',
  source: ['ISO/IEC 9075-2:2023, distinct predicate, query expression'],
})
