import type { Profile, ProfileUpdate } from '@tryka/domain'

export type ProfileDraft = Omit<ProfileUpdate, 'version'>
const NAMES = [
  'name',
  'title',
  'bio',
  'location',
  'metro',
  'country',
  'phone',
  'salaryMin',
  'currency',
  'types',
  'openToRemote',
  'relocateTo',
  'availability',
  'technology',
  'education',
] as const satisfies readonly (keyof ProfileDraft)[]

/** The part of a profile that the form edits. */
export const draftOf = (profile: Profile): ProfileDraft =>
  Object.fromEntries(NAMES.map((name) => [name, profile[name]])) as unknown as ProfileDraft

/** What must be put right before saving, by field. */
export function draftErrors({
  name,
  phone,
  salaryMin,
  currency,
}: ProfileDraft): Partial<Record<keyof ProfileDraft, string>> {
  return {
    ...(name.trim() ? {} : { name: 'Add your name.' }),
    ...(/^[+\d ()./-]*$/.test(phone) ? {} : { phone: 'Use digits, spaces and + only.' }),
    ...(salaryMin !== null && !currency ? { currency: 'Choose a currency.' } : {}),
  }
}
