import { check } from '../../../checks/check'
import task from './escaped-in-context.template'
import { printedBy } from '../printed-by'

const ATTACKS = [
  '<img src=x onerror=hack()>',
  '" onfocus="hack()',
  "' onfocus='hack()",
  'x onfocus=hack()',
  'javascript:hack()',
  'hack()',
  "');hack();('",
  '</title></textarea><script>hack()</script>',
]
const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The scripts of a page, as its tokens are read: elements, event attributes and links. */
function scriptsOf(page: string): string[] {
  const scripts: string[] = []
  for (const [, name = '', inside = '', text = ''] of page.matchAll(
    /<(\w+)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']*))?)*)\s*>([^<]*)/g,
  )) {
    if (name === 'script') scripts.push(text)
    for (const [, attribute = '', double, single, bare] of inside.matchAll(
      /([^\s=>]+)=(?:"([^"]*)"|'([^']*)'|([^\s>"']*))/g,
    )) {
      const value = decoded(double ?? single ?? bare ?? '')
      if (attribute.startsWith('on')) scripts.push(value)
      if (attribute === 'href' && value.startsWith('javascript:'))
        scripts.push(value.slice('javascript:'.length))
    }
  }
  return scripts
}
const runs = (script: string): boolean => script.replace(/'(?:\\.|[^'\\])*'/g, '').includes('hack()')

/** Encodes attacks by the code that is shown, fills them in and reads the page. */
export default check(task, {
  option: (p, text) =>
    ATTACKS.some((v) => {
      const [value = ''] = printedBy(`${task.ask(p).code ?? ''}\nconsole.log(encode(v))`, { v })
      return scriptsOf(text.replace('${encode(v)}', () => value)).some(runs)
    }),
})
