import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const
/** What is encoded besides `&`, `<` and `>`. */
const ENCODERS = [{ more: [] }, { more: ['"'] }, { more: ["'"] }, { more: ['"', "'"] }] as const
const TEXTS = ['p', 'td', 'h2', 'textarea', 'title'] as const
const ATTRIBUTES = ['title', 'alt', 'value', 'name'] as const

export interface Place {
  text: string
  /** The quote that keeps the value in, or why nothing does. */
  kept: 'text' | '"' | "'" | 'never'
}
function placesOf(text: string, attribute: string, call: string): readonly Place[] {
  return [
    { text: `<${text}>\${encode(v)}</${text}>`, kept: 'text' },
    { text: `<input ${attribute}="\${encode(v)}">`, kept: '"' },
    { text: `<input ${attribute}='\${encode(v)}'>`, kept: "'" },
    { text: `<input ${attribute}=\${encode(v)}>`, kept: 'never' },
    { text: `<a href="\${encode(v)}">link</a>`, kept: 'never' },
    { text: `<script>${call}(\${encode(v)})</script>`, kept: 'never' },
    { text: `<button onclick="${call}('\${encode(v)}')">go</button>`, kept: 'never' },
    { text: `<button onclick="${call}(\${encode(v)})">go</button>`, kept: 'never' },
  ]
}

export default template({
  id: 'application-security/input/escaped-in-context',
  revision: 1,
  kind: 'multiple',
  topic: 'input',
  grade: 3,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'Encoding for HTML keeps a value in text and in quotes of its own kind, but in no place where it is read as code or URL.',
  params: (rng) =>
    drawnUntil(
      () => {
        const { more } = rng.pick(ENCODERS)
        const call = rng.pick(['show', 'open', 'find', 'load'] as const)
        const [text, ...rest] = placesOf(rng.pick(TEXTS), rng.pick(ATTRIBUTES), call)
        const places = rng.shuffle([...(text ? [text] : []), ...rng.sample(rest, 5)])
        const open = places.filter((place) => isOpen(place, more))
        return { more, places, open: open.length }
      },
      ({ places, open }) => open >= 2 && open <= 4 && places.some(({ kept }) => kept === '"' || kept === "'"),
    ),
  ask: ({ more, places }) => ({
    stem: 'A server fills a value `v` into a page. `encode` replaces characters as shown. In which places can somebody who chooses `v` have a script of theirs run, at once or when the element is used? Choose all.',
    code: [
      'const encode = (v) => v',
      ...(['&', '<', '>', ...more] as const).map((one) => {
        const quote = one === "'" ? '"' : "'"
        return `  .replaceAll(${quote}${one}${quote}, '${ENTITIES[one]}')`
      }),
    ].join('\n'),
    options: places.map(({ text }) => text),
  }),
  key: ({ more, places }) => ({
    kind: 'multiple',
    right: places.flatMap((place, i) => (isOpen(place, more) ? [i] : [])),
  }),
  why: () =>
    'In text `<` is enough, in quotes the quote itself. A space ends an attribute without quotes, a link may be `javascript:`, and in an event attribute the entities are decoded before the script is read.',
  source: [
    'WHATWG HTML Standard, 13.2.5 Tokenization',
    'OWASP, Cross Site Scripting Prevention, output encoding by context',
  ],
})

function isOpen({ kept }: Place, more: readonly string[]): boolean {
  return kept === 'never' || (kept !== 'text' && !more.includes(kept))
}
