import { lazy, startTransition, useLayoutEffect, useRef, useState, type ComponentType } from 'react'

/** True while the prerendered page comes to life; `mount` sets it. */
export const firstPage = { keepsHtml: false }

const UNTOUCHED = { __html: '' }
const NO_BOX = { display: 'contents' } as const

/**
 * Content without behaviour. On a prerendered page its HTML stays as it is and its code is never fetched; when a visitor
 * comes from another page of the site, it is loaded and rendered like anything else.
 */
export function still(load: () => Promise<ComponentType>): ComponentType {
  const Content = lazy(async () => ({ default: await load() }))
  return function Still() {
    const [kept, setKept] = useState(firstPage.keepsHtml)
    const box = useRef<HTMLDivElement>(null)
    useLayoutEffect(() => {
      // React may draw a part anew instead of taking over its HTML: then there is nothing to keep.
      if (kept && !box.current?.firstChild) startTransition(() => setKept(false))
    }, [kept])
    if (kept)
      return <div ref={box} style={NO_BOX} dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />
    return (
      <div style={NO_BOX}>
        <Content />
      </div>
    )
  }
}
