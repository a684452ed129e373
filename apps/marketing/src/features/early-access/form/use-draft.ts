import { useEffect } from 'react'
import type { UserType } from '@tryka/domain'
import { earlyDraft } from './draft-storage'
import { valuesFrom, type FormValues } from './form-values'

/** The form as it was left, and since when the next code may be asked for; 0 when none was sent. */
export interface Draft {
  values: FormValues
  resendAt: number
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The draft of this tab. */
export function readDraft(): Draft | undefined {
  const kept = earlyDraft.read()
  if (!isObject(kept) || !isObject(kept['values'])) return undefined
  return {
    values: valuesFrom(kept['values']),
    resendAt: typeof kept['resendAt'] === 'number' ? kept['resendAt'] : 0,
  }
}

/** What is in the controls goes before what was kept; the address of the page goes before both. */
export function withDraft(
  typed: FormValues,
  draft: Draft | undefined,
  type: UserType | undefined,
): FormValues {
  const kept: Record<string, unknown> = { ...draft?.values }
  const whole = Object.entries(typed).map(([field, value]) => [field, value.length > 0 ? value : kept[field]])
  const chosen = typed.userType === 'candidate' ? kept['userType'] : typed.userType
  return valuesFrom({ ...Object.fromEntries(whole), userType: type ?? chosen })
}

/** Keeps the form in this tab while it holds something. */
export function useKeptDraft(values: FormValues, resendAt: number): void {
  useEffect(() => {
    const { userType: _, interests, ...texts } = values
    if (interests.length > 0 || Object.values(texts).some(Boolean)) earlyDraft.write({ values, resendAt })
  }, [values, resendAt])
}
