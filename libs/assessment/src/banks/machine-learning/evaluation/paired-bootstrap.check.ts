import { check } from '../../../checks/check'
import task from './paired-bootstrap.template'

/** Small cases, all different, so that every line can be carried out on paper. */
const N = 40
/** A draw that repeats some numbers and leaves others out, another one for each name. */
const drawn = (name: string, size: number) =>
  Array.from({ length: size }, (_, at) => (at * at + (name === 'i' ? 7 : 11) * at + 3) % N)

/** What the line reads: the cases behind labels and models, in order. */
function readBy(line: string): Record<'labels' | 'one' | 'other' | 'labelsOfOther', number[]> {
  const size = line.includes('n // 10') ? N / 10 : N
  const plain = Array.from({ length: N }, (_, at) => at)
  const places: Record<string, number[]> = line.includes('permutation')
    ? { i: [...plain].reverse() }
    : { i: drawn('i', size), j: drawn('j', size) }
  const [labels = [], one = [], labelsOfOther = [], other = []] = [
    ...line.matchAll(/m\((y)(?:\[(\w)\])?, \w+\[(\w)\]\)/g),
  ].flatMap(([, , label = '', model = '']) => [places[label] ?? plain, places[model] ?? plain])
  return { labels, one, labelsOfOther, other }
}

/** One replicate: as many cases as there are, some of them twice, the same for the labels and both models. */
export default check(task, {
  option: (_, line) => {
    const { labels, one, labelsOfOther, other } = readBy(line)
    const paired = [labels, labelsOfOther, other].every((places) => places.join() === one.join())
    return paired && one.length === N && new Set(one).size < N
  },
})
