import { check } from '../../../checks/check'
import task from './needs-preflight.template'

const METHODS = ['GET', 'HEAD', 'POST']
const HEADERS = ['accept', 'accept-language', 'content-language', 'content-type', 'range']
const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']

/** Makes the request, and compares its method and headers with what is safelisted. */
export default check(task, {
  option: (_, text) => {
    const [, method = '', name, value = ''] =
      /^([A-Z]+) with(?:out further headers| `([\w-]+): (.*)`)$/.exec(text) ?? []
    const { headers } = new Request('https://a.example/', { method, headers: name ? { [name]: value } : {} })
    const isSafe = [...headers].every(
      ([header, content]) =>
        HEADERS.includes(header) &&
        (header !== 'content-type' || TYPES.includes(content.split(';')[0]?.trim().toLowerCase() ?? '')),
    )
    return !METHODS.includes(method) || !isSafe
  },
})
