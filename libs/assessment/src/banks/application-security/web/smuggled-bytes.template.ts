import { template } from '../../../tasks/template'

const CRLF = '\r\n'
const WORDS = ['q=1', 'id=42', 'note=hello', 'item=7&n=2', 'name=abcdef', 'x=0'] as const
const HIDDEN = [
  'GET /admin HTTP/1.1',
  'GET /users HTTP/1.1',
  'POST /keys HTTP/1.1',
  'GET /logs HTTP/1.1',
] as const
const SHOWN_END = '\\r\\n'

export default template({
  id: 'application-security/web/smuggled-bytes',
  revision: 1,
  kind: 'numeric',
  topic: 'web',
  grade: 4,
  nudge: 0.3,
  seconds: 300,
  lang: 'http',
  status: 'active',
  idea: 'Where two servers end a request by different headers, the bytes between both ends become the beginning of somebody’s next request.',
  params: (rng) => {
    const word = rng.pick(WORDS)
    const hidden = rng.pick(HIDDEN)
    const byChunks = rng.pick(['front', 'back'] as const)
    const chunk = `${word.length.toString(16)}${CRLF}${word}${CRLF}`
    const end = `0${CRLF}${CRLF}`
    const tail = `${hidden}${CRLF}X-A: ${rng.int(1, 9999)}`
    const inner = `${tail}${CRLF}${CRLF}`
    const size = inner.length.toString(16)
    // For the back server everything after the line with the size is left over, or what follows the empty chunk.
    const body = byChunks === 'back' ? `${chunk}${end}${tail}` : `${size}${CRLF}${inner}${CRLF}${end}`
    const length = byChunks === 'back' ? body.length : size.length + CRLF.length
    return { byChunks, body, length, path: rng.pick(['/search', '/cart', '/note']) }
  },
  ask: ({ byChunks, body, length, path }) => ({
    stem: `The front server takes this request and passes it on as it is, over a connection that it also uses for other people. The two servers disagree: the ${byChunks === 'front' ? 'front server goes by `Transfer-Encoding`, the back server by `Content-Length`' : 'front server goes by `Content-Length`, the back server by `Transfer-Encoding`'}. Line ends are written as \`${SHOWN_END}\` (2 bytes). How many bytes that the front server passed on are taken by the back server for the beginning of the next request?`,
    code: [
      `POST ${path} HTTP/1.1`,
      'Host: app.example',
      `Content-Length: ${length}`,
      'Transfer-Encoding: chunked',
      '',
      body,
    ]
      .join(CRLF)
      .replaceAll(CRLF, `${SHOWN_END}\n`),
    answerHint: 'One whole number.',
  }),
  key: ({ byChunks, body, length }) => {
    const [size = ''] = body.split(CRLF)
    const chunks = size.length + Number.parseInt(size, 16) + `${CRLF}${CRLF}0${CRLF}${CRLF}`.length
    return {
      kind: 'numeric',
      value: byChunks === 'back' ? length - chunks : chunks - length,
      tolerance: { absolute: 0 },
    }
  },
  why: ({ byChunks }) =>
    byChunks === 'back'
      ? 'The back server ends at the empty chunk (0 and two line ends); what follows within Content-Length is left over.'
      : 'The back server takes as many bytes as Content-Length says; the rest up to and with the empty chunk is left over.',
  source: ['RFC 9112, 6.1, 6.3 and 11.2 Request smuggling'],
})
