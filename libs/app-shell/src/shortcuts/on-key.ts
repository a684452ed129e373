import { isMac, shortcutsNow } from './shortcut'
import { areSingleKeysOn } from './single-keys'

/** The second of two keys is waited for this long. */
const PATIENCE_MS = 2_000

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=listbox]'

/** What has the keyboard to itself; a panel beside the page says by `data-keys` that it leaves the keys alone. */
const OVER = ['[role=dialog]:not([data-keys])', '[role=alertdialog]', '[role=menu]']
  .map((layer) => `${layer}:not([data-state=closed])`)
  .join()

const first = { stroke: '', at: 0 }

/** `j`, `?` or `mod+k`; nothing where another modifier is held. */
function strokeOf(event: KeyboardEvent): string | undefined {
  const [mod, other] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  // Where the layout has no Latin letters, the key that would bear one.
  const letter = /^[ -~]/.test(event.key) ? undefined : /^Key([A-Z])$/.exec(event.code)?.[1]
  const key = (letter ?? event.key).toLowerCase()
  // A sign may need Shift, a letter does not.
  if (other || event.altKey || (event.shiftKey && /^[a-z]/.test(key))) return undefined
  return mod ? `mod+${key}` : key
}

/** Runs the shortcut of a key, if there is one and nobody else wants the key. */
export function onKey(event: KeyboardEvent): void {
  const stroke = strokeOf(event)
  const before = event.timeStamp - first.at < PATIENCE_MS ? first.stroke : ''
  first.stroke = ''
  if (!stroke || event.defaultPrevented || event.isComposing || document.querySelector(OVER)) return
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
  if (!stroke.startsWith('mod+') && (isTyping || !areSingleKeysOn())) return
  const all = shortcutsNow().filter(({ run }) => run)
  const found = all.findLast(({ keys }) => keys === (before ? `${before} ${stroke}` : stroke))
  if (found?.run) {
    event.preventDefault()
    found.run()
  } else if (all.some(({ keys }) => keys.startsWith(`${stroke} `))) {
    first.stroke = stroke
    first.at = event.timeStamp
  }
}
