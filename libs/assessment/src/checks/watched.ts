import type { CheckTools } from './check'

/** The dearest thing that a check asked. */
export type Asked = 'nothing' | 'an engine' | 'the compiler'

/** Tools that tell what was asked: an engine takes milliseconds, a compiler a hundred. */
export function watched({ sql, js, python, ts, solc, chain, run }: CheckTools): {
  tools: CheckTools
  asked: () => Asked
} {
  let asked: Asked = 'nothing'
  const noted =
    <Given extends unknown[], Answer>(what: Asked, ask: (...given: Given) => Answer) =>
    (...given: Given): Answer => {
      if (asked !== 'the compiler') asked = what
      return ask(...given)
    }
  const [engine, compiler] = ['an engine', 'the compiler'] as const
  return {
    tools: {
      run,
      sql: noted(engine, sql),
      js: noted(engine, js),
      // A process of its own each time.
      python: noted(compiler, python),
      ts: noted(compiler, ts),
      solc: noted(compiler, solc),
      chain: noted(compiler, chain),
    },
    asked: () => asked,
  }
}
