import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const PARTS = ['1', '2', '11', '12', '21'] as const
type Box = readonly [aisle: string, shelf: string | null]

export const STATEMENT = `SELECT COUNT(DISTINCT aisle || shelf)
FROM boxes;`
export const tableOf = (boxes: readonly Box[]): Table => ({
  name: 'boxes',
  columns: ['aisle text', 'shelf text'],
  rows: boxes,
})

export default template({
  id: 'sql/grouping/glued-pairs',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 4,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'Texts put together do not stand for a pair: other pairs give the same text, and a NULL part makes the whole NULL, which is not counted.',
  params: (rng) => {
    const [one = '1', other = '2'] = rng.shuffle(['1', '2'] as const)
    // 1|21 and 12|1 are both 121.
    const alike: Box[] = [
      [one, `${other}1`],
      [`${one}${other}`, '1'],
    ]
    const any = (): Box => [rng.pick(PARTS), rng.pick(PARTS)]
    const others = Array.from({ length: rng.int(1, 7) }, any)
    const boxes = rng.shuffle<Box>([
      ...alike,
      ...others,
      rng.pick([...alike, ...others]),
      ...Array.from({ length: rng.int(1, 2) }, (): Box => [rng.pick(PARTS), null]),
    ])
    return { boxes }
  },
  ask: ({ boxes }) => ({
    stem: 'Both columns hold text, and `||` puts two texts together. What number does this statement return?',
    code: shownWith([tableOf(boxes)], STATEMENT),
    answerHint: 'One whole number.',
  }),
  key: ({ boxes }) => ({
    kind: 'numeric',
    value: new Set(boxes.flatMap(([aisle, shelf]) => (shelf === null ? [] : [aisle + shelf]))).size,
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'Equal texts count once, also where the two parts differ; a text put together with NULL is NULL, and COUNT leaves it out.',
  source: ['ISO/IEC 9075-2:2023, aggregate function, character value expression'],
})
