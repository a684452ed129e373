import { createContext, useContext } from 'react'

/** Inside a dialog, floating panels lie above it; elsewhere they keep their own layer. */
export const LayerContext = createContext<'page' | 'dialog'>('page')

/** The stacking order of a floating panel, as an inline style. */
export function useLayer() {
  return useContext(LayerContext) === 'dialog' ? { zIndex: 'calc(var(--z-dialog) + 1)' } : undefined
}
