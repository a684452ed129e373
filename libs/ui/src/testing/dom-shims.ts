/** What jsdom lacks and the overlay primitives call. Harmless to call twice. */
export function installDomShims() {
  if (typeof Element === 'undefined') return
  const nothing = () => undefined
  Element.prototype.scrollIntoView ??= nothing
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= nothing
  Element.prototype.releasePointerCapture ??= nothing
  globalThis.ResizeObserver ??= class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  }
}

/** Makes `matchMedia` answer yes to the queries that contain one of the texts; returns how to undo it. */
export function stubMedia(...matching: string[]) {
  const before = window.matchMedia
  window.matchMedia = (query) => ({
    matches: matching.some((text) => query.includes(text)),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  })
  return () => {
    window.matchMedia = before
  }
}
