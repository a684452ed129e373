import { check } from '../../../checks/check'
import task from './csp-fallback.template'

/** The directives to be asked, in this order. */
const CHAINS: readonly [RegExp, readonly string[]][] = [
  [/^Script/, ['script-src-elem', 'script-src', 'default-src']],
  [/^Image/, ['img-src', 'default-src']],
  [/^Style/, ['style-src-elem', 'style-src', 'default-src']],
  [/^Font/, ['font-src', 'default-src']],
  [/^fetch/, ['connect-src', 'default-src']],
  [/^Form/, ['form-action']],
]

/** Parses the header and matches each address with the first directive of its chain that is there. */
export default check(task, {
  option: (p, text) => {
    const value = (task.ask(p).code ?? '').replace(/^[\w-]+: /, '')
    const directives = new Map(
      value.split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(/\s+/)
        return [name, sources] as const
      }),
    )
    const chain = CHAINS.find(([pattern]) => pattern.test(text))?.[1] ?? []
    const sources = chain.map((name) => directives.get(name)).find((found) => found !== undefined)
    const { origin } = new URL(text.split(' ').at(-1) ?? '')
    return (
      sources === undefined ||
      sources.some((source) =>
        source === "'self'"
          ? origin === 'https://app.example'
          : source !== "'none'" && new URL(source).origin === origin,
      )
    )
  },
})
