/**
 * So long after the last fact that a directory entry needs it appears. A choice of ours, no published figure: a person
 * does not notice it, and whoever makes profiles by the thousand waits for each.
 */
export const DIRECTORY_AFTER_MINUTES = 10

/** The kinds of facts that an entry is made of: without one of each there is nothing to find. */
export const LISTING_KINDS = ['title', 'place', 'skill'] as const
export type ListingKind = (typeof LISTING_KINDS)[number]

/** What a profile lacks before the directory shows it. */
export function missingForListing(
  { title, location, country }: { title: string; location: string; country: string | null },
  skills: number,
): ListingKind[] {
  const has: Record<ListingKind, boolean> = {
    title: title.trim() !== '',
    place: location.trim() !== '' || country !== null,
    skill: skills > 0,
  }
  return LISTING_KINDS.filter((kind) => !has[kind])
}

const NAMES: Record<ListingKind, string> = { title: 'a title', place: 'where you are', skill: 'one skill' }

/** The same in words, for the person. */
export function listingText(
  {
    missing,
    from,
    afterMinutes,
  }: {
    missing: readonly ListingKind[]
    from: string | null
    afterMinutes: number
  },
  timeOf: (iso: string) => string,
): string {
  if (from !== null) return `Companies find you in the directory from ${timeOf(from)} on.`
  const names = missing.map((kind) => NAMES[kind])
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return `Companies do not find you yet: add ${list}. The directory shows you ${afterMinutes} minutes later.`
}
