import type { CSSProperties } from 'react'

/** Custom properties as an inline style. */
export const cssVars = (vars: Record<`--${string}`, string>): CSSProperties => vars as CSSProperties
