/**
 * Two questions that jsdom takes its time over, answered sooner and the same.
 *
 * Of labels: whose label one is was looked for through the whole page, for each label again.
 *
 * Of styles: jsdom goes through every rule for each element whose style is looked at, which accessible names and axe do thousands of
 * times: a third of the time of every screen's spec. Nearly all rules name a tag or classes that the element has not. Here
 * rules lie by that name; the selector engine is asked about those of the element's own, as always.
 */
const cssom = require('rrweb-cssom')
const { CSSStyleDeclaration } = require('cssstyle')
const DEFAULTS = require('jsdom/lib/jsdom/browser/default-stylesheet.js')
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js')

/** Innermost brackets with what is in them: what they ask besides is left to the engine. */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g
const PSEUDO = /::?[\w-]+/g
/** What remains where splitting would read a selector otherwise than it is meant. */
const INVOLVED = /["'\\|()[\]]/

function bare(selector) {
  let [text, before] = [selector, '']
  while (text !== before) [text, before] = [text.replace(BRACKETS, ''), text]
  return text.replace(PSEUDO, '')
}

/** Tag and classes that an element must have by each alternative of a selector; null where splitting does not tell. */
const needed = new Map()
function needsOf(selector) {
  let found = needed.get(selector)
  if (found === undefined) {
    const text = bare(selector)
    found = INVOLVED.test(text)
      ? null
      : text.split(',').map((one) => {
          const last =
            one
              .trim()
              .split(/\s*[\s>+~]\s*/)
              .at(-1) ?? ''
          return {
            tag: /^[\w-]+/.exec(last)?.[0].toLowerCase(),
            classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
          }
        })
    needed.set(selector, found)
  }
  return found
}

const ANYWHERE = '*'
/** Rules of a sheet by a class, `.name`, or a tag, `name`, without which they match nothing; each with its place. */
const indexes = new WeakMap()
function indexOf(sheet) {
  let found = indexes.get(sheet)
  if (found) return found
  found = new Map()
  const rules = Array.from(sheet.cssRules).flatMap((rule) => {
    if (!rule.media) return [rule]
    return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : []
  })
  for (const [place, rule] of rules.entries()) {
    // A rule of another kind, such as a face of letters, has no selector.
    if (rule.selectorText === undefined) continue
    const alternatives = needsOf(rule.selectorText) ?? [{ classes: [] }]
    for (const { tag = ANYWHERE, classes } of alternatives) {
      const name = classes[0] === undefined ? tag : `.${classes[0]}`
      const own = found.get(name)
      if (own) own.push([place, rule])
      else found.set(name, [[place, rule]])
    }
  }
  indexes.set(sheet, found)
  return found
}
const { prototype: Sheet } = cssom.CSSStyleSheet
for (const name of ['insertRule', 'deleteRule']) {
  const change = Sheet[name]
  Sheet[name] = function (...given) {
    indexes.delete(this)
    return change.apply(this, given)
  }
}

/** Those of a sheet's rules that match, in their order. */
function matchingIn(sheet, element, names) {
  const index = indexOf(sheet)
  const near = new Map([ANYWHERE, ...names].flatMap((name) => index.get(name) ?? []))
  const may = ({ tag, classes }) =>
    (tag === undefined || names.has(tag)) && classes.every((name) => names.has(`.${name}`))
  return [...near]
    .sort(([one], [other]) => one - other)
    .flatMap(([, rule]) => {
      const alternatives = needsOf(rule.selectorText)
      const isAsked = !alternatives || alternatives.some(may)
      return isAsked && selectors.matchesDontThrow(element, rule.selectorText) ? [rule] : []
    })
}

let defaults
const styles = require('jsdom/lib/jsdom/living/helpers/style-rules.js')
// Before the window takes it from there.
styles.getDeclarationForElement = (element) => {
  const { _ownerDocument: document } = element
  document._styleCache ??= new WeakMap()
  const known = document._styleCache.get(element)
  if (known) return known
  const declaration = new CSSStyleDeclaration()
  const take = (style) => {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property)
      if (value === 'unset') declaration.removeProperty(property)
      else declaration.setProperty(property, value, style.getPropertyPriority(property))
    }
  }
  defaults ??= cssom.parse(DEFAULTS)
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/)
  const names = new Set([element.localName.toLowerCase(), ...classes.map((name) => `.${name}`)])
  for (const sheet of [defaults, ...document.styleSheets._list])
    for (const { style } of matchingIn(sheet, element, names)) take(style)
  take(element.style)
  document._styleCache.set(element, declaration)
  return declaration
}

require('jsdom')
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js')
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls.js')
const { get: controlOf } = Object.getOwnPropertyDescriptor(Label.prototype, 'control')
Object.defineProperty(Label.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for')
    const root = this.getRootNode({})
    // Apart from a document there is no list of ids.
    if (!id || root !== this._ownerDocument) return controlOf.call(this)
    const found = root.getElementById(id)
    return found && isLabelable(found) ? found : null
  },
})
