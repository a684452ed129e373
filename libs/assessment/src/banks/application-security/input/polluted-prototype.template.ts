import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const FIELDS = ['limit', 'seats', 'quota', 'level', 'days'] as const

/** How the options are made from the input. */
const COPIES = ['merge', 'mergeGuarded', 'mergeBare', 'assign', 'spread'] as const
/** Under which name the input reaches for a prototype. */
const ROUTES = ['proto', 'constructor'] as const
const MADE: Readonly<Record<(typeof COPIES)[number], string>> = {
  merge: 'merge({}, input)',
  mergeGuarded: 'merge({}, input)',
  mergeBare: 'merge(Object.create(null), input)',
  assign: 'Object.assign({}, input)',
  spread: '{ ...input }',
}

export default template({
  id: 'application-security/input/polluted-prototype',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 4,
  seconds: 210,
  lang: 'javascript',
  status: 'active',
  idea: 'A deep merge that walks into a prototype changes every object; a flat copy changes at most one.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [usual, sent, own] = rng.sample([2, 3, 5, 7, 10, 20, 30, 40, 60, 80, 100], 3)
        return {
          field: rng.pick(FIELDS),
          copy: rng.pick(COPIES),
          route: rng.pick(ROUTES),
          usual: usual ?? 2,
          sent: sent ?? 3,
          own: own ?? 5,
          hasOwn: rng.chance() < 0.3,
        }
      },
      // A bare object has no constructor to walk into: that is the same as with the other name.
      ({ copy, route }) => copy !== 'mergeBare' || route === 'proto',
    ),
  ask: ({ field, copy, route, usual, sent, own, hasOwn }) => {
    const inner = `{"${field}":${sent}}`
    const input = route === 'proto' ? `{"__proto__":${inner}}` : `{"constructor":{"prototype":${inner}}}`
    return {
      stem: 'What number does this code print in Node.js?',
      code: [
        'function merge(to, from) {',
        '  for (const key of Object.keys(from)) {',
        ...(copy === 'mergeGuarded' ? ["    if (key === '__proto__') continue"] : []),
        "    if (typeof from[key] === 'object') {",
        '      to[key] ??= {}',
        '      merge(to[key], from[key])',
        '    } else to[key] = from[key]',
        '  }',
        '  return to',
        '}',
        '',
        `const input = JSON.parse('${input}')`,
        `const options = ${MADE[copy]}`,
        `const other = ${hasOwn ? `{ ${field}: ${own} }` : '{}'}`,
        `console.log((options.${field} ?? ${usual}) + (other.${field} ?? ${usual}))`,
      ].join('\n'),
      answerHint: 'One whole number.',
    }
  },
  key: ({ copy, route, usual, sent, own, hasOwn }) => {
    const isEverywhere = copy === 'merge' || (copy === 'mergeGuarded' && route === 'constructor')
    const isInOne = copy === 'assign' && route === 'proto'
    const first = isEverywhere || isInOne ? sent : usual
    const unset = isEverywhere ? sent : usual
    return { kind: 'numeric', value: first + (hasOwn ? own : unset), tolerance: { absolute: 0 } }
  },
  why: ({ copy }) =>
    ({
      merge: 'The merge reaches `Object.prototype`, by either name, and writes into it.',
      mergeGuarded: 'The guard stops `__proto__`, but `constructor.prototype` is the same object.',
      mergeBare:
        'An object without a prototype has no accessor of that name: the merge makes an own property.',
      assign:
        '`Object.assign` sets, and setting `__proto__` changes the prototype of this one object; it does not go deeper.',
      spread: 'A spread defines own properties and calls no setter.',
    })[copy],
  source: [
    'ECMA-262, 15th edition, Object.assign, CopyDataProperties and Object.prototype.__proto__',
    'CWE-1321, Improperly Controlled Modification of Object Prototype Attributes',
  ],
})
