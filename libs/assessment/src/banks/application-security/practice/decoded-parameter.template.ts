import { template } from '../../../tasks/template'

/** What stands in the address, and what it is once it was decoded. */
const MARKS = [
  { sent: '%26', means: '&' },
  { sent: '%3D', means: '=' },
  { sent: '%2B', means: '+' },
  { sent: '%2526', means: '%26' },
  { sent: '+', means: ' ' },
  { sent: '%20', means: ' ' },
] as const
const HARD = 4
const WORDS = [
  'salt',
  'role',
  'admin',
  'page',
  'limit',
  'tea',
  'sort',
  'price',
  'north',
  'blue',
  'key',
] as const
const NAMES = ['note', 'title', 'label', 'query', 'text'] as const

export default template({
  id: 'application-security/practice/decoded-parameter',
  revision: 1,
  kind: 'short',
  topic: 'input',
  grade: 2,
  seconds: 75,
  status: 'active',
  idea: 'A query is divided at & and = first and decoded once afterwards, so an encoded separator is just a part of the value.',
  params: (rng) => {
    const [first = 'tea', second = 'role', third = 'admin', other = 'blue'] = rng.sample(WORDS, 4)
    const marks = rng.shuffle([rng.pick(MARKS.slice(0, HARD)), rng.pick(MARKS)])
    const [name = 'note', neighbour = 'title'] = rng.sample(NAMES, 2)
    return { words: [first, second, third], marks, name, neighbour, other, isLast: rng.pick([true, false]) }
  },
  ask: ({ words: [first = '', ...words], marks, name, neighbour, other, isLast }) => {
    const own = `${name}=${first}${words.map((word, i) => `${marks[i]?.sent ?? ''}${word}`).join('')}`
    const both = isLast ? [`${neighbour}=${other}`, own] : [own, `${neighbour}=${other}`]
    return {
      stem: `A server reads the query of this address as \`URLSearchParams\` does, like data of a form. What is the value of \`${name}\`?`,
      code: `https://app.example/find?${both.join('&')}`,
      answerHint: 'The value alone, without quotes.',
    }
  },
  key: ({ words: [first = '', ...words], marks }) => ({
    kind: 'short',
    accept: [`${first}${words.map((word, i) => `${marks[i]?.means ?? ''}${word}`).join('')}`],
  }),
  why: ({ marks, name }) =>
    `The query is first divided at each plain \`&\` and at the first plain \`=\` of each part. Only then are names and values decoded, once. In \`${name}\` ${[
      ...new Set(
        marks.map(({ sent, means }) => `\`${sent}\` becomes ${means === ' ' ? 'a space' : `\`${means}\``}`),
      ),
    ].join(
      ' and ',
    )}. A separator that comes out of decoding no longer divides anything. It does so only if the program joins the value into another address without encoding it again.`,
  source: ['WHATWG URL Standard, 5.1 application/x-www-form-urlencoded parsing'],
})
