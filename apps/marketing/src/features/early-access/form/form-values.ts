import {
  EXPERIENCE_LEVELS,
  FOCUS_AREAS,
  LIMITS,
  type EarlyAccessRequest,
  type ExperienceLevel,
  type UserType,
} from '@tryka/domain'

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LIMITS.message) : '')

/**
 * What the form asks for, said once: how each value is read from its control, and from storage, which anybody can edit.
 * Names and kinds are those of the request, or it does not compile.
 */
const READ = {
  userType: (value: unknown): UserType => (value === 'company' ? 'company' : 'candidate'),
  name: text,
  email: text,
  company: text,
  position: text,
  focusArea: (value: unknown): string => FOCUS_AREAS.find((area) => area === value) ?? '',
  interests: (value: unknown) => FOCUS_AREAS.filter((area) => Array.isArray(value) && value.includes(area)),
  experience: (value: unknown): ExperienceLevel | '' =>
    EXPERIENCE_LEVELS.find((level) => level === value) ?? '',
  message: text,
} satisfies Partial<Record<keyof EarlyAccessRequest, (value: unknown) => unknown>>

/** What a person types and chooses. */
export type FormValues = { [Field in keyof typeof READ]: ReturnType<(typeof READ)[Field]> }

/** The values of a form from whatever is there under their names. */
export const valuesFrom = (source: Record<string, unknown>): FormValues =>
  Object.fromEntries(Object.entries(READ).map(([field, read]) => [field, read(source[field])])) as FormValues

/** An untouched form. */
export const emptyForm = (userType: UserType): FormValues => valuesFrom({ userType })

/** The choice of a select, or none. */
export const experienceOf = READ.experience

/** What the form's controls hold, by their names: a person may have begun before the page came to life. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  return valuesFrom({ ...Object.fromEntries(data), interests: data.getAll('interests') })
}

/** The request of the signup page (specification 7). */
export const requestOf = (
  values: FormValues,
  { captchaId, captchaAnswer }: { captchaId: string | undefined; captchaAnswer: string | undefined },
): EarlyAccessRequest => ({
  ...values,
  name: values.name.trim(),
  email: values.email.trim(),
  otpVerified: true,
  ...(captchaId === undefined ? {} : { captchaId, captchaAnswer }),
})
