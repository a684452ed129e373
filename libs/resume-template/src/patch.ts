const isElement = (node: ChildNode | undefined): node is Element => node?.nodeType === 1

/** The same element but for what is in it. */
const sameShell = (a: Element, b: Element): boolean => a.cloneNode(false).isEqualNode(b.cloneNode(false))

/** How many children two lists have in common, counted from the front. */
function commonLength(a: readonly ChildNode[], b: readonly ChildNode[]): number {
  const end = Math.min(a.length, b.length)
  let same = 0
  while (same < end && a[same]?.isEqualNode(b[same] ?? null)) same++
  return same
}

/**
 * Makes the content of `target` equal to that of `source` and leaves alone what is equal already, so that a browser lays
 * out anew only what a person changed. `source` stays as it is.
 */
export function patch(target: Element, source: ParentNode & Node): void {
  const [old, next] = [[...target.childNodes], [...source.childNodes]]
  const front = commonLength(old, next)
  const back = commonLength(old.slice(front).reverse(), next.slice(front).reverse())
  const gone = old.slice(front, old.length - back)
  const come = next.slice(front, next.length - back)
  const [was, is] = [gone[0], come[0]]
  if (gone.length === 1 && come.length === 1 && isElement(was) && isElement(is) && sameShell(was, is))
    return patch(was, is)
  const place = old[old.length - back] ?? null
  gone.forEach((node) => node.remove())
  come.forEach((node) => target.insertBefore(target.ownerDocument.importNode(node, true), place))
}
