/**
 * Breakpoints and preferences: media queries cannot read custom properties, so a width that recurs is named here, after
 * what gives way at it. A width of one component or one section stands there.
 */
export const slim = '@media (max-width: 360px)'
export const tight = '@media (max-width: 374px)'
export const narrow = '@media (max-width: 480px)'
export const card = '@media (max-width: 520px)'
export const phone = '@media (max-width: 560px)'
export const column = '@media (max-width: 620px)'
export const stacked = '@media (max-width: 640px)'
export const tablet = '@media (max-width: 760px)'
export const form = '@media (max-width: 860px)'
export const site = '@media (max-width: 900px)'
export const grid = '@media (max-width: 980px)'
export const compact = '@media (max-width: 1023px)'
export const strip = '@media (max-width: 1100px)'
export const split = '@media (max-width: 1180px)'
/** The same two where a panel of 26 rem stands beside the section; its frame says so by `data-beside`. */
export const stripBeside = '@media (max-width: 1516px)'
export const splitBeside = '@media (max-width: 1596px)'
export const hero = '@media (max-width: 1240px)'
export const wide = '@media (min-width: 1024px)'
/** A window so low that what stays in sight at its foot would cover what it is for: a phone on its side, 400 % zoom. */
export const low = '@media (max-height: 30rem)'
export const touch = '@media (pointer: coarse)'
export const still = '@media (prefers-reduced-motion: reduce)'
export const forced = '@media (forced-colors: active)'
