import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './strict-dynamic.template'

interface Script {
  nonce: string | null
  url: URL | null
  isParserInserted: boolean
  isEval: boolean
}

/** What an attempt asks the policy for. */
function scriptOf(line: string): Script {
  const address = /src ?= ?["'](https:[^"']+)/.exec(line)?.[1]
  return {
    nonce: /^<script nonce="(\w+)"/.exec(line)?.[1] ?? null,
    url: address === undefined ? null : new URL(address),
    isParserInserted: !line.includes('createElement'),
    isEval: line.includes('eval('),
  }
}

/** The checks of the standard, with the list of sources as it stands in the header. */
function runs(sources: readonly string[], { nonce, url, isParserInserted, isEval }: Script): boolean {
  const has = (source: string) => sources.includes(`'${source}'`)
  if (isEval) return has('unsafe-eval')
  if (nonce !== null && has(`nonce-${nonce}`)) return true
  // Inline: the keyword does nothing beside a nonce.
  if (url === null) return has('unsafe-inline') && !sources.some((source) => source.startsWith("'nonce-"))
  if (has('strict-dynamic')) return !isParserInserted
  return sources.some((source) => source === url.protocol || source === url.origin)
}

export default check(task, {
  key: (p) => {
    const [header = '', , ...lines] = (task.ask(p).code ?? '').split('\n')
    const sources = header.split(' ').slice(2)
    const run = lines.flatMap((line, i) =>
      runs(sources, scriptOf(line.replace(/^\d+\s+/, ''))) ? [i + 1] : [],
    )
    return { kind: 'short', accept: listed(run) }
  },
})
