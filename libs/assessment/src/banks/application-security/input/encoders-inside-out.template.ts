import { template } from '../../../tasks/template'

/** Places in a page, with the encoders that they need from the outside in, and others that do not do. */
const PLACES = [
  {
    text: "<a href='/find?@=___'>",
    goal: 'the server gets exactly `v` as `@`',
    right: 'html(url(v))',
    wrong: ['url(html(v))', 'url(v)', 'html(v)', 'js(url(v))', 'html(js(v))', 'js(html(v))'],
  },
  {
    text: `<button onclick='#("___")'>`,
    goal: '`#` gets exactly `v`',
    right: 'html(js(v))',
    wrong: ['js(html(v))', 'js(v)', 'html(v)', 'url(js(v))', 'html(url(v))', 'html(url(js(v)))'],
  },
  {
    text: `<a href='javascript:#("___")'>`,
    goal: '`#` gets exactly `v`',
    right: 'html(url(js(v)))',
    wrong: ['url(js(v))', 'html(js(v))', 'html(js(url(v)))', 'js(url(html(v)))', 'url(html(js(v)))'],
  },
  {
    text: `<button onclick="#('/find?@=___')">`,
    goal: 'the server gets exactly `v` as `@` when `#` asks it for that address',
    right: 'js(url(v))',
    wrong: ['url(js(v))', 'html(url(v))', 'url(v)', 'html(js(v))', 'url(html(v))'],
  },
  {
    text: "<iframe srcdoc='<p>___</p>'>",
    goal: 'the reader sees exactly `v` in the frame',
    right: 'html(html(v))',
    wrong: ['html(v)', 'js(html(v))', 'html(url(v))', 'url(html(v))', 'html(js(v))'],
  },
] as const
const CALLS = ['show', 'go', 'load', 'ask'] as const
const FIELDS = ['q', 'name', 'term', 'city'] as const

export default template({
  id: 'application-security/input/encoders-inside-out',
  revision: 1,
  kind: 'single',
  topic: 'input',
  grade: 5,
  seconds: 210,
  lang: 'html',
  status: 'active',
  idea: 'A value in nested languages is encoded for the innermost first, for the browser decodes the outermost first.',
  params: (rng) => {
    const place = rng.pick(PLACES)
    const wrong = rng.sample<string>(place.wrong, 4)
    return {
      place,
      call: rng.pick(CALLS),
      field: rng.pick(FIELDS),
      shown: rng.shuffle([place.right, ...wrong]),
    }
  },
  ask: ({ place, call, field, shown }) => {
    const named = (text: string) => text.replace('#', call).replace('@', field)
    return {
      stem: `A server writes a value \`v\` where \`___\` stands. Three encoders are there: \`url\` is \`encodeURIComponent\`, which leaves \`'\` as it is; \`js\` puts a backslash before each \`\\\`, \`'\` and \`"\`; \`html\` makes entities of \`&\`, \`<\`, \`>\`, \`'\` and \`"\`. Which expression has to stand there, so that ${named(place.goal)}, whatever characters the one line of \`v\` holds?`,
      code: named(place.text),
      options: shown,
    }
  },
  key: ({ place, shown }) => ({ kind: 'single', right: shown.indexOf(place.right) }),
  why: ({ place }) =>
    `The browser takes off the entities of the attribute first, then what stands inside it, so \`${place.right}\` puts them on in reverse.`,
  source: [
    'WHATWG HTML Standard, 13.2.5 Tokenization, The javascript: URL special case, the srcdoc attribute',
    'WHATWG URL Standard, 1.3 Percent-encoded bytes',
  ],
})
