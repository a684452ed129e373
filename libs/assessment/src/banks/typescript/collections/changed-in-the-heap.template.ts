import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

interface Task {
  name: string
  due: number
}

const CODE = `const heap = []
const swap = (i, j) => ([heap[i], heap[j]] = [heap[j], heap[i]])
const isBefore = (i, j) => heap[i].due < heap[j].due
function push(task) {
  let i = heap.push(task) - 1
  for (let up; i > 0 && isBefore(i, (up = (i - 1) >> 1)); i = up) swap(i, up)
}
function pop() {
  swap(0, heap.length - 1)
  const task = heap.pop()
  for (let i = 0, next; (next = 2 * i + 1) < heap.length; i = next) {
    if (next + 1 < heap.length && isBefore(next + 1, next)) next += 1
    if (!isBefore(next, i)) break
    swap(i, next)
  }
  return task.name
}`

/** Where a task belongs that may rise from a place, with the path above it moved down. */
function risen(heap: readonly Task[], at: number, task: Task): Task[] {
  const up = Math.floor((at - 1) / 2)
  const above = heap[up]
  if (at === 0 || above === undefined || above.due <= task.due) return heap.with(at, task)
  return risen(heap.with(at, above), up, task)
}
function sunk(heap: readonly Task[], at: number, task: Task): Task[] {
  const below = [2 * at + 1, 2 * at + 2].filter((i) => i < heap.length)
  const due = (i: number) => heap[i]?.due ?? Infinity
  const least = below.reduce((best, i) => (due(i) < due(best) ? i : best), below[0] ?? -1)
  const lower = heap[least]
  if (lower === undefined || lower.due >= task.due) return heap.with(at, task)
  return sunk(heap.with(at, lower), least, task)
}
/** The order in which tasks come out, of which one changes after all are in. */
function comeOut(tasks: readonly Task[], changed: Task): string[] {
  let heap = tasks.reduce<Task[]>((now, task) => risen([...now, task], now.length, task), [])
  heap = heap.map((task) => (task.name === changed.name ? changed : task))
  const names: string[] = []
  while (heap.length > 0) {
    names.push(heap[0]?.name ?? '')
    const last = heap.pop()
    if (last && heap.length > 0) heap = sunk(heap, 0, last)
  }
  return names
}
const byDue = (tasks: readonly Task[]): string[] =>
  [...tasks].sort((a, b) => a.due - b.due).map(({ name }) => name)

function draw(rng: Rng) {
  const dues = rng.sample([10, 20, 30, 40, 50, 60, 70, 80], rng.int(4, 5))
  const tasks = rng
    .sample(['a', 'b', 'c', 'd', 'e', 'f'], dues.length)
    .map((name, i) => ({ name, due: dues[i] ?? 0 }))
  const { name } = rng.pick(tasks)
  return { tasks, changed: { name, due: rng.pick([5, 15, 25, 35, 45, 55, 65, 75, 85]) } }
}

export default template({
  id: 'typescript/collections/changed-in-the-heap',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 5,
  seconds: 300,
  lang: 'javascript',
  status: 'active',
  idea: 'A priority queue compares only when something is put in or taken out: a priority that is changed inside moves nothing, and the order that comes out is neither the old nor the new one.',
  params: (rng) =>
    drawnUntil(
      () => draw(rng),
      ({ tasks, changed }) => {
        const out = String(comeOut(tasks, changed))
        const now = tasks.map((task) => (task.name === changed.name ? changed : task))
        return out !== String(byDue(now)) && out !== String(byDue(tasks))
      },
    ),
  ask: ({ tasks, changed }) => ({
    stem: `\`push\` and \`pop\` are a binary heap with the earliest \`due\` at the top. ${PRINTS}`,
    code: [
      CODE,
      ...tasks.map(({ name, due }) => `const ${name} = { name: '${name}', due: ${due} }`),
      `for (const task of [${tasks.map(({ name }) => name).join(', ')}]) push(task)`,
      `${changed.name}.due = ${changed.due}`,
      'const order = []',
      'while (heap.length > 0) order.push(pop())',
      "console.log(order.join(' '))",
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ tasks, changed }) => typedWords(comeOut(tasks, changed)),
  why: ({ changed: { name } }) =>
    `\`${name}\` stays where it was put until a swap reaches it, and hides or delays what lies below.`,
  source: ['ECMA-262 (2025), Array.prototype.push, Array.prototype.pop', 'MDN, Array'],
})
