import { check } from '../../../checks/check'
import task from './encoders-inside-out.template'

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ["'", '&#39;'],
  ['"', '&quot;'],
]
const ENCODERS: Readonly<Record<string, (text: string) => string>> = {
  url: encodeURIComponent,
  js: (text) => text.replace(/[\\'"]/g, '\\$&'),
  html: (text) => ENTITIES.reduce((all, [one, entity]) => all.replaceAll(one, entity), text),
}
const decoded = (text: string): string =>
  [...ENTITIES].reverse().reduce((all, [one, entity]) => all.replaceAll(entity, one), text)

/** The text of a script's string that begins here; null if it does not end before what follows. */
function stringOf(script: string, quote: string, follows: string): string | null {
  let text = ''
  for (let i = 0; i < script.length; i++) {
    const one = script.charAt(i)
    if (one === quote) return script.slice(i + 1) === follows ? text : null
    text += one === '\\' ? script.charAt(++i) : one
  }
  return null
}
const between = (text: string | null, before: string, after: string): string | null =>
  text !== null &&
  text.startsWith(before) &&
  text.endsWith(after) &&
  text.length >= before.length + after.length
    ? text.slice(before.length, text.length - after.length)
    : null
const percentDecoded = (text: string | null): string | null => {
  try {
    return text === null ? null : decodeURIComponent(text)
  } catch {
    return null
  }
}

/** What arrives at the end of a tag, read as a browser reads it; null where it breaks. */
function arrived(tag: string, call: string, field: string): string | null {
  const [, name = '', quote = ''] = /^<\w+ (\w+)=(['"])/.exec(tag) ?? []
  const start = tag.indexOf(quote) + 1
  const end = tag.indexOf(quote, start)
  if (tag.slice(end + 1) !== '>') return null
  const value = decoded(tag.slice(start, end))
  if (name === 'srcdoc') {
    const text = between(value, '<p>', '</p>')
    return text === null || /[<>]/.test(text) ? null : decoded(text)
  }
  if (name === 'href' && !value.startsWith('javascript:'))
    return percentDecoded(between(value, `/find?${field}=`, ''))
  const script = name === 'href' ? percentDecoded(between(value, 'javascript:', '')) : value
  if (script === null) return null
  const inner = script.charAt(call.length + 1)
  const text = stringOf(script.slice(call.length + 2), inner, ')')
  return script.includes('/find?') ? percentDecoded(between(text, `/find?${field}=`, '')) : text
}

const VALUES = [
  'plain',
  "it's",
  '"quoted"',
  'a&b=c',
  '<b>bold</b>',
  'back\\slash',
  '%41&lt;',
  '&#39;);x("',
  '#?/ +',
]

/** Writes hostile values into the page and reads them as a browser does. */
export default check(task, {
  option: (p, text) => {
    const names = text.match(/\w+(?=\()/g) ?? []
    return VALUES.every((v) => {
      const encoded = names.reduceRight((all, name) => ENCODERS[name]?.(all) ?? '', v)
      return (
        arrived(
          (task.ask(p).code ?? '').replace('___', () => encoded),
          p.call,
          p.field,
        ) === v
      )
    })
  },
})
