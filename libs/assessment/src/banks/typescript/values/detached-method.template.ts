import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { object: 'basket', type: 'Basket', fields: ['goods', 'fee'], method: 'total' },
  { object: 'timer', type: 'Timer', fields: ['base', 'extra'], method: 'limit' },
  { object: 'room', type: 'Room', fields: ['seats', 'stools'], method: 'places' },
  { object: 'order', type: 'Order', fields: ['net', 'tax'], method: 'sum' },
] as const

/** Calls that keep the object before the point, or give it otherwise. */
const keeping = (o: string, m: string): string[] => [
  `${o}['${m}']()`,
  `${o}?.${m}()`,
  `(${o}.${m})()`,
  `run(() => ${o}.${m}())`,
  `run(${o}.${m}.bind(${o}))`,
  `${o}.${m}.call(${o})`,
  `Object.create(${o}).${m}()`,
]
/** Calls that take the function alone. */
const losing = (o: string, m: string): string[] => [
  `run(${o}.${m})`,
  'loose()',
  `run(${o}['${m}'])`,
  `(${o}.${m} ?? loose)()`,
  `run(() => loose())`,
  `({ ${m}: ${o}.${m} }).${m}()`,
]
const SHOWN = 5

export default template({
  id: 'typescript/values/detached-method',
  revision: 1,
  kind: 'multiple',
  topic: 'values',
  grade: 3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: '`this` comes from how a function is called: taken off its object, a method has lost it; of a class a spread does not even take the method along.',
  params: (rng) => {
    const { object, type, fields, method } = rng.pick(SUBJECTS)
    const isClass = rng.chance() < 0.5
    const spread = `({ ...${object} }).${method}()`
    const right = [...keeping(object, method), ...(isClass ? [] : [spread])]
    const others = [...losing(object, method), ...(isClass ? [spread] : [])]
    const numbers = [rng.int(10, 40), rng.int(2, 9)] as const
    return {
      object,
      type,
      fields,
      method,
      isClass,
      numbers,
      right,
      lines: mixed(rng, { right, others }, SHOWN, [2, 3]),
    }
  },
  ask: ({ object, type, fields: [one, other], method, isClass, numbers: [n, m], lines }) => ({
    stem: `This JavaScript stands in a module. Which of the expressions give ${n + m}? Each is tried by itself. Choose all.`,
    code: [
      ...(isClass
        ? [
            `class ${type} {`,
            `  ${one} = ${n}`,
            `  ${other} = ${m}`,
            `  ${method}() {`,
            `    return this.${one} + this.${other}`,
            '  }',
            '}',
            `const ${object} = new ${type}()`,
          ]
        : [
            `const ${object} = {`,
            `  ${one}: ${n},`,
            `  ${other}: ${m},`,
            `  ${method}() {`,
            `    return this.${one} + this.${other}`,
            '  },',
            '}',
          ]),
      `const loose = ${object}.${method}`,
      'const run = (step) => step()',
    ].join('\n'),
    options: lines,
  }),
  key: ({ lines, right }) => ({ kind: 'multiple', right: placesOf(lines, (line) => right.includes(line)) }),
  why: () =>
    'A call through a property has the object as this, brackets and parentheses or not. A function passed on or kept in a constant is called without one: this is undefined in a module. Methods of a class lie on its prototype, which a spread does not copy.',
  source: ['MDN, this', 'MDN, Function.prototype.bind()', 'MDN, Strict mode'],
})
