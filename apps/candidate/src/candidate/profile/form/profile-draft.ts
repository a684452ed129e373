import type { Profile, ProfileUpdate } from '@tryka/domain'
import { isMonth, WRITE_MONTH } from '../../../base/forms/month-field'
import type { Form } from '../../../base/forms/use-form'

export type ProfileDraft = Omit<ProfileUpdate, 'version'>

export interface ProfileFieldsProps {
  form: Form<ProfileDraft, ProfileDraft>
}

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
  education,
}: ProfileDraft): Partial<Record<keyof ProfileDraft | `education.${number}.graduationDate`, string>> {
  return {
    ...(name.trim() ? {} : { name: 'Add your name.' }),
    ...(/^[+\d ()./-]*$/.test(phone) ? {} : { phone: 'Use digits, spaces and + only.' }),
    ...(salaryMin !== null && !currency ? { currency: 'Choose a currency.' } : {}),
    ...Object.fromEntries(
      education.flatMap(({ graduationDate }, index) =>
        isMonth(graduationDate) ? [] : [[`education.${index}.graduationDate`, WRITE_MONTH]],
      ),
    ),
  }
}
