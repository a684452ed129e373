/**
 * Two questions that jsdom takes its time over, answered sooner and the same.
 *
 * Of labels: whose label one is was looked for through the whole page, for each label again.
 *
 * Of styles: jsdom asks its selector engine about each rule for each element whose style is looked at, which accessible names and axe
 * do thousands of times: a third of the time of every screen's spec. Nearly all rules name a tag or classes that the element
 * has not. Those are told by its name and its list of classes alone; the engine is asked about the rest, as always.
 */
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

const ask = selectors.matchesDontThrow
// Before the rules of style take it from there: they are loaded with jsdom itself.
selectors.matchesDontThrow = (element, selector) => {
  // A rule of another kind, such as a face of letters, has no selector.
  const alternatives = selector === undefined ? null : needsOf(selector)
  const may = ({ tag, classes }) =>
    (tag === undefined || tag === element.localName.toLowerCase()) &&
    classes.every((name) => element.classList.contains(name))
  return alternatives && !alternatives.some(may) ? false : ask(element, selector)
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
