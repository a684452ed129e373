import { template } from '../../../tasks/template'
import { drawDependencies, keysOf, saidOf, spellingsOf } from './dependencies'

export const COLUMNS = 'ABCDE'

export default template({
  id: 'sql/keys/candidate-keys',
  revision: 1,
  kind: 'short',
  topic: 'keys',
  grade: 5,
  seconds: 300,
  status: 'active',
  idea: 'A candidate key determines all columns and has none to spare; what no dependency leads to is in each, and cycles of dependencies make several.',
  params: (rng) => {
    const count = rng.int(2, 3)
    const draw = () => drawDependencies(rng, COLUMNS, rng.int(3, 5))
    let dependencies = draw()
    while (keysOf(COLUMNS, dependencies).length !== count) dependencies = draw()
    return { dependencies }
  },
  ask: ({ dependencies }) => ({
    stem: 'A table has five columns, A to E. These functional dependencies hold in it: the columns on the left determine the column on the right. Beside what follows from them no others hold. Which are the candidate keys of the table?',
    code: saidOf(dependencies),
    answerHint:
      'All candidate keys, in any order, with a comma between them. The letters of a key stand together in the order of the alphabet, such as BC, AE.',
  }),
  key: ({ dependencies }) => ({ kind: 'short', accept: spellingsOf(keysOf(COLUMNS, dependencies)) }),
  why: ({ dependencies }) =>
    `${keysOf(COLUMNS, dependencies).join(' and ')} determine all columns, and no smaller part of any of them does.`,
  source: ['Codd, "Further Normalization of the Data Base Relational Model", 1972'],
})
