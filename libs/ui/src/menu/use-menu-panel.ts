import { createContext, useContext, useState } from 'react'
import type * as Panel from './menu-panel'

type Parts = typeof Panel

let here: Parts | undefined
let coming: Promise<Parts> | undefined

const load = (): Promise<Parts> =>
  (coming ??= import('./menu-panel').then(
    (parts) => (here = parts),
    (error: unknown) => {
      // A line that was down may be up at the next press.
      coming = undefined
      throw error
    },
  ))

/**
 * The floating half of menus, once it has come. Placing, focus and dismissal are most of what a menu weighs, and few
 * visitors of a page open one, so it is fetched when a pointer or the focus gets near the button.
 */
export function useMenuPanel() {
  const [parts, setParts] = useState<Parts>()
  const fetchParts = () => {
    if (parts) return
    if (here) setParts(here)
    else load().then(setParts, () => undefined)
  }
  return { parts, fetchParts }
}

export const MenuPartsContext = createContext<Parts | undefined>(undefined)

/** For what stands in a menu: it is only ever drawn inside an open one. */
export function useMenuParts(): Parts {
  const parts = useContext(MenuPartsContext)
  if (!parts) throw new Error('This belongs into a Menu')
  return parts
}
