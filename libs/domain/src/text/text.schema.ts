import { z } from 'zod'
import { LIMITS } from '../limits'
import { WRONG_EMAIL } from './email'

const isStorable = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value)

/** A trimmed string of at most `max` characters: well-formed Unicode without NUL, so that every database keeps it. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .refine(isStorable, 'Remove the characters that cannot be stored.')

/** Like `text`, but at least one character is left after trimming. */
export const requiredText = (max: number, message = 'Fill in this field.') =>
  text(max).refine((value) => value.length > 0, message)

/** Like `text`, but at least so many characters: a word is not an answer. */
export const longText = (min: number, max: number) =>
  text(max).refine((value) => value.length >= min, `Write at least ${min} characters.`)

/** An e-mail address as typed, trimmed. Compare addresses by `emailKey`. */
export const Email = z
  .string()
  .trim()
  .max(LIMITS.email, `Use at most ${LIMITS.email} characters.`)
  .refine(isStorable, 'Remove the characters that cannot be stored.')
  .pipe(z.email(WRONG_EMAIL))

export const Id = z.string().min(1).max(64)
export const IsoTime = z.iso.datetime()
