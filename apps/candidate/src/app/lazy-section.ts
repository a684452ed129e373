import { lazy, type ComponentType } from 'react'

/** A section of a chunk of its own, which can be fetched before it is opened. */
export type LazySection = ComponentType & { fetch: () => void }

/** Comes when it is drawn, or when a hand is near what opens it. */
export function lazySection(load: () => Promise<{ default: ComponentType }>): LazySection {
  let coming: ReturnType<typeof load> | undefined
  const once = () =>
    (coming ??= load().catch((error: unknown) => {
      // A line that was down may be up at the next try.
      coming = undefined
      throw error
    }))
  return Object.assign(lazy(once), { fetch: () => void once().catch(() => undefined) })
}
