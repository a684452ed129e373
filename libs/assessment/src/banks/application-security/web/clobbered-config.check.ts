import { check } from '../../../checks/check'
import task from './clobbered-config.template'

interface Element {
  tag: string
  attributes: ReadonlyMap<string, string>
  inside: readonly Element[]
}
type Value =
  | { frame: readonly Element[] }
  | { many: readonly Element[] }
  | { one: Element }
  | { text: string }
  | null

const VOID = ['img', 'input', 'area']
/** Attributes that the interface of an element reflects. */
const REFLECTS: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  img: ['src'],
  form: ['action'],
  input: ['value', 'src'],
  iframe: ['src'],
}

/** A tree from the little markup that the options use. */
function parse(html: string): Element[] {
  const root: { tag: string; inside: Element[] }[] = [{ tag: '', inside: [] }]
  for (const [, close, tag = '', rest = ''] of html.matchAll(
    /<(\/?)(\w+)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'))*)\s*>/g,
  )) {
    if (close) {
      root.pop()
      continue
    }
    const pairs = [...rest.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)]
    const attributes = new Map(pairs.map(([, key = '', double, single]) => [key, double ?? single ?? '']))
    const inside: Element[] = []
    root.at(-1)?.inside.push({ tag, attributes, inside })
    if (!VOID.includes(tag)) root.push({ tag, inside })
  }
  return root[0]?.inside ?? []
}
const flat = (elements: readonly Element[]): Element[] =>
  elements.flatMap((one) => [one, ...flat(one.inside)])

/** Named access on a window with this body. */
function global(body: readonly Element[], name: string): Value {
  const found = flat(body).filter(
    ({ tag, attributes }) =>
      attributes.get('id') === name ||
      (['embed', 'form', 'img', 'object', 'iframe'].includes(tag) && attributes.get('name') === name),
  )
  const [first] = found
  if (!first) return null
  if (first.tag === 'iframe' && first.attributes.get('name') === name)
    return { frame: parse(first.attributes.get('srcdoc') ?? '') }
  return found.length > 1 ? { many: found } : { one: first }
}

/** A property of what the global is. */
function property(value: Value, name: string): Value {
  if (value === null || 'text' in value) return null
  if ('frame' in value) return global(value.frame, name)
  const named = (elements: readonly Element[]): Value => {
    const found = elements.find(({ attributes }) =>
      [attributes.get('id'), attributes.get('name')].includes(name),
    )
    return found ? { one: found } : null
  }
  if ('many' in value) return named(value.many)
  const { tag, attributes, inside } = value.one
  // Controls of a form come before its own properties.
  const control =
    tag === 'form' ? named(flat(inside).filter((one) => ['input', 'img'].includes(one.tag))) : null
  if (control) return control
  return REFLECTS[tag]?.includes(name) ? { text: attributes.get(name) ?? '' } : null
}

function textOf(value: Value): string {
  if (value === null) return '/static'
  if ('text' in value) return value.text || '/static'
  const isLink = 'one' in value && ['a', 'area'].includes(value.one.tag)
  return isLink ? (value.one.attributes.get('href') ?? '') : '[object]'
}

export default check(task, {
  option: (p, html) => {
    const value = global(parse(html), p.name)
    const [, read] = /&& window\.\w+\.(\w+)\)/.exec(task.ask(p).code ?? '') ?? []
    return textOf(read === undefined ? value : property(value, read)).startsWith('https://evil.example')
  },
})
