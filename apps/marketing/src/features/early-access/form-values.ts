import {
  EXPERIENCE_LEVELS,
  FOCUS_AREAS,
  type EarlyAccessRequest,
  type ExperienceLevel,
  type UserType,
} from '@tryka/domain'

export type FocusArea = (typeof FOCUS_AREAS)[number]

/** What a person types and chooses. */
export interface FormValues {
  userType: UserType
  name: string
  email: string
  company: string
  position: string
  focusArea: string
  interests: FocusArea[]
  experience: ExperienceLevel | ''
  message: string
}

/** An untouched form. */
export const emptyForm = (userType: UserType): FormValues => ({
  userType,
  name: '',
  email: '',
  company: '',
  position: '',
  focusArea: '',
  interests: [],
  experience: '',
  message: '',
})

const isExperience = (value: string): value is ExperienceLevel =>
  (EXPERIENCE_LEVELS as readonly string[]).includes(value)

/** The choice of a select, or none. */
export const experienceOf = (value: string): ExperienceLevel | '' => (isExperience(value) ? value : '')

/** What the form's controls hold, by their names: a person may have begun before the page came to life. */
export function valuesOf(form: HTMLFormElement, initial: FormValues): FormValues {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const typed = data.get('userType')
  return {
    userType: typed === 'company' || typed === 'candidate' ? typed : initial.userType,
    name: text('name'),
    email: text('email'),
    company: text('company'),
    position: text('position'),
    focusArea: text('focusArea'),
    interests: FOCUS_AREAS.filter((area) => data.getAll('interests').includes(area)),
    experience: experienceOf(text('experience')),
    message: text('message'),
  }
}

/** The request of the signup page (specification 7). */
export const requestOf = (
  values: FormValues,
  { captchaId, captchaAnswer }: { captchaId: string | undefined; captchaAnswer: string | undefined },
): EarlyAccessRequest => ({
  name: values.name.trim(),
  email: values.email.trim(),
  userType: values.userType,
  focusArea: values.focusArea,
  interests: values.interests,
  message: values.message,
  company: values.company,
  position: values.position,
  experience: values.experience,
  otpVerified: true,
  ...(captchaId === undefined ? {} : { captchaId, captchaAnswer }),
})
