import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTED_HINT, wordsKey } from './answers'
import { shownFiles } from './files'

const NAMES = ['rate', 'quota', 'depth', 'score', 'turn', 'price'] as const
/** `export default` of an expression, a variable under the name default, and that seen through another file. */
const FORMS = ['value', 'variable'] as const

export default template({
  id: 'typescript/modules/default-copy',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 5,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: '`export default x` exports the value that x has in that line; `export { x as default }` exports the variable itself.',
  params: (rng) =>
    drawnUntil(
      () => ({
        files: rng.sample(NAMES, 2).map((name) => ({
          name,
          form: rng.pick(FORMS),
          start: rng.int(1, 20),
          more: rng.int(1, 9),
          isMoreLast: rng.chance() < 0.5,
        })),
        steps: [rng.int(2, 9), rng.int(2, 9)],
        isPassedOn: rng.chance() < 0.5,
      }),
      ({ files }) =>
        files.some(({ form }) => form === 'value') &&
        files.some(({ form, isMoreLast }) => form === 'variable' || isMoreLast),
    ),
  ask: ({ files, steps, isPassedOn }) => {
    const [first = '', second = ''] = files.map(({ name }) => name)
    const up = (name: string) => `raise${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const body = files.map(({ name, form, start, more, isMoreLast }) => {
      const exported = form === 'value' ? `export default ${name}` : `export { ${name} as default }`
      const raised = `${name} += ${more}`
      return {
        name: `${name}.ts`,
        text: [
          `let ${name} = ${start}`,
          ...(isMoreLast ? [exported, raised] : [raised, exported]),
          `export function ${up(name)}(by: number): void { ${name} += by }`,
        ].join('\n'),
      }
    })
    const passed = {
      name: 'index.ts',
      text: `export { default as ${first}, ${up(first)} } from './${first}'`,
    }
    return {
      stem: 'What does `main.ts` print?',
      code: shownFiles([
        ...body,
        ...(isPassedOn ? [passed] : []),
        {
          name: 'main.ts',
          text: [
            isPassedOn
              ? `import { ${first}, ${up(first)} } from './index'`
              : `import ${first}, { ${up(first)} } from './${first}'`,
            `import ${second}, { ${up(second)} } from './${second}'`,
            '',
            `console.log(${first})`,
            `console.log(${second})`,
            `${up(first)}(${steps[0] ?? 0})`,
            `${up(second)}(${steps[1] ?? 0})`,
            `console.log(${first})`,
            `console.log(${second})`,
          ].join('\n'),
        },
      ]),
      answerHint: PRINTED_HINT,
    }
  },
  key: ({ files, steps }) => {
    const seen = (by: readonly number[]) =>
      files.map(({ form, start, more, isMoreLast }, i) => {
        if (form === 'variable') return start + more + (by[i] ?? 0)
        return isMoreLast ? start : start + more
      })
    return wordsKey([...seen([]), ...seen(steps)])
  },
  why: () =>
    'An expression after export default is evaluated there and kept under a name of its own. An export clause names a binding, also where the binding is passed on by another file.',
  source: ['ECMA-262 (2025), Exports', 'MDN, export'],
})
