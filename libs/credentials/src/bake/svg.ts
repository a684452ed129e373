import { Unreadable } from '../unreadable'
import { MAX_IMAGE } from './png-chunks'

const NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0'
const OPEN = '<openbadges:credential>'
const CLOSE = '</openbadges:credential>'
const CDATA = '<![CDATA['

/** Declaration and comments, then the tag of the drawing with its attributes. */
const HEAD =
  /^\uFEFF?(?:\s|<\?xml [^<>]*\?>|<!--(?:[^-]|-[^-])*-->)*<svg((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*>/
/** What a picture of a badge needs none of: entities, scripts, handlers, embedded pages. */
const ACTIVE =
  /<!DOCTYPE|<!ENTITY|<(?:\w+:)?(?:script|foreignObject|iframe|handler)\b|\son\w+\s*=|javascript:/i

/** The drawing with the credential right after its `svg` tag, in CDATA (Open Badges 3.0, 5.3.2). */
export function bakeSvg(svg: string, json: string): string {
  const [head, attributes = ''] = HEAD.exec(svg) ?? []
  if (!head || svg.includes('openbadges')) throw new Unreadable('The image is not a plain SVG.')
  const start = head.length - 1
  const body = `${CDATA}${json.replaceAll(']]>', `]]]]>${CDATA}>`)}]]>`
  const namespace = attributes.includes('xmlns:openbadges') ? '' : ` xmlns:openbadges="${NAMESPACE}"`
  return `${svg.slice(0, start)}${namespace}>${OPEN}${body}${CLOSE}${svg.slice(head.length)}`
}

/** The text of the one credential in an SVG; entities, scripts and a second one are refused. */
export function unbakeSvg(svg: string): string {
  if (svg.length > MAX_IMAGE) throw new Unreadable('The image is larger than 2 MiB.')
  const [head, attributes = ''] = HEAD.exec(svg) ?? []
  if (!head) throw new Unreadable(ACTIVE.test(svg) ? active : 'The image is not a plain SVG.')
  const at = svg.indexOf(OPEN, head.length)
  if (at < 0) throw new Unreadable('The image holds no credential.')
  if (svg.slice(head.length, at).trim() !== '' || !attributes.includes(`xmlns:openbadges="${NAMESPACE}"`))
    throw new Unreadable('The credential in the image is not where the format asks.')
  const [json, end] = cdata(svg, at + OPEN.length)
  const rest = svg.slice(end)
  if (rest.includes('openbadges')) throw new Unreadable('The image holds more than one credential.')
  if (ACTIVE.test(head + rest)) throw new Unreadable(active)
  return json
}

const active = 'The image holds scripts or entities, which no badge needs.'

/** The joined CDATA sections from `at` to the end of the element, and where that end is. */
function cdata(svg: string, from: number): [string, number] {
  let [at, json] = [from, '']
  const skip = () => (at += /^\s*/.exec(svg.slice(at, at + 64))?.[0].length ?? 0)
  for (skip(); svg.startsWith(CDATA, at); skip()) {
    const end = svg.indexOf(']]>', at)
    if (end < 0) break
    json += svg.slice(at + CDATA.length, end)
    at = end + 3
  }
  if (!svg.startsWith(CLOSE, at)) throw new Unreadable('The credential in the image is damaged.')
  return [json, at + CLOSE.length]
}
