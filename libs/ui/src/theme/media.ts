/** Breakpoints and preferences: media queries cannot read custom properties, so the literals live here alone. */
export const media = {
  phone: '@media (max-width: 560px)',
  stacked: '@media (max-width: 640px)',
  form: '@media (max-width: 860px)',
  site: '@media (max-width: 900px)',
  compact: '@media (max-width: 1023px)',
  strip: '@media (max-width: 1100px)',
  split: '@media (max-width: 1180px)',
  wide: '@media (min-width: 1024px)',
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
} as const
