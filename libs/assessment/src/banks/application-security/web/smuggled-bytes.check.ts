import { check } from '../../../checks/check'
import task from './smuggled-bytes.template'

/** Bytes of a chunked body, read chunk by chunk up to the empty one. */
function chunkedLength(body: string): number {
  let at = 0
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.slice(at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (size === 0) return at
  }
}

/** Parses the request as it is shown, once for each server. */
export default check(task, {
  key: (p) => {
    const { stem, code = '' } = task.ask(p)
    const raw = code.replaceAll('\n', '').replaceAll('\\r\\n', '\r\n')
    const start = raw.indexOf('\r\n\r\n') + 4
    const body = raw.slice(start)
    const length = Number(/Content-Length: (\d+)/.exec(raw)?.[1])
    const ends = { 'Content-Length': length, 'Transfer-Encoding': chunkedLength(body) }
    const [, front = ''] = /front server goes by `([\w-]+)`/.exec(stem) ?? []
    const isByLength = front === 'Content-Length'
    const passedOn = body.slice(0, isByLength ? ends['Content-Length'] : ends['Transfer-Encoding'])
    const left = passedOn.slice(isByLength ? ends['Transfer-Encoding'] : ends['Content-Length'])
    return { kind: 'numeric', value: left.length, tolerance: { absolute: 0 } }
  },
})
