import type { CheckTools } from './check'

/** Tools that tell whether an engine was asked. */
export function watched({ sql, js, ts, run }: CheckTools): { tools: CheckTools; wasAsked: () => boolean } {
  let isAsked = false
  const noted =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Answer) =>
    (...given: Given): Answer => {
      isAsked = true
      return ask(...given)
    }
  return { tools: { sql: noted(sql), js: noted(js), ts: noted(ts), run }, wasAsked: () => isAsked }
}
