/** Where the builder gives way to a smaller window. */
export const widths = {
  /** The preview no longer stands beside the editor. */
  stacked: '@media (max-width: 1140px)',
  /** Above it one card holds the whole toolbar. */
  split: '@media (max-width: 1560px)',
} as const
