import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil, placesOf } from '../../draws'

export type Header = 'host' | 'x-forwarded-host' | 'origin' | 'referer'
export interface Way {
  line: string
  /** Headers that may become the host, the first one present before the others. */
  from: readonly Header[]
}
const WAYS: readonly Way[] = [
  { line: "'https://' + headers.host + '/reset?t=' + token", from: ['host'] },
  { line: "PUBLIC_URL + '/reset?t=' + token", from: [] },
  { line: "new URL('/reset?t=' + token, PUBLIC_URL).href", from: [] },
  {
    line: "'https://' + (headers['x-forwarded-host'] ?? headers.host) + '/reset?t=' + token",
    from: ['x-forwarded-host', 'host'],
  },
  { line: "new URL('/reset?t=' + token, headers.origin ?? PUBLIC_URL).href", from: ['origin'] },
  { line: "new URL('/reset?t=' + token, headers.referer ?? PUBLIC_URL).href", from: ['referer'] },
  { line: "(SITES.get(headers.host) ?? PUBLIC_URL) + '/reset?t=' + token", from: [] },
  { line: "new URL(PUBLIC_URL + '/reset?t=' + token, headers.origin).href", from: [] },
]
const HEADERS: readonly Header[] = ['host', 'x-forwarded-host', 'origin', 'referer']
const SHOWN = 5

export default template({
  id: 'application-security/identity/reset-link-host',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'A link in a mail must be built from configuration: every header of the request is chosen by whoever asks for the reset.',
  params: (rng) => {
    const own = `${rng.pick(['shop', 'bank', 'mail', 'club'])}.example`
    return {
      own,
      ...drawnUntil(
        () => {
          const forged = rng.sample(HEADERS, rng.int(1, 2))
          const present = HEADERS.filter(
            (one) => one === 'host' || forged.includes(one) || rng.int(0, 1) === 0,
          )
          return { forged, present, ways: rng.sample(WAYS, SHOWN) }
        },
        ({ forged, present, ways }) => {
          const right = placesOf(ways, ({ from }) =>
            forged.some((one) => one === from.find((name) => present.includes(name))),
          )
          // Some other header stands in the way of a line that would have been open.
          return (
            right.length > 0 &&
            right.length < 4 &&
            ways.filter(({ from }) => from.length > 0).length > right.length
          )
        },
      ),
    }
  },
  ask: ({ own, forged, present, ways }) => ({
    stem: `Somebody asks for a reset of another person’s password and sends the headers below. \`PUBLIC_URL\` is \`'https://${own}'\`, and \`SITES\` is a \`Map\` with the one entry \`'${own}'\` → \`PUBLIC_URL\`. Which of the lines A to E make a link that leads the mail’s reader to the host \`evil.example\`?`,
    code: [
      ...present.map((name) => {
        const host = forged.includes(name) ? 'evil.example' : own
        const isUrl = name === 'origin' || name === 'referer'
        return `${name}: ${isUrl ? `https://${host}${name === 'referer' ? '/forgot' : ''}` : host}`
      }),
      '',
      lettered(ways.map(({ line }) => line)),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ forged, present, ways }) =>
    lettersKey(
      ways.map(({ from }) => forged.some((one) => one === from.find((name) => present.includes(name)))),
    ),
  why: () =>
    'The host of such a line comes from a header that is there and was forged; others use configuration.',
  source: ['RFC 9110, 17.1 Establishing authority', 'WHATWG URL, basic URL parser', 'OWASP ASVS 5.0, 6.4'],
})
