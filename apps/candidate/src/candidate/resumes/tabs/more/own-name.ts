import type { CustomSection } from '@tryka/domain'

/** What a section of one's own is called, also before it has a name. */
export const ownName = (section: Pick<CustomSection, 'name'>, index: number): string =>
  section.name.trim() || `Section ${index + 1}`
