import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, typedWords } from './printed'

/** A place holds a number, `undefined`, or nothing at all: a hole. */
type Place = number | 'undefined' | 'hole'
export interface Step {
  text: string
  made(places: readonly Place[]): Place[]
}

function drawnStep(rng: Rng): Step {
  const [at, value] = [rng.int(0, 2), rng.int(2, 9)]
  const far = rng.int(5, 7)
  const widened = (places: readonly Place[], length: number): Place[] =>
    Array.from({ length }, (_, i) => places[i] ?? 'hole')
  return rng.pick<Step>([
    { text: `delete list[${at}]`, made: (places) => places.map((one, i) => (i === at ? 'hole' : one)) },
    {
      text: `list[${at}] = undefined`,
      made: (places) => places.map((one, i) => (i === at ? 'undefined' : one)),
    },
    {
      text: `list[${far}] = ${value}`,
      made: (places) =>
        widened(places, Math.max(places.length, far + 1)).map((one, i) => (i === far ? value : one)),
    },
    { text: `list.length = ${far}`, made: (places) => widened(places, far) },
    { text: `list.push(${value})`, made: (places) => [...places, value] },
  ])
}

const isThere = (place: Place): boolean => place !== 'hole'
/** What is asked of the list; `count` is that of its callbacks or rounds. */
const QUESTIONS = [
  { text: 'list.length', answer: (places: readonly Place[]) => places.length },
  { text: 'Object.keys(list).length', answer: (places: readonly Place[]) => places.filter(isThere).length },
  {
    text: 'list.filter(() => true).length',
    answer: (places: readonly Place[]) => places.filter(isThere).length,
  },
  { text: '[...list].filter(() => true).length', answer: (places: readonly Place[]) => places.length },
  {
    text: 'list.reduce((count) => count + 1, 0)',
    answer: (places: readonly Place[]) => places.filter(isThere).length,
  },
  { text: 'list.indexOf(undefined)', answer: (places: readonly Place[]) => places.indexOf('undefined') },
  {
    text: 'list.findIndex((one) => one === undefined)',
    answer: (places: readonly Place[]) => places.findIndex((place) => typeof place !== 'number'),
  },
] as const

export default template({
  id: 'typescript/collections/holes-and-length',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 4,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'length is the last index and one; a hole is no member that filter, reduce or indexOf would see, while spread and find read it as undefined.',
  params: (rng) =>
    drawnUntil(
      () => {
        const numbers = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
        const steps = [drawnStep(rng), drawnStep(rng), drawnStep(rng)]
        const places = steps.reduce<Place[]>((now, { made }) => made(now), numbers)
        return { numbers, steps, places, questions: rng.sample(QUESTIONS, 3) }
      },
      ({ steps, places, questions }) =>
        new Set(steps.map(({ text }) => text.replace(/\d+/g, ''))).size === 3 &&
        places.filter((place) => place === 'hole').length >= 1 &&
        places.length <= 9 &&
        new Set(questions.map(({ answer }) => answer(places))).size === 3,
    ),
  ask: ({ numbers, steps, questions }) => ({
    stem: PRINTS,
    code: [
      `const list = [${numbers.join(', ')}]`,
      ...steps.map(({ text }) => text),
      'console.log(',
      ...questions.map(({ text }) => `  ${text},`),
      ')',
    ].join('\n'),
    answerHint: 'Three whole numbers with single spaces between.',
  }),
  key: ({ places, questions }) => typedWords(questions.map(({ answer }) => answer(places))),
  why: () =>
    'Holes count for length alone. The older methods with callbacks and indexOf ask first whether the index is there; iteration and find read it and get undefined.',
  source: [
    'ECMA-262 (2025), Array.prototype.filter, Array.prototype.findIndex, ArraySetLength',
    'MDN, Indexed collections: Sparse arrays',
  ],
})
