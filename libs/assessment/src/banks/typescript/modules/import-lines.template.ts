import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const FILES = [
  { from: 'price', main: 'formatPrice', parts: ['round', 'currency'], absent: 'prices', free: 'shown' },
  { from: 'clock', main: 'createClock', parts: ['toSeconds', 'zone'], absent: 'clocks', free: 'timer' },
  { from: 'basket', main: 'openBasket', parts: ['addItem', 'limit'], absent: 'baskets', free: 'mine' },
  { from: 'logger', main: 'makeLogger', parts: ['withPrefix', 'level'], absent: 'loggers', free: 'log' },
] as const

export default template({
  id: 'typescript/modules/import-lines',
  revision: 1,
  kind: 'multiple',
  topic: 'modules',
  grade: 1,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'A named export is imported by its name between braces; the default one without braces, under any name, and only where there is one.',
  params: (rng) => {
    const { from, main, parts, absent, free } = rng.pick(FILES)
    const hasDefault = rng.chance() < 0.6
    const [one = '', other = ''] = rng.shuffle(parts)
    const line = (what: string) => `import ${what} from './${from}'`
    const always = [`{ ${one} }`, `{ ${other} as ${free} }`, `* as ${free}`, `{ ${one}, ${other} }`]
    const byDefault = [free, main, `${free}, { ${one} }`, `{ default as ${free} }`]
    const never = [`{ ${absent} }`, `{ ${free} }`, `{ ${one}, ${absent} }`]
    const right = hasDefault ? [...always, ...byDefault] : [...always, `{ ${main} }`]
    const others = hasDefault ? [...never, `{ ${main} }`, `{ ${main} as ${free} }`] : [...never, ...byDefault]
    return {
      from,
      main,
      hasDefault,
      parts: [one, other] as const,
      value: rng.int(2, 90),
      right: right.map(line),
      lines: mixed(rng, { right: right.map(line), others: others.map(line) }, 6, [2, 4]),
    }
  },
  ask: ({ from, main, hasDefault, parts: [one, other], value, lines }) => ({
    stem: `Another file in the same folder has one of these lines. Which of them does TypeScript accept? Choose all.`,
    code: [
      `// ${from}.ts`,
      `export const ${other} = ${value}`,
      `export function ${one}(value: number): number { return value + ${other} }`,
      `export ${hasDefault ? 'default ' : ''}function ${main}(): string { return '${from}' }`,
    ].join('\n'),
    options: lines,
  }),
  key: ({ right, lines }) => ({ kind: 'multiple', right: placesOf(lines, (line) => right.includes(line)) }),
  why: ({ main, hasDefault }) =>
    hasDefault
      ? `The export of ${main} is named default; the name of the function is not exported.`
      : 'No export is named default here.',
  source: ['MDN, import', 'MDN, export'],
})
