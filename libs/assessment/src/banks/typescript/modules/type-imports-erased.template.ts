import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LETTERS_HINT, letterOf, lettersKey } from './answers'

interface Form {
  line(from: string, name: string): string
  /** A line below that uses it. */
  use?(name: string): string
  /** Whether the import stays: as a rule, and where the syntax is taken as it is written. */
  stays: boolean
  staysVerbatim: boolean
}
const FORMS: readonly Form[] = [
  {
    line: (from, name) => `import type { ${name} } from '${from}'`,
    use: (name) => `let one${name}: ${name} | undefined`,
    stays: false,
    staysVerbatim: false,
  },
  {
    line: (from, name) => `import { type ${name} } from '${from}'`,
    use: (name) => `let two${name}: ${name} | undefined`,
    stays: false,
    staysVerbatim: true,
  },
  { line: (from) => `import '${from}'`, stays: true, staysVerbatim: true },
  {
    line: (from, name) => `import { ${name} } from '${from}'`,
    use: (name) => `let three${name}: ${name} | undefined`,
    stays: false,
    staysVerbatim: true,
  },
  {
    line: (from, name) => `import { ${name} } from '${from}'`,
    use: (name) => `const made${name} = new ${name}()`,
    stays: true,
    staysVerbatim: true,
  },
  {
    line: (from, name) => `import { ${name} } from '${from}'`,
    use: (name) => `type List${name} = ${name}[]`,
    stays: false,
    staysVerbatim: true,
  },
  { line: (from, name) => `export type { ${name} } from '${from}'`, stays: false, staysVerbatim: false },
  { line: (from, name) => `export { ${name} } from '${from}'`, stays: true, staysVerbatim: true },
  {
    line: (from, name) => `import { ${name} } from '${from}'`,
    use: (name) => `const is${name} = (one: unknown) => one instanceof ${name}`,
    stays: true,
    staysVerbatim: true,
  },
]
const NAMES = ['User', 'Order', 'Invoice', 'Cart', 'Page', 'Ticket', 'Mail', 'Job'] as const

export default template({
  id: 'typescript/modules/type-imports-erased',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 4,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'An import that serves types alone is erased with all effects of its file, unless verbatimModuleSyntax keeps what is written; `import type` never stays.',
  params: (rng) =>
    drawnUntil(
      () => ({
        isVerbatim: rng.chance() < 0.5,
        forms: rng.sample(
          FORMS.map((_, i) => i),
          5,
        ),
        names: rng.sample(NAMES, 5),
      }),
      ({ forms }) =>
        forms.some((i) => FORMS[i]?.stays) &&
        forms.filter((i) => FORMS[i]?.stays !== FORMS[i]?.staysVerbatim).length >= 2,
    ),
  ask: ({ isVerbatim, forms, names }) => {
    const chosen = forms.flatMap((i) => FORMS[i] ?? [])
    return {
      stem: `Each of the files A to E declares and exports a class and prints its own letter when it is evaluated. \`main.ts\` is compiled to ECMAScript modules with \`verbatimModuleSyntax: ${isVerbatim}\`, then the program is run. Which letters are printed?`,
      code: [
        '// main.ts',
        ...chosen.map(({ line }, i) => line(`./${letterOf(i)}`, names[i] ?? '')),
        '',
        ...chosen.flatMap(({ use }, i) => use?.(names[i] ?? '') ?? []),
      ].join('\n'),
      answerHint: LETTERS_HINT,
    }
  },
  key: ({ isVerbatim, forms }) =>
    lettersKey(forms.map((i) => FORMS[i]?.[isVerbatim ? 'staysVerbatim' : 'stays'] === true)),
  why: () =>
    'As a rule the compiler drops an import of which no name is used as a value. With verbatimModuleSyntax it drops only what is marked by type; an import whose braces have become empty is still an import.',
  source: ['TypeScript, TSConfig Reference: verbatimModuleSyntax', 'TypeScript Handbook, Modules: Reference'],
})
