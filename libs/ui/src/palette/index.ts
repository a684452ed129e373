export { Palette, type PaletteGroup, type PaletteProps } from './palette'
export type { PaletteItem } from './palette-item'
