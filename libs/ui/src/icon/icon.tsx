import type { LucideIcon } from 'lucide-react'

/** The four icon sizes: 14, 16, 18 and 22. */
export type IconSize = 'xs' | 'sm' | 'md' | 'lg'

const SIZES = {
  xs: { size: '0.875rem', strokeWidth: 2 },
  sm: { size: '1rem', strokeWidth: 1.75 },
  md: { size: '1.125rem', strokeWidth: 1.75 },
  lg: { size: '1.375rem', strokeWidth: 1.6 },
} as const

/** A line icon beside text; always decorative, so the name stays with the words next to it. */
export function Icon({
  icon: Glyph,
  size = 'md',
  className,
}: {
  icon: LucideIcon
  size?: IconSize
  className?: string
}) {
  return <Glyph {...SIZES[size]} className={className} aria-hidden="true" focusable="false" />
}
